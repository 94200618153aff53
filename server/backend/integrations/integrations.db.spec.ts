import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, fillPath } from '#contracts/call.ts'
import { catalogue } from '#contracts/catalogue.ts'
import type { ApiError } from '#contracts/common-errors.ts'
import { downloads } from '#contracts/downloads.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { exampleNewIntegration } from '#contracts/integrations/examples.ts'
import { integrationScopes, isOpenToKeys } from '#contracts/integrations/scopes.ts'
import type { Integration, NewIntegration } from '#contracts/integrations/shapes.ts'
import { describedCalls } from '#contracts/pact/interactions.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { exampleNewSalaryYear } from '#contracts/salary-years/examples.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { company, event, idempotencyKey, integration, integrationSecret, rightsGroup } from '../tables/schema.ts'
import { type Asking, type Browser, browserOf, startTestBackend, type TestBackend } from '../testing.ts'

const licNr = 'WEB100200'
let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())

const answered = ({ status, body }: { status: number; body: { dvCode?: string | undefined } }) => [status, body.dvCode]
const refused = ({ status, dvCode }: ApiError) => [status, dvCode]
const fine = [200, undefined]
const inCompany = { company: 'nordsken' }

const drawn = () => {
  const key = `avl_${randomBytes(32).toString('base64url')}`
  return { key, Secret: { Prefix: key.slice(0, 12), Hash: createHash('sha256').update(key).digest('hex') } }
}

/** Creates an integration, and returns it with its key. */
async function made(form: Partial<NewIntegration> = {}, by = adm) {
  const { key, Secret } = drawn()
  const body = { ...exampleNewIntegration, ...form, Secret }
  const { status, body: answer } = await by.ask('/integrations', { ...inCompany, method: 'POST', body })
  expect([status, answer.message]).toEqual([200, undefined])
  const { IntegrationID } = answer.data as { IntegrationID: string }
  const found = (await listed(by)).find(one => one.IntegrationID === IntegrationID)
  return { key, ...(found as Integration) }
}

/** Sends a request with a key and no cookies. */
const withKey = (key: string, path: string, asking: Asking = {}, address = '203.0.113.9', node = stage.backend) =>
  browserOf(node, address).ask(path, { ...asking, headers: { ...asking.headers, authorization: `Bearer ${key}` } })

const staff = (key: string, FtgId = 'nordsken', node = stage.backend) =>
  withKey(key, '/perlista', { company: FtgId, year: 2026 }, undefined, node)
const change = (one: Integration, body: object, by = adm) =>
  by.ask(`/integrations/${one.IntegrationID}`, { ...inCompany, method: 'PUT', body })
const formOf = ({ Namn, Beskrivning, Scopes, AllCompanies, Companies, ExpiresOn, Version }: Integration) => ({
  Namn,
  Beskrivning,
  Scopes,
  AllCompanies,
  Companies,
  ExpiresOn,
  Version,
})
const revoke = (one: Integration, by = adm) =>
  by.ask(`/integrations/${one.IntegrationID}`, { ...inCompany, method: 'DELETE' })
const rotate = (one: Integration, EndsAtOnce: boolean, by = adm) => {
  const { key, Secret } = drawn()
  return by
    .ask(`/integrations/${one.IntegrationID}/rotate`, { ...inCompany, method: 'POST', body: { Secret, EndsAtOnce } })
    .then(answer => ({ key, answer }))
}
const listed = async (by = adm) => (await by.ask('/integrations', inCompany)).body.data as Integration[]

