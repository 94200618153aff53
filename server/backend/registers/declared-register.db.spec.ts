import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { header } from '#contracts/headers.ts'
import type { ProviderState } from '#contracts/outcomes/provider-state.ts'
import { describedCalls } from '#contracts/pact/interactions.ts'
import { states } from '#contracts/pact/states.ts'
import { registers } from '#contracts/registers/registers.ts'
import { encodeQuery } from '#contracts/wire.ts'
import { actFor, withSystem, withTenant } from '../platform/database/tenancy.ts'
import { company, event } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { registerStore } from './register-store.ts'

// Specs of a worker share their modules: none may be the one of another register, before or after.
vi.hoisted(() => vi.resetModules())
/** A register with every feature, declared by this spec alone. */
vi.mock('#contracts/registers/product-groups.ts', () => import('#tests/harness/declared-register.ts'))

const path = '/provposter'
const there = { company: 'nordsken' }

let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend({ pactStates: true })
  adm = await stage.signedIn('adm')
})
afterAll(async () => {
  vi.doUnmock('#contracts/registers/product-groups.ts')
  vi.resetModules()
  await stage.close()
})

const ask = (method: string, at: string, body?: object) => adm.ask(path + at, { ...there, method, body })
const item = (ProvKod: string, more: object = {}) => ({
  ProvKod,
  BenText: ProvKod,
  Over: '',
  Slag: 'VARA',
  Pris: 1,
  Dagar: [],
  Konto: '',
  Rader: [],
  GallerFrom: '1899-12-30',
  Aktiv: true,
  LockStandard: false,
  ...more,
})
const add = async (...items: object[]) => {
  for (const each of items) expect((await ask('POST', '', each)).status).toBe(200)
}
const refusals = async (batch: object[]) =>
  ((await ask('PUT', '/@/change', batch)).body.data as { errors: { index: number; message: string }[] }).errors
const values = async (code: string) =>
  ((await ask('GET', `/${code}`)).body.data as { Values: Record<string, unknown> } | undefined)?.Values

/** Adds a standard item as the creation of a company does: no call can. */
const addStandard = (code: string) =>
  withTenant(stage.test.database, { licNr: 'WEB100200' }, async tx => {
    const [nordsken] = await tx.select().from(company).where(eq(company.ftgId, 'nordsken'))
    await actFor(tx, { licNr: 'WEB100200', ftgKey: nordsken?.ftgKey ?? '' })
    await registerStore(registers.productGroups).add(tx, item(code, { LockStandard: true }))
  })

/** Sets up a provider state, and returns the cookie of its session. */
async function stateOf({ name: state, params = {} }: ProviderState): Promise<string | undefined> {
  const answer = await fetch(`${stage.backend.url}/_pact/states`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state, params }),
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { Cookie?: string }).Cookie
}

describe('the declared register', () => {
  it.each(
    describedCalls()
      .filter(({ name }) => name.startsWith('productGroups.'))
      .flatMap(({ name, call, outcomes }) =>
        outcomes
          .filter(({ request, given }) => !request.without && request.key === undefined && given.length > 0)
          .map(outcome => [name, outcome.name, call, outcome] as const),
      ),
  )('%s answers as its outcomes say: %s', async (_name, _outcome, call, { given, request, answer }) => {
    let cookie = ''
    // The spec has a clock of its own, which the sessions of the other tests go by.
    for (const each of given) if (each.name !== states.time().name) cookie = (await stateOf(each)) ?? cookie
    const params = (request.params ?? {}) as Record<string, string>
    const at = call.path.replaceAll(/\{(\w+)\}/g, (_, each: string) => encodeURIComponent(params[each] ?? ''))
    const { body, pagination, fields, filter, scope } = request
    const made = await adm.ask(at + encodeQuery({ pagination, fields, filter }), {
      method: call.method,
      body,
      headers: { cookie },
      ...(scope?.FtgId ? { company: scope.FtgId } : {}),
    })
    if ('error' in answer) {
      expect([made.status, made.body.dvCode]).toEqual([answer.error.status, answer.error.dvCode])
    } else {
      expect([made.status, made.body.message]).toEqual([200, undefined])
      expect(made.body.data).toEqual(answer.data)
    }
  })
})

