import { and, desc, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { type Right, rightsWhere } from '#contracts/rights/catalogue.ts'
import { rightsIn } from '#contracts/rights/grants.ts'
import type { ManagedRightsGroup } from '#contracts/rights-groups/shapes.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { openSocket } from '../platform/live/testing.ts'
import { event, rightsGroup, userAccount } from '../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
let lena: Browser
beforeAll(async () => {
  server = await startTestBackend()
  lena = await server.signedIn('lic')
})
afterAll(() => server.close())

const company = 'nordsken'
const tree = (...granted: Right[]) => rightsWhere(right => granted.includes(right))
const ask = (browser: Browser, path = '', method = 'GET', body?: unknown) =>
  browser.ask(`/userRightsGroups${path}`, { method, company, ...(body !== undefined && { body }) })
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).body.dvCode
const groups = async () => (await ask(lena)).body.data as ManagedRightsGroup[]
const within = <Result>(work: (tx: Transaction) => Promise<Result>, licNr = 'WEB100200') =>
  withTenant(server.test.database, { licNr }, work)
const give = (login: string, group: string | null) =>
  within(tx => tx.update(userAccount).set({ rightsGroup: group }).where(eq(userAccount.login, login)))
const lastEvent = () =>
  within(async tx => {
    const [last] = await tx
      .select()
      .from(event)
      .where(like(event.type, 'rights-group.%'))
      .orderBy(desc(event.seq))
      .limit(1)
    return last
  })

/** Creates a group as the licence user, and returns it. */
async function created(BenText: string, ...granted: Right[]): Promise<ManagedRightsGroup> {
  const { status, body } = await ask(lena, '', 'POST', { BenText, Rights: tree(...granted) })
  expect(status).toBe(200)
  return body.data as ManagedRightsGroup
}
const change = (browser: Browser, { Id, ...group }: ManagedRightsGroup, more: object = {}) => {
  const { BenText, Rights, Version } = group
  return ask(browser, `/${Id}`, 'PUT', { BenText, Rights, Version, ...more })
}

/** A person who manages the groups, and may otherwise only see the calendar. */
async function manager(): Promise<{ readonly browser: Browser; readonly group: ManagedRightsGroup }> {
  const group = await created(
    `Gruppansvariga ${Math.trunc(performance.now() * 1000)}`,
    'Settings.UserRightsGroups.Read',
    'Settings.UserRightsGroups.Write',
    'Kalendarie.Read',
  )
  await give('grupp', group.Id)
  return { browser: await server.signedIn('grupp'), group }
}

describe('the list of rights groups', () => {
  it('has the standard groups, then the own by name in Swedish order, with the number that have each', async () => {
    await created('Övriga')
    await created('Ärenden')
    const found = await groups()
    expect(found.slice(0, 3).map(({ Id, IsStandard, Version }) => [Id, IsStandard, Version])).toEqual([
      ['STDUSER', true, 0],
      ['STDREAD', true, 0],
      ['WEBLONHUVATTESTUSER', true, 0],
    ])
    const own = found.slice(3).map(({ BenText }) => BenText)
    expect(own).toEqual(own.toSorted((a, b) => a.localeCompare(b, 'sv')))
    expect(own.slice(-2)).toEqual(['Ärenden', 'Övriga'])
    expect(found.find(({ Id }) => Id === 'STDREAD')?.Users).toBe(1)
    expect(found.find(({ BenText }) => BenText === 'Tidrapportörer')?.Users).toBe(1)
  })

  it('is refused without the right, and without Plus even to a licence user', async () => {
    expect(await codeOf(ask(await server.signedIn('ftg2')))).toBe(errors.rightMissing.dvCode)
    await withTenant(server.test.database, { licNr: 'WEB500600' }, tx =>
      tx.update(userAccount).set({ role: 'LIC' }).where(eq(userAccount.login, 'baga')),
    )
    const baga = await server.signedIn('baga')
    for (const [path, method, body] of [
      ['', 'GET', undefined],
      ['/STDREAD/users', 'GET', undefined],
      ['', 'POST', { BenText: 'Ny', Rights: tree() }],
      ['/x', 'PUT', { BenText: 'Ny', Rights: tree(), Version: 1 }],
      ['/x', 'DELETE', undefined],
    ] as const) {
      const refused = await baga.ask(`/userRightsGroups${path}`, { method, company: 'surdegen', ...(body && { body }) })
      expect([path, method, refused.body.dvCode]).toEqual([path, method, errors.rightMissing.dvCode])
    }
  })

  it('is not writable with the right to read alone', async () => {
    const { browser, group } = await manager()
    await change(lena, group, { Rights: tree('Settings.UserRightsGroups.Read') })
    expect((await ask(browser)).status).toBe(200)
    expect(await codeOf(ask(browser, '', 'POST', { BenText: 'Ny', Rights: tree() }))).toBe(errors.rightMissing.dvCode)
    expect(await codeOf(ask(browser, `/${group.Id}`, 'DELETE'))).toBe(errors.rightMissing.dvCode)
  })
})