describe('a key', () => {
  it('is accepted as a session is, with its rights and its companies only', async () => {
    const { key } = await made()
    expect(answered(await staff(key))).toEqual(fine)
    expect(answered(await staff(key, 'akvarell'))).toEqual(refused(errors.companyMissing))
    // Of another licence.
    expect(answered(await staff(key, 'omtanke'))).toEqual(refused(errors.companyMissing))
    expect(answered(await withKey(key, '/infopanel/employees', { ...inCompany, year: 2026 }))).toEqual(
      refused(errors.rightMissing),
    )
    const list = await withKey(key, '/companyList')
    expect((list.body.data as { FtgId: string }[]).map(({ FtgId }) => FtgId)).toEqual(['nordsken'])
    expect(answered(await withKey(key, '/companyInfo/zenit'))).toEqual(refused(errors.companyMissing))
  })

  it('opens the files and prints of its companies as a session does, but not the history', async () => {
    const { key } = await made()
    const file = async (path: string, company: string, authorization = `Bearer ${key}`) => {
      const headers = { [header.marker]: markerValue, [header.company]: company, [header.salaryYear]: '2026' }
      const answer = await fetch(stage.backend.url + path, { headers: { ...headers, authorization } })
      return [answer.status, answer.ok ? undefined : ((await answer.json()) as { dvCode: string }).dvCode]
    }
    for (const { path } of [downloads.payrollCalendar, downloads.payrollDates]) {
      expect(await file(path, 'nordsken')).toEqual(fine)
      expect(await file(path, 'akvarell')).toEqual(refused(errors.companyMissing))
      expect(await file(path, 'omtanke')).toEqual(refused(errors.companyMissing))
      expect(await file(path, 'nordsken', `Bearer ${key}x`)).toEqual(refused(errors.keyRefused))
    }
    expect(await file(downloads.eventHistory.path, 'nordsken')).toEqual(refused(errors.integrationRefused))
  })

  it('of all companies opens each of the licence, but none that requires an SMS code', async () => {
    const { key } = await made({ AllCompanies: true, Companies: [] })
    expect(answered(await staff(key, 'zenit'))).toEqual(fine)
    expect(answered(await staff(key, 'omtanke'))).toEqual(refused(errors.companyMissing))
    const require = (requiresSms: boolean) =>
      withTenant(stage.test.database, { licNr }, tx =>
        tx.update(company).set({ requiresSms }).where(eq(company.ftgId, 'zenit')),
      )
    await require(true)
    expect(answered(await staff(key, 'zenit'))).toEqual(refused(errors.companyMissing))
    expect((await withKey(key, '/companyInfo/zenit')).body.data).toEqual({ requireSMSVerification: true })
    await require(false)
  })

  it('is refused at once when it is revoked, on every node', async () => {
    const other = await stage.another()
    const one = await made()
    expect(answered(await staff(one.key, 'nordsken', other))).toEqual(fine)
    expect(answered(await revoke(one))).toEqual(fine)
    expect(answered(await staff(one.key, 'nordsken', other))).toEqual(refused(errors.keyRefused))
    expect(answered(await staff(one.key))).toEqual(refused(errors.keyRefused))
    // For good.
    expect(answered((await rotate(one, true)).answer)).toEqual(refused(errors.integrationRevoked))
    expect(answered(await change(one, formOf({ ...one, Version: one.Version + 1 })))).toEqual(
      refused(errors.integrationRevoked),
    )
  })

  it('works 24 hours after it is replaced, or ends at once', async () => {
    const one = await made()
    const second = await rotate(one, false)
    const until = new Date(stage.clock.now().getTime() + 24 * 3_600_000).toISOString()
    expect((await listed()).find(each => each.IntegrationID === one.IntegrationID)).toMatchObject({
      Prefix: second.key.slice(0, 12),
      OldKeyUntil: until,
    })
    expect(answered(await staff(one.key))).toEqual(fine)
    expect(answered(await staff(second.key))).toEqual(fine)
    const third = await rotate(one, true)
    for (const key of [one.key, second.key]) expect(answered(await staff(key))).toEqual(refused(errors.keyRefused))
    const fourth = await rotate(one, false)
    stage.clock.pass(24 * 60 - 1)
    expect(answered(await staff(third.key))).toEqual(fine)
    stage.clock.pass(1)
    expect(answered(await staff(third.key))).toEqual(refused(errors.keyRefused))
    expect(answered(await staff(fourth.key))).toEqual(fine)
    adm = await stage.signedIn('adm')
  })

  it('ends after its last day', async () => {
    const today = stage.clock.now().toISOString().slice(0, 10)
    const one = await made({ ExpiresOn: today })
    expect(answered(await staff(one.key))).toEqual(fine)
    stage.clock.pass(24 * 60)
    expect(answered(await staff(one.key))).toEqual(refused(errors.keyRefused))
    adm = await stage.signedIn('adm')
    expect((await listed()).find(each => each.IntegrationID === one.IntegrationID)?.Status).toBe('EXPIRED')
  })

  it('is stored as a hash alone, and stands in no event, stored answer or log', async () => {
    const one = await made({ Namn: 'Hemligheten' })
    const second = await rotate(one, false)
    await staff(second.key)
    const { database } = stage.test
    const rows = await withSystem(database, async tx => [
      await tx.select().from(integration),
      await tx.select().from(integrationSecret),
      await tx.select().from(event),
      await tx.select().from(idempotencyKey),
    ])
    const stored = JSON.stringify(rows) + stage.logged.join('')
    for (const key of [one.key, second.key]) {
      expect(stored).toContain(createHash('sha256').update(key).digest('hex'))
      expect(stored).not.toContain(key.slice(12))
    }
  })

  it('changes what the integration says from the next request on', async () => {
    const one = await made()
    const changed = await change(one, { ...formOf(one), Companies: ['akvarell'] })
    expect(changed.body.data).toEqual({ Version: 2 })
    expect(answered(await staff(one.key))).toEqual(refused(errors.companyMissing))
    expect(answered(await staff(one.key, 'akvarell'))).toEqual(fine)
    expect(answered(await change(one, formOf(one)))).toEqual(refused(errors.versionConflict))
  })

  it('notes its last use, at most once a minute', async () => {
    const one = await made()
    const used = async () => (await listed()).find(each => each.IntegrationID === one.IntegrationID)
    expect(await used()).toMatchObject({ LastUsedAt: null, LastUsedFrom: null })
    await staff(one.key)
    const first = stage.clock.now().toISOString()
    expect(await used()).toMatchObject({ LastUsedAt: first, LastUsedFrom: '203.0.113.9' })
    stage.clock.pass(0.5)
    await staff(one.key)
    expect(await used()).toMatchObject({ LastUsedAt: first })
    stage.clock.pass(0.5)
    await staff(one.key)
    expect(await used()).toMatchObject({ LastUsedAt: stage.clock.now().toISOString() })
  })

  it('makes a write once for each idempotency key, in the name of the integration', async () => {
    const form = { Scopes: ['SalaryYear.CreateNew'] as NewIntegration['Scopes'] }
    const [one, other] = [await made(form), await made({ ...form, Namn: 'En annan' })]
    const asking = (key: string) => ({
      ...inCompany,
      method: 'POST',
      body: exampleNewSalaryYear,
      headers: { 'idempotency-key': key },
    })
    const first = await withKey(one.key, '/createSalaryYear', asking('the-same-key'))
    expect(answered(first)).toEqual(fine)
    expect(answered(await withKey(one.key, '/createSalaryYear', asking('the-same-key')))).toEqual(fine)
    expect(answered(await withKey(one.key, '/createSalaryYear', asking('another-key')))).toEqual(
      refused(errors.salaryYearExists),
    )
    // The keys of another integration are its own.
    expect(answered(await withKey(other.key, '/createSalaryYear', asking('the-same-key')))).toEqual(
      refused(errors.salaryYearExists),
    )
    const events = await withSystem(stage.test.database, tx =>
      tx
        .select()
        .from(event)
        .where(eq(event.actor, `Integration: ${exampleNewIntegration.Namn}`)),
    )
    expect(events).toHaveLength(1)
  })

  it('that is unknown counts as a wrong password from its network', async () => {
    const address = '198.51.100.77'
    const guess = (key: string) => withKey(key, '/companyList', {}, address)
    expect(answered(await guess('avl_fel'))).toEqual(refused(errors.keyRefused))
    expect(answered(await guess(''))).toEqual(refused(errors.keyRefused))
    for (let nth = 0; nth < 4; nth++) await guess('avl_fel')
    expect(answered(await guess('avl_fel'))).toEqual(refused(errors.tooManyAttempts))
    for (let nth = 0; nth < 198; nth++) await guess(`avl_${nth}`)
    expect(answered(await guess('avl_sista'))).toEqual(refused(errors.tooManyAttempts))
    const { status } = await browserOf(stage.backend, address).signIn('ftg2', 'fel lösenord')
    expect(status).toBe(429)
    // A right key is none of them.
    const { key } = await made()
    expect(answered(await guess(key))).toEqual(fine)
  })

  it('is limited by the minute, and limits no other', async () => {
    const node = await stage.another({ keyRequestsPerMinute: 3 })
    const [one, other] = [await made(), await made()]
    for (let nth = 0; nth < 3; nth++) expect(answered(await staff(one.key, 'nordsken', node))).toEqual(fine)
    expect(answered(await staff(one.key, 'nordsken', node))).toEqual(refused(errors.tooManyRequests))
    expect(answered(await staff(other.key, 'nordsken', node))).toEqual(fine)
  })

  it('is used as contracts/README.md shows', async () => {
    const { key } = await made()
    const readme = readFileSync(new URL('../../../contracts/README.md', import.meta.url), 'utf8')
    const [, path = '', lines = ''] =
      /curl 'https:\/\/lon\.example\.se([^']*)'((?: \\\n\s+-H '[^']*')+)/.exec(readme) ?? []
    const headers = [...lines.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name = '', value = '']) => [name, value])
    const sent = Object.fromEntries(headers.map(([name, value]) => [name, value?.replace(/avl_\S+/, key)]))
    const answer = await fetch(stage.backend.url + path, { headers: sent as Record<string, string> })
    expect([answer.status, sent.Authorization]).toEqual([200, `Bearer ${key}`])
    expect(((await answer.json()) as { data: object[] }).data).toHaveLength(25)
  })
})