describe('the fields of a list', () => {
  it('are the requested ones of each row, in the same order and number of rows', async () => {
    await add(item('F1', { Pris: 7 }), item('F2'))
    const { body, headers } = await ask(
      'GET',
      `?fields=Pris,ProvKod&pagination=${encodeURIComponent('{"searchTerm":"F"}')}`,
    )
    expect(body.data).toEqual([
      { ProvKod: 'F1', Pris: 7 },
      { ProvKod: 'F2', Pris: 1 },
    ])
    expect(headers.get(header.paginationInfo)).toBe('{"totalRows":2}')
  })

  it.each([
    ['Saknas', 'Svaret har inget fält ”Saknas”.'],
    ['ProvKod,', 'Svaret har inget fält ””.'],
    ['', 'Svaret har inget fält ””.'],
    ['Ny', 'Svaret har inget fält ”Ny”.'],
    ['toString', 'Svaret har inget fält ”toString”.'],
  ])('are refused by name: %s', async (fields, message) => {
    const { status, body } = await ask('GET', `?fields=${fields}`)
    expect([status, body.dvCode, body.message]).toEqual([400, errors.invalidRequest.dvCode, message])
  })

  it('are of lists only', async () => {
    expect((await ask('GET', '/F1?fields=BenText')).status).toBe(400)
  })
})

describe('a batch change', () => {
  it('changes each item or names it with the reason, and nothing half', async () => {
    await add(item('B1'), item('B2'), item('B3'), item('B4'))
    await addStandard('BSTD')
    await ask('PUT', '/B2', { Version: 1, Values: { BenText: 'Annans' } })
    const preset = { Slag: 'TJÄNST', Aktiv: false }
    const found = await refusals([
      { ProvKod: 'B1', Version: 1, ...preset },
      { ProvKod: 'B2', Version: 1, ...preset },
      { ProvKod: 'FINNSINTE', Version: 1, ...preset },
      { ProvKod: 'BSTD', Version: 1, ...preset },
      { ProvKod: 'B3', Version: 1, ...preset, BenText: '' },
      { ProvKod: 'B4', Version: 1, ...preset },
    ])
    expect(found).toEqual([
      { index: 1, message: 'Posten har ändrats av någon annan sedan listan visades.' },
      { index: 2, message: errors.registerItemMissing.message },
      { index: 3, message: errors.registerItemLocked.message },
      { index: 4, message: 'Benämning är obligatoriskt.' },
    ])
    for (const code of ['B1', 'B4']) expect(await values(code)).toEqual(item(code, preset))
    expect(await values('B2')).toEqual(item('B2', { BenText: 'Annans' }))
    expect(await values('B3')).toEqual(item('B3'))
  })

  it('takes no key, flag of standard items or unknown field as a value', async () => {
    for (const wrong of [{ LockStandard: true }, { Saknas: 1 }, { Ny: true }, { Version: undefined }])
      expect((await ask('PUT', '/@/change', [{ ProvKod: 'B1', Version: 2, ...wrong }])).status).toBe(400)
    expect(await values('B1')).toMatchObject({ LockStandard: false })
  })

  it('tells other browsers and the history of each changed item, and of no other', async () => {
    const changed = async () =>
      (await withSystem(stage.test.database, tx => tx.select().from(event).where(eq(event.type, 'register.changed'))))
        .map(({ payload }) => payload)
        .filter(({ key }) => String(key).startsWith('H'))
    await add(item('H1'), item('H2'))
    await refusals([
      { ProvKod: 'H1', Version: 1, Pris: 9 },
      { ProvKod: 'H2', Version: 5, Pris: 9 },
      { ProvKod: 'H1', Version: 2, Pris: 9 },
    ])
    expect(await changed()).toEqual([
      { register: 'productGroups', key: 'H1', name: 'H1', version: 2, fields: ['Pris'] },
    ])
  })
})