describe('a new group', () => {
  it('is stored with its rights and told', async () => {
    const group = await created('Butikschefer', 'Kalendarie.Read', 'Payslips.Read', 'Payslips.Attest')
    expect((await groups()).find(({ Id }) => Id === group.Id)).toEqual(group)
    expect(rightsIn(group.Rights)).toEqual(['Kalendarie.Read', 'Payslips.Read', 'Payslips.Attest'])
    expect(await lastEvent()).toMatchObject({
      type: 'rights-group.created',
      actor: 'lic',
      ftgKey: null,
      payload: { group: group.Id, name: 'Butikschefer' },
    })
  })

  it.each([
    ['', 'Namn är obligatoriskt.'],
    ['   ', 'mellanslag'],
    ['x'.repeat(61), 'max 60'],
    ['STDUSER', 'standardgrupps'],
    ['läsanvändare', 'standardgrupps'],
    ['TIDRAPPORTÖRER', 'Det finns redan'],
  ])('is refused the name ”%s”', async (BenText, message) => {
    const { body } = await ask(lena, '', 'POST', { BenText, Rights: tree() })
    expect(body).toMatchObject({
      dvCode: errors.fieldsRefused.dvCode,
      fields: { BenText: expect.stringContaining(message) },
    })
  })

  it('has a name of 60 characters, and of two at once with one name one is refused', async () => {
    await created('x'.repeat(60))
    const both = await Promise.all(['Lika', 'lika'].map(BenText => ask(lena, '', 'POST', { BenText, Rights: tree() })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('may not write what it may not read', async () => {
    const { body } = await ask(lena, '', 'POST', { BenText: 'Skrivare', Rights: tree('Kalendarie.Write') })
    expect(body).toMatchObject({
      dvCode: errors.fieldsRefused.dvCode,
      fields: { Rights: expect.stringContaining('Kalendarium: Läs') },
    })
  })

  it('has no right that its creator lacks', async () => {
    const { browser } = await manager()
    const made = (...granted: Right[]) =>
      ask(browser, '', 'POST', { BenText: `Grupp med ${granted}`, Rights: tree(...granted) })
    expect((await made('Kalendarie.Read')).status).toBe(200)
    const { body } = await made('Kalendarie.Read', 'Payslips.Read')
    expect(body).toMatchObject({
      dvCode: errors.rightsGroupExceeds.dvCode,
      message: expect.stringContaining('Lönebesked: Läs'),
    })
  })
})

describe('a changed group', () => {
  it('takes effect on the API at once, and is told to those who have it within a second', async () => {
    const { browser, group } = await manager()
    const live = openSocket(server.backend, { cookie: browser.cookie })
    await live.caughtUp()
    const before = performance.now()
    const { status, body } = await change(lena, group, { Rights: tree('Kalendarie.Read') })
    expect([status, (body.data as ManagedRightsGroup).Version]).toEqual([200, 2])
    expect(await codeOf(ask(browser))).toBe(errors.rightMissing.dvCode)
    await expect.poll(() => live.events().map(({ event }) => event)).toContain('USERRIGHTSGROUPS_USER_SETTINGS_UPDATED')
    expect(performance.now() - before).toBeLessThan(1000)
    expect(await lastEvent()).toMatchObject({
      type: 'rights-group.changed',
      payload: {
        removed: ['Settings.UserRightsGroups.Read', 'Settings.UserRightsGroups.Write'],
        added: [],
        version: 2,
      },
    })
    live.socket.terminate()
  })

  it('tells nobody that their rights have changed when only its name has', async () => {
    const group = await created('Före')
    await change(lena, group, { BenText: 'Efter' })
    expect(await lastEvent()).toMatchObject({
      type: 'rights-group.renamed',
      payload: { name: 'Efter', before: 'Före' },
    })
  })

  it('is unchanged, without an event, when nothing differs', async () => {
    const group = await created('Oförändrad', 'Kalendarie.Read')
    const last = await lastEvent()
    expect((await change(lena, group)).body.data).toMatchObject({ Version: 1 })
    expect((await lastEvent())?.seq).toBe(last?.seq)
  })

  it('is not overwritten by who has seen an older version, also of two at once', async () => {
    const group = await created('Tävlan')
    const both = await Promise.all(
      (['Kalendarie.Read', 'Tidrapport.Read'] as const).map(right => change(lena, group, { Rights: tree(right) })),
    )
    expect(both.map(({ body }) => body.dvCode)).toContain(errors.versionConflict.dvCode)
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('gives nobody more than they have, their own group least of all, but keeps and removes what it has', async () => {
    const { browser, group } = await manager()
    const more = tree(
      'Settings.UserRightsGroups.Read',
      'Settings.UserRightsGroups.Write',
      'Kalendarie.Read',
      'Kalendarie.Write',
    )
    expect(await codeOf(change(browser, group, { Rights: more }))).toBe(errors.rightsGroupExceeds.dvCode)
    const other = await created('Lönechefer', 'Payslips.Read', 'Payslips.Write', 'Payslips.Payout')
    const kept = await change(browser, other, { Rights: tree('Payslips.Read', 'Payslips.Write', 'Kalendarie.Read') })
    expect(kept.status).toBe(200)
    const back = { ...(kept.body.data as ManagedRightsGroup), Rights: other.Rights }
    expect(await codeOf(change(browser, back))).toBe(errors.rightsGroupExceeds.dvCode)
  })

  it('is not a standard group, nor one of another licence', async () => {
    const [other] = await within(tx => tx.select().from(rightsGroup), 'WEB300400')
    const body = { BenText: 'Min nu', Rights: tree(), Version: 1 }
    for (const id of ['STDREAD', other?.id ?? '']) {
      expect(await codeOf(ask(lena, `/${id}`, 'PUT', body))).toBe(errors.rightsGroupMissing.dvCode)
      expect(await codeOf(ask(lena, `/${id}`, 'DELETE'))).toBe(errors.rightsGroupMissing.dvCode)
    }
    expect(await codeOf(ask(lena, `/${other?.id}/users`))).toBe(errors.rightsGroupMissing.dvCode)
  })
})

describe('a removed group', () => {
  it('is one that nobody has; else the answer says who has it', async () => {
    const group = await created('Till salu')
    await within(tx =>
      tx
        .update(userAccount)
        .set({ rightsGroup: group.Id })
        .where(inArray(userAccount.login, ['ftg', 'ftg2', 'las', 'attest'])),
    )
    const { body } = await ask(lena, `/${group.Id}`, 'DELETE')
    expect(body).toMatchObject({
      dvCode: errors.rightsGroupInUse.dvCode,
      message: expect.stringMatching(/4 användare.* och 1 till/),
    })
    await within(tx =>
      tx
        .update(userAccount)
        .set({ rightsGroup: 'STDUSER' })
        .where(and(eq(userAccount.rightsGroup, group.Id))),
    )
    expect((await ask(lena, `/${group.Id}`, 'DELETE')).status).toBe(200)
    expect((await groups()).map(({ Id }) => Id)).not.toContain(group.Id)
    expect(await lastEvent()).toMatchObject({ type: 'rights-group.removed', payload: { name: 'Till salu' } })
  })

  it('is given to nobody by the database afterwards, and none that somebody has is removed by it', async () => {
    const group = await created('Borttagen')
    await ask(lena, `/${group.Id}`, 'DELETE')
    const refused = { cause: { constraint: 'user_account_own_rights_group' } }
    await expect(give('per', group.Id)).rejects.toMatchObject(refused)
    const used = await created('Kvar')
    await give('per', used.Id)
    await expect(within(tx => tx.delete(rightsGroup).where(eq(rightsGroup.id, used.Id)))).rejects.toMatchObject(refused)
    await give('per', null)
  })
})

describe('the users of a group', () => {
  it('are listed by name, searched and paged, of a standard group too', async () => {
    const users = async (id: string, pagination: object) =>
      (await lena.ask(`/userRightsGroups/${id}/users`, { company, pagination })).body.data
    await give('las', 'STDREAD')
    expect(await users('STDREAD', {})).toMatchObject([{ Login: 'las', Roll: expect.any(String) }])
    expect(await users('STDUSER', { searchTerm: 'ftg2' })).toMatchObject([{ Login: 'ftg2' }])
    expect(await users('STDUSER', { perPage: 1, pageNum: 2, sortBy: 'Login' })).toHaveLength(1)
  })
})
