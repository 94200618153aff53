import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillPath, needsCompany } from '#contracts/call.ts'
import { type DescribedCall, describedCalls } from '#contracts/pact/interactions.ts'
import { withTenant } from './platform/database/tenancy.ts'
import { company } from './tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from './testing.ts'

let server: TestBackend
const browsers = new Map<string, Browser>()
const as = async (login: string): Promise<Browser> => {
  const known = browsers.get(login) ?? server.browser()
  if (!browsers.has(login)) expect((await known.signIn(login)).status).toBe(200)
  browsers.set(login, known)
  return known
}
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

const scoped = describedCalls().filter(({ call: { access } }) => needsCompany(access))
/** Returns the request of a call's first outcome. */
const example = ({ call: { method, path }, outcomes: [first] }: DescribedCall) => ({
  path: fillPath(path, first?.request.params as Record<string, unknown> | undefined),
  asked: { method, body: first?.request.body, year: 2026 },
})
const missing = { message: 'Företaget finns inte.', dvCode: '40401' }

it('is tried on some calls', () => expect(scoped.length).toBeGreaterThanOrEqual(3))

describe.each(scoped.map(each => [`${each.call.method} ${each.call.path}`, each] as const))('%s', (_, described) => {
  it.each<[login: string, FtgId: string | undefined, which: string]>([
    ['ftg2', 'omtanke', 'of another licence'],
    ['adm', 'surdegen', 'of another licence, by an administrator'],
    ['lic', 'demobolaget', 'of another licence, by a licence user'],
    ['baga', 'nordsken', 'of another licence, the other way'],
    ['demo', 'nordsken', 'of a licence, by the demo licence'],
    ['ftg2', 'zenit', 'outside FtgIdAccessList'],
    ['ftg', 'akvarell', 'outside FtgIdAccessList of one'],
    ['ftg2', 'finnsinte', 'that nobody has'],
    ['ftg2', undefined, 'that is not named'],
  ])('%s does not find a company %s (%s)', async (login, FtgId) => {
    const browser = await as(login)
    const { path, asked } = example(described)
    const answer = await browser.ask(path, { ...asked, ...(FtgId !== undefined && { company: FtgId }) })
    expect([answer.status, answer.body]).toEqual([404, missing])
  })
})

describe('GET /companyInfo/{FtgId}', () => {
  it.each([
    ['ftg2', 'omtanke'],
    ['adm', 'surdegen'],
    ['baga', 'nordsken'],
    ['ftg2', 'zenit'],
    ['ftg2', 'finnsinte'],
  ])('%s does not find %s', async (login, FtgId) => {
    const { status, body } = await (await as(login)).ask(`/companyInfo/${FtgId}`)
    expect([status, body]).toEqual([404, missing])
  })

  it('finds the same id in the own licence when two licences have it', async () => {
    await withTenant(server.test.database, { licNr: 'WEB500600' }, tx =>
      tx.insert(company).values({ ftgId: 'nordsken', name: 'En annan Nordsken', orgnr: '165594567892' }),
    )
    const { body } = await (await as('ftg2')).ask('/companyInfo/nordsken')
    expect(body.data).toMatchObject({ Namn: 'Nordsken Handel AB', UseAvdelning: true, requireSMSVerification: false })
    const mine = await (await as('baga')).ask('/companyInfo/nordsken')
    expect(mine.body).toEqual(missing)
  })
})

describe('GET /companyList', () => {
  it.each([
    ['ftg', ['nordsken']],
    ['ftg2', ['akvarell', 'nordsken']],
    ['adm', ['akvarell', 'bjorkbacken', 'arkivet', 'nordsken', 'tomtebo', 'zenit']],
    ['demo', ['demobolaget']],
  ])('shows %s those that it may choose', async (login, ids) => {
    const { body } = await (await as(login)).ask('/companyList')
    expect((body.data as { FtgId: string }[]).map(({ FtgId }) => FtgId)).toEqual(ids)
  })

  it('is in Swedish order, with what the list shows', async () => {
    const names = [
      'Östlunds',
      'Ängens',
      'Åkessons',
      'Zenit Öst',
      'Éclair',
      'Ekdahls',
      'Wirén',
      'Vik',
      'ålder',
      'Adlers',
    ]
    await withTenant(server.test.database, { licNr: 'WEB999100' }, tx =>
      tx.insert(company).values(names.map((name, index) => ({ ftgId: `sort${index}`, name, orgnr: '' }))),
    )
    const { body } = await (await as('demo')).ask('/companyList')
    const list = body.data as { Namn: string }[]
    expect(list.map(({ Namn }) => Namn)).toEqual([
      'Adlers',
      'Demobolaget AB',
      'Éclair',
      'Ekdahls',
      'Vik',
      'Wirén',
      'Zenit Öst',
      'Åkessons',
      'ålder',
      'Ängens',
      'Östlunds',
    ])
    expect(list[1]).toEqual({
      FtgId: 'demobolaget',
      Namn: 'Demobolaget AB',
      Orgnr: '165595678904',
      PictureId: '00000000-0000-0000-0000-000000000000',
      Archived: false,
      RestoreInfo: null,
    })
  })

  it('marks the archived', async () => {
    const { body } = await (await as('adm')).ask('/companyList')
    const archived = (body.data as { FtgId: string; Archived: boolean }[]).filter(({ Archived }) => Archived)
    expect(archived.map(({ FtgId }) => FtgId)).toEqual(['arkivet'])
  })
})

describe('a company that demands an SMS code', () => {
  it('says so, and is not to be had by its header', async () => {
    const require = (requiresSms: boolean) =>
      withTenant(server.test.database, { licNr: 'WEB100200' }, tx =>
        tx.update(company).set({ requiresSms }).where(eq(company.ftgId, 'akvarell')),
      )
    const browser = await as('ftg2')
    await require(true)
    expect((await browser.ask('/companyInfo/akvarell')).body).toEqual({ data: { requireSMSVerification: true } })
    for (const described of scoped) {
      const { path, asked } = example(described)
      expect((await browser.ask(path, { ...asked, company: 'akvarell' })).body).toEqual(missing)
    }
    expect((await browser.ask('/me', { company: 'akvarell' })).body.data).toMatchObject({
      FtgInfo: null,
      SalaryYears: [],
    })
    await require(false)
    expect((await browser.ask('/salaryyears', { company: 'akvarell' })).body).toEqual({ data: [2026, 2025, 2024] })
  })
})