describe('a call that is for people', () => {
  const calls = Object.values(catalogue).flatMap(area => Object.values<Call>(area))
  const described = new Map(describedCalls().map(each => [each.call as Call, each.outcomes[0]?.request]))

  it('refuses a key with all rights, also in the company of a session', async () => {
    const { key } = await made({ AllCompanies: true, Companies: [], Scopes: [...integrationScopes] })
    const closed = calls.filter(call => !isOpenToKeys(call))
    expect(closed.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/me', '/myAccount', '/changepassword', '/authenticate', '/messages', '/integrations']),
    )
    for (const call of closed) {
      const { params, body } = described.get(call) ?? {}
      const browser = browserOf(stage.backend)
      browser.cookie = adm.cookie
      const asked = { ...inCompany, year: 2026, method: call.method, body, headers: { authorization: `Bearer ${key}` } }
      const answer = await browser.ask(fillPath(call.path, params as Record<string, unknown>), asked)
      expect([call.path, ...answered(answer)]).toEqual([call.path, ...refused(errors.integrationRefused)])
    }
  })

  it('is each that no key should open', () =>
    expect(calls.filter(isOpenToKeys).map(({ method, path }) => `${method} ${path}`)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/integrations|messages|myAccount|notifications|Copy|authenticate/),
      ]),
    ))
})

