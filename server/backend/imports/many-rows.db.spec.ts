import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FormValues } from '#contracts/forms/field.ts'
import type { ImportPreview } from '#contracts/imports/shapes.ts'
import { registers } from '#contracts/registers/registers.ts'
import { verifyChain } from '../history/verify-chain.ts'
import { type Tenant, withTenant } from '../platform/database/tenancy.ts'
import { client, company, employee, event } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let stage: TestBackend
let oms: Browser
let tenant: Tenant
const there = { company: 'omtanke' }
const [example] = registers.importDefinitions.examples
const inCompany = <Result>(work: Parameters<typeof withTenant<Result>>[2]) =>
  withTenant(stage.test.database, tenant, work)

beforeAll(async () => {
  stage = await startTestBackend()
  const licence = { licNr: 'WEB300400' }
  oms = await stage.signedInByBankId('oms', licence.licNr)
  const [found] = await withTenant(stage.test.database, licence, tx =>
    tx.select({ ftgKey: company.ftgKey }).from(company).where(eq(company.ftgId, 'omtanke')),
  )
  tenant = { ...licence, ftgKey: found?.ftgKey ?? '' }
  const define = (Id: string, more: FormValues) =>
    oms.ask('/impreg', { ...there, method: 'POST', body: { ...example, Kolumner: [], ...more, Id } })
  expect((await define('PER', {})).status).toBe(200)
  expect((await define('BRU', { ImpPerReg: false, ImpBrukarReg: true })).status).toBe(200)
})
afterAll(() => stage.close())

/** More than are inserted by one statement, and more than are worked on in one turn. */
const many = 620
const numbers = Array.from({ length: many }, (_, n) => String(700_001 + n))

async function send(path: string, body: object) {
  const answer = await oms.ask(`/impreg/@/${path}`, { ...there, method: 'POST', body })
  return { status: answer.status, dvCode: answer.body.dvCode, data: answer.body.data as ImportPreview }
}

/** Previews a file and stores it. Returns how many items were new, changed, unchanged and wrong. */
async function imported(Id: string, lines: readonly string[], mayStore = true) {
  const file = { Id, FileName: 'fil.csv', Content: Buffer.from(lines.join('\n')).toString('base64') }
  const { Nya, Andrade, Oforandrade, Felaktiga } = (await send('preview', file)).data
  const stored = mayStore ? await send('import', { ...file, Vantat: { Nya, Andrade, Oforandrade } }) : undefined
  return { counts: [Nya, Andrade, Oforandrade, Felaktiga], stored: stored?.status, dvCode: stored?.dvCode }
}

const told = (type: 'employee.created' | 'employee.changed' | 'register.created' | 'register.changed') =>
  inCompany(tx => tx.$count(event, and(eq(event.type, type), eq(event.ftgKey, tenant.ftgKey ?? ''))))

describe('many employees', () => {
  const lines = ['AnstNr;Fornamn;Efternamn;AnstFrom;Lon', ...numbers.map(n => `${n};Åsa;Öberg;2026-01-01;30000`)]
  const stored = () =>
    inCompany(tx =>
      tx
        .select({ number: employee.employmentNumber, salary: employee.salary, version: employee.version })
        .from(employee)
        .where(inArray(employee.employmentNumber, numbers)),
    )

  it('are stored together or not at all, and once', async () => {
    expect(await imported('PER', lines, false)).toMatchObject({ counts: [many, 0, 0, 0] })
    expect(await stored()).toEqual([])
    const wrongLast = [...lines.slice(0, -1), `${numbers.at(-1)};;Öberg;2026-01-01;30000`]
    expect(await imported('PER', wrongLast)).toEqual({ counts: [many - 1, 0, 0, 1], stored: 400, dvCode: '40081' })
    expect(await stored()).toEqual([])
    const before = await told('employee.created')
    expect(await imported('PER', lines)).toMatchObject({ counts: [many, 0, 0, 0], stored: 200 })
    expect(await stored()).toHaveLength(many)
    expect((await told('employee.created')) - before).toBe(many)
    expect(await imported('PER', lines)).toMatchObject({ counts: [0, 0, many, 0], stored: 200 })
    expect((await told('employee.created')) - before).toBe(many)
  })

  it('are changed together, each from the day of its row, beside new ones', async () => {
    const changed = numbers.map((n, at) => `${n};${31_000 + at};${at % 2 ? '2026-03-01' : '2027-03-01'}`)
    const added = '799999;31000;2026-03-01;Ny;Ek;2026-03-01'
    const heads = 'AnstNr;Lon;GallerFran'
    expect(await imported('PER', [heads, ...changed])).toMatchObject({ counts: [0, many, 0, 0], stored: 200 })
    const salaries = new Map((await stored()).map(({ number, salary }) => [number, Number(salary)]))
    // What is to come is not the salary of today.
    expect(numbers.map(n => salaries.get(n))).toEqual(numbers.map((_, at) => (at % 2 ? 31_000 + at : 30_000)))
    expect(await imported('PER', [heads, ...changed])).toMatchObject({ counts: [0, 0, many, 0], stored: 200 })
    const both = [`${heads};Fornamn;Efternamn;AnstFrom`, added, `${numbers[0]};50000;2026-03-01;Åsa;Öberg;2026-01-01`]
    expect(await imported('PER', both)).toMatchObject({ counts: [1, 1, 0, 0], stored: 200 })
  })

  it('that name a missing code are each told so', async () => {
    const lines = ['AnstNr;Avdelning', ...numbers.slice(0, 3).map((n, at) => `${n};${at === 1 ? 'FINNSEJ' : ''}`)]
    expect(await imported('PER', lines, false)).toMatchObject({ counts: [0, 0, 2, 1] })
  })
})

describe('many clients', () => {
  const clients = numbers.slice(0, 120)
  const lines = ['Brukare;Fornamn;Efternamn', ...clients.map(n => `${n};Åsa;Öberg`)]
  const stored = () => inCompany(tx => tx.$count(client, inArray(client.clientNumber, clients)))

  it('are stored together or not at all, and once', async () => {
    const before = await told('register.created')
    expect(await imported('BRU', lines, false)).toMatchObject({ counts: [120, 0, 0, 0] })
    expect(await imported('BRU', [...lines, lines[1] ?? ''])).toMatchObject({ counts: [120, 0, 0, 1], stored: 400 })
    expect([await stored(), await told('register.created')]).toEqual([0, before])
    expect(await imported('BRU', lines)).toMatchObject({ counts: [120, 0, 0, 0], stored: 200 })
    expect([await stored(), await told('register.created')]).toEqual([120, before + 120])
    const renamed = lines.map((line, at) => (at % 3 === 1 ? line.replace('Åsa', 'Eva') : line))
    expect(await imported('BRU', renamed)).toMatchObject({ counts: [0, 40, 80, 0], stored: 200 })
  })
})

it('the history is one chain after imports', async () => {
  const { breaks } = await withTenant(stage.test.database, tenant, tx => verifyChain(tx, tenant.licNr))
  expect(breaks).toEqual([])
})