describe('a standard item', () => {
  it('is neither changed nor removed, alone or in a batch, and cannot be made by a call', async () => {
    await addStandard('LAST')
    const locked = [errors.registerItemLocked.status, errors.registerItemLocked.dvCode]
    const asked = async (method: string, body?: object) => {
      const answer = await ask(method, '/LAST', body)
      return [answer.status, answer.body.dvCode]
    }
    expect(await asked('PUT', { Version: 1, Values: { BenText: 'Ny' } })).toEqual(locked)
    expect(await asked('PUT', { Version: 1, Values: { LockStandard: false } })).toEqual(locked)
    expect(await asked('DELETE')).toEqual(locked)
    expect((await ask('PUT', '/@/remove', [{ ProvKod: 'LAST' }])).body.data).toMatchObject({ errors: [{ index: 0 }] })
    const rows = (await ask('GET', '')).body.data as Record<string, unknown>[]
    expect(rows.find(({ ProvKod }) => ProvKod === 'LAST')).toMatchObject({ CanDelete: false, LockStandard: true })
    const made = await ask('POST', '', item('EGEN', { LockStandard: true }))
    expect(made.body).toMatchObject({ fields: { LockStandard: 'Standardposter följer med programmet.' } })
    await add(item('EGEN'))
    const changed = await ask('PUT', '/EGEN', { Version: 1, Values: { LockStandard: true } })
    expect(changed.body).toMatchObject({ fields: { LockStandard: expect.any(String) } })
  })
})

describe('a tree', () => {
  it('refuses at the field what is missing, the item itself and a circle', async () => {
    await add(item('T1'), item('T2', { Over: 'T1' }), item('T3', { Over: 'T2' }))
    const move = async (code: string, Over: string) =>
      (await ask('PUT', `/${code}`, { Version: 1, Values: { Over } })).body
    expect(await move('T1', 'T1')).toMatchObject({ fields: { Over: 'Posten kan inte ligga under sig själv.' } })
    expect(await move('T1', 'T3')).toMatchObject({ fields: { Over: 'T3 ligger själv under T1. Välj en annan post.' } })
    expect(await move('T1', 'BORTA')).toMatchObject({
      fields: { Over: 'Ligger under BORTA finns inte. Välj en i listan.' },
    })
    expect((await ask('POST', '', item('T4', { Over: 'T4' }))).body).toMatchObject({
      fields: { Over: expect.any(String) },
    })
    expect(await move('T3', 'T1')).toEqual({ data: { Version: 2 } })
  })

  it('keeps an item with others below it, and says so beforehand', async () => {
    const gone = await ask('DELETE', '/T1')
    expect([gone.status, gone.body.message]).toEqual([
      errors.registerItemInUse.status,
      'T1 används av 2 underordnade poster och kan inte tas bort.',
    ])
    const rows = (await ask('GET', '')).body.data as Record<string, unknown>[]
    const free = (code: string) => rows.find(({ ProvKod }) => ProvKod === code)?.CanDelete
    expect([free('T1'), free('T2'), free('T3')]).toEqual([false, true, true])
    expect((await ask('GET', '/T1')).body.data).toMatchObject({
      UsedBy: [{ Text: 'underordnade poster', Antal: 2, Register: 'productGroups', Falt: 'Over' }],
    })
  })

  it('of two that move below each other at once, one stays', async () => {
    await add(item('R1'), item('R2'))
    const moves = await Promise.all(
      [
        ['R1', 'R2'],
        ['R2', 'R1'],
      ].map(([code, Over]) => ask('PUT', `/${code}`, { Version: 1, Values: { Over } })),
    )
    expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('of an item that is removed while another is added below it, one stays as it was', async () => {
    await add(item('Q1'))
    const [removed, added] = await Promise.all([ask('DELETE', '/Q1'), ask('POST', '', item('Q2', { Over: 'Q1' }))])
    expect([removed.status, added.status].toSorted()).not.toEqual([200, 200])
  })
})