describe('an integration', () => {
  it('gives no more than its creator has', async () => {
    const ftg2 = await stage.signedIn('ftg2')
    const attempt = async (form: Partial<NewIntegration>, by: Browser) => {
      const body = { ...exampleNewIntegration, ...form, Secret: drawn().Secret }
      return (await by.ask('/integrations', { ...inCompany, method: 'POST', body })).body as { fields?: object }
    }
    expect((await attempt({ AllCompanies: true, Companies: [] }, ftg2)).fields).toEqual({
      Companies: 'Du har inte tillgång till alla företag.',
    })
    expect((await attempt({ Companies: ['nordsken', 'zenit'] }, ftg2)).fields).toEqual({
      Companies: 'Du har inte tillgång till alla valda företag.',
    })
    expect((await attempt({ Companies: ['omtanke'] }, adm)).fields).toHaveProperty('Companies')
    expect((await attempt({ Scopes: ['Settings.Users.Write'] }, adm)).fields).toHaveProperty('Scopes')
  })

  it('gives no right that its creator, or who changes it or replaces its key, lacks', async () => {
    const rights = rightsWhere(right => right.startsWith('Settings.Integrations.') || right === 'Kalendarie.Read')
    await withTenant(stage.test.database, { licNr }, tx => tx.update(rightsGroup).set({ rights }))
    const grupp = await stage.signedIn('grupp')
    const Scopes = { Scopes: 'Integrationen kan inte få behörigheter som du inte har själv.' }
    const own = await made({ Scopes: ['Kalendarie.Read'] }, grupp)
    const beyond = await change(own, { ...formOf(own), Scopes: ['Kalendarie.Read', 'Kalendarie.Write'] }, grupp)
    expect(beyond.body).toMatchObject({ fields: Scopes })
    const wide = await made({ Scopes: ['Kalendarie.Write'] })
    expect((await rotate(wide, true, grupp)).answer.body).toMatchObject({ fields: Scopes })
    expect((await change(wide, formOf(wide), grupp)).body).toMatchObject({ fields: Scopes })
    // Anybody with the right takes a key out of use.
    expect(answered(await revoke(wide, grupp))).toEqual(fine)
  })

  it('is not seen by who may not choose all of its companies, nor in another licence', async () => {
    const [ftg2, elsewhere] = [await stage.signedIn('ftg2'), await stage.signedIn('baga')]
    const own = await made({ Companies: ['nordsken'] })
    const wide = await made({ Companies: ['nordsken', 'zenit'] })
    const all = await made({ AllCompanies: true, Companies: [] })
    const ids = (await listed(ftg2)).map(({ IntegrationID }) => IntegrationID)
    expect(ids).toContain(own.IntegrationID)
    const missing = refused(errors.integrationMissing)
    for (const one of [wide, all]) {
      expect(ids).not.toContain(one.IntegrationID)
      expect(answered(await change(one, formOf(one), ftg2))).toEqual(missing)
      expect(answered((await rotate(one, true, ftg2)).answer)).toEqual(missing)
      expect(answered(await revoke(one, ftg2))).toEqual(missing)
    }
    const there = { company: 'surdegen' }
    expect((await elsewhere.ask('/integrations', there)).body.data).toEqual([])
    const attempt = { ...there, method: 'DELETE' }
    expect(answered(await elsewhere.ask(`/integrations/${own.IntegrationID}`, attempt))).toEqual(missing)
  })
})
