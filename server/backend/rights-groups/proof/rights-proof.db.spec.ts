import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallAnswer, needsCompany } from '#contracts/call.ts'
import { catalogue } from '#contracts/catalogue.ts'
import { errors } from '#contracts/errors.ts'
import { opens } from '#contracts/rights/access.ts'
import { allRights, type Right, rightsWhere } from '#contracts/rights/catalogue.ts'
import type { rightsProofCalls } from '#contracts/rights-groups/proof.calls.ts'
import type { ProofQuestion, ProofStep } from '#contracts/rights-groups/proof.shapes.ts'
import type { ManagedRightsGroup } from '#contracts/rights-groups/shapes.ts'
import { cloningLicence } from '../../demo/licences.ts'
import { type Transaction, withTenant } from '../../platform/database/tenancy.ts'
import { factsOf } from '../../rights/facts.ts'
import { company as companyTable, rightsGroup, userAccount } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'

let server: TestBackend
let lena: Browser
beforeAll(async () => {
  server = await startTestBackend()
  lena = await server.signedIn('lic')
})
afterAll(() => server.close())

type Proof = CallAnswer<typeof rightsProofCalls.prove>['data']
const company = 'nordsken'
const within = <Result>(work: (tx: Transaction) => Promise<Result>, licNr = 'WEB100200') =>
  withTenant(server.test.database, { licNr }, work)
const ask = (browser: Browser, body: ProofQuestion, FtgId: string | undefined = company) =>
  browser.ask('/rightsProof', { method: 'POST', body, ...(FtgId !== undefined && { company: FtgId }) })
async function proved(browser: Browser, body: ProofQuestion, FtgId?: string): Promise<Proof> {
  const answer = await ask(browser, body, FtgId)
  expect([answer.status, answer.body.dvCode]).toEqual([200, undefined])
  return answer.body.data as Proof
}
const right = (name: Right) => ({ Rule: { right: name } })
const facts = ({ Steps }: Proof, only: (step: ProofStep) => boolean = () => true) =>
  Steps.filter(step => step.Kind === 'FACT' && only(step)).map(({ Text, Source }) => `${Text} ${Source}`.trim())
const decisive = (proof: Proof) => facts(proof, ({ IsDecisive }) => IsDecisive)
/** The time of an event is the database's own. */
const byLena = expect.stringMatching(/Ändrat av Lena Lindgren den \d+ \p{L}+ \d{4} kl\. \d\d\.\d\d\.$/u)

/** Creates a group with these rights, and gives it to accounts. */
async function group(name: string, granted: readonly Right[], ...logins: string[]): Promise<ManagedRightsGroup> {
  const Rights = rightsWhere(each => granted.includes(each))
  const { body } = await lena.ask('/userRightsGroups', { method: 'POST', company, body: { BenText: name, Rights } })
  const made = body.data as ManagedRightsGroup
  for (const login of logins) await change(login, { Behorighetsgrupp: made.Id })
  return made
}

async function change(login: string, Values: object): Promise<void> {
  const { Version } = (await lena.ask(`/users/${login}`, { company })).body.data as { Version: number }
  const body = { Version, Values }
  expect((await lena.ask(`/users/${login}`, { method: 'PUT', company, body })).status).toBe(200)
}

async function setting(Values: object): Promise<void> {
  const info = (await lena.ask(`/companyInfo/${company}`)).body.data as { Settings: { Version: number } }
  const body = { Version: info.Settings.Version, Values }
  expect((await lena.ask(`/companyInfo/${company}`, { method: 'PUT', company, body })).status).toBe(200)
}

describe('the proof of a right', () => {
  it('leads to the flag of the group, and to who turned it off and when', async () => {
    const made = await group('Tidskrivare', ['Kalendarie.Read', 'Payslips.Read'], 'grupp')
    const Rights = rightsWhere(each => each === 'Payslips.Read')
    const body = { BenText: 'Tidskrivare', Rights, Version: made.Version }
    await lena.ask(`/userRightsGroups/${made.Id}`, { method: 'PUT', company, body })
    const proof = await proved(await server.signedIn('grupp'), { Of: null, What: right('Kalendarie.Read') })
    expect([proof.IsOpen, proof.Subject]).toEqual([false, 'Gunnar Rupe'])
    expect(proof.Steps.map(({ Level, Kind, Text }) => [Level, Kind, Text])).toEqual([
      [0, 'RIGHT', 'Behörigheten Kalendarium: Läs'],
      [1, 'FACT', 'Kalendarium: Läs är avslaget i gruppen Tidskrivare.'],
      [2, 'NOTE', 'Du har gruppen Tidskrivare.'],
    ])
    expect(proof.Steps.map(({ Source }) => Source)).toEqual(['', byLena, byLena])
    expect(proof.Steps.map(({ Place }) => Place?.Route)).toEqual([undefined, 'UserRightsGroups', 'User'])
    expect(proof.Administrators).toContain('Lena Lindgren')
  })

  it('says who created the group when the flag has never been changed since', async () => {
    const made = await group('Ändras inte', ['Kalendarie.Read'])
    const body = { BenText: 'Ändras inte', Rights: rightsWhere(each => each.startsWith('Kalendarie.')), Version: 1 }
    await lena.ask(`/userRightsGroups/${made.Id}`, { method: 'PUT', company, body })
    const Of = { GroupId: made.Id, Roll: 'AVD' } as const
    const read = await proved(lena, { Of, What: right('Kalendarie.Read') })
    expect([read.IsOpen, read.Subject]).toEqual([true, 'Ändras inte'])
    expect(facts(read)).toEqual([
      expect.stringContaining('Kalendarium: Läs är påslaget i gruppen Ändras inte. Så sedan Lena Lindgren skapade'),
    ])
    const [write] = facts(await proved(lena, { Of, What: right('Kalendarie.Write') }))
    expect(write).toEqual(byLena)
  })

  it('tells of a group of the demo data that nobody is known to have set it', async () => {
    const [found] = await within(tx => tx.select().from(rightsGroup).where(eq(rightsGroup.benText, 'Tidrapportörer')))
    const Of = { GroupId: found?.id ?? '', Roll: 'AVD' } as const
    const [only] = facts(await proved(lena, { Of, What: right('Payslips.Read') }))
    expect(only).toBe('Lönebesked: Läs är avslaget i gruppen Tidrapportörer. Så sedan gruppen lades upp.')
  })

  it('names the setting of the company that closes it, its place, and who changed it', async () => {
    const What = right('LSS.Ber.Read')
    const before = await proved(lena, { Of: null, What })
    expect(decisive(before)).toEqual([
      'Företaget använder inte LSS (Inställningar › Företagsinställningar › Personlig assistans). Så sedan företaget lades upp.',
    ])
    expect(before.Steps.find(({ IsDecisive, Kind }) => IsDecisive && Kind === 'FACT')?.Place).toEqual({
      Route: 'CompanySettings',
      Params: {},
    })
    await setting({ UseLSS: true })
    const after = await proved(lena, { Of: null, What })
    expect(after.IsOpen).toBe(true)
    expect(facts(after)[1]).toEqual(byLena)
    // The change of another setting is no change of this one.
    await setting({ UseLSS: false, UseAvdelning: true })
    await setting({ UseAvdelning: false })
    expect(decisive(await proved(lena, { Of: null, What }))).toEqual([byLena])
  })

  it('tells of the licence, the agreements and the role what is needed', async () => {
    const texts = async (login: string, What: ProofQuestion['What'], at = company) =>
      decisive(await proved(await server.signedIn(login), { Of: null, What }, at))
    expect(await texts('baga', right('Registry.Egenskaper.Read'), 'surdegen')).toEqual([
      'Licensen är av modellen Bas. Det krävs Plus. Bestäms av licensens avtal.',
    ])
    expect(await texts('demo', right('HR.FTEHeadcount.Read'), 'demobolaget')).toEqual([
      'Licensen saknar tillvalet HR-tillägg. Bestäms av licensens avtal.',
    ])
    expect(await texts('std', right('Reports.DebKonto.Read'))).toEqual([
      'Rollen är Avdelningsansvarig. Det krävs Licensanvändare eller Systemadministratör. Så sedan kontot lades upp.',
    ])
    expect(await texts('per', right('Kalendarie.Read'))).toEqual([
      'Du har ingen behörighetsgrupp, och därför inte behörigheten. Så sedan kontot lades upp.',
    ])
    expect(await texts('demo', right('Settings.Users.Read'), 'demobolaget')).toEqual([
      'Demolicensen ger inte behörigheten Inställningar › Användare: Läs. Bestäms av licensens avtal.',
    ])
    expect(await texts('las', right('Kalendarie.Write'))).toEqual([
      'Kalendarium: Skriv är avslaget i gruppen Läsanvändare. Standardgrupper är lika för alla och ändras inte.',
    ])
  })

  it('tells the company administrator of the setting that bars it, beside its own role', async () => {
    await setting({ UseFtgAdminUserAccountAccess: false })
    const proof = await proved(await server.signedIn('ftg'), { Of: null, What: right('Settings.Users.Read') })
    expect(decisive(proof)).toEqual([
      'Rollen är Företagsadministratör. Det krävs en annan roll. Så sedan kontot lades upp.',
      byLena,
    ])
    await setting({ UseFtgAdminUserAccountAccess: true })
  })
})

describe('the proof about another account', () => {
  it('is of its own role and group, not of the asker’s', async () => {
    const What = right('Payslips.Attest')
    expect((await proved(lena, { Of: null, What })).IsOpen).toBe(true)
    const proof = await proved(lena, { Of: { Login: 'las' }, What })
    expect([proof.IsOpen, proof.Subject]).toEqual([false, 'Lasse Sandström'])
    await change('las', { Behorighetsgrupp: 'STDUSER' })
    const after = await proved(lena, { Of: { Login: 'las' }, What })
    expect(after.IsOpen).toBe(true)
    expect(after.Steps.at(-1)).toMatchObject({
      Kind: 'NOTE',
      Text: 'Lasse Sandström har gruppen Standardanvändare.',
      Source: byLena,
      Place: { Route: 'User', Params: { Login: 'las' } },
    })
    await change('las', { Behorighetsgrupp: 'STDREAD' })
  })

  it('closes everything in a company that it lacks, and to a blocked account', async () => {
    const What = right('Kalendarie.Read')
    const elsewhere = await proved(lena, { Of: { Login: 'std' }, What }, 'akvarell')
    expect([elsewhere.IsOpen, decisive(elsewhere)]).toEqual([
      false,
      [expect.stringMatching(/^Stina Dahlgren har inte tillgång till .*\. Så sedan kontot lades upp\.$/)],
    ])
    await lena.ask('/users/std/block', { method: 'POST', company })
    expect(decisive(await proved(lena, { Of: { Login: 'std' }, What }))).toEqual([byLena])
    await lena.ask('/users/std/unblock', { method: 'POST', company })
    expect((await proved(lena, { Of: { Login: 'std' }, What })).IsOpen).toBe(true)
  })

  it('is refused without the right to read users or groups, and of whom the asker does not see', async () => {
    const What = right('Kalendarie.Read')
    const codes = async (login: string, Of: ProofQuestion['Of'], FtgId = company) =>
      (await ask(await server.signedIn(login), { Of, What }, FtgId)).body.dvCode
    const [own] = await within(tx => tx.select().from(rightsGroup).where(eq(rightsGroup.benText, 'Tidrapportörer')))
    const [other] = await within(tx => tx.select().from(rightsGroup), 'WEB300400')
    expect(await codes('attest', { Login: 'ftg' })).toBe(errors.rightMissing.dvCode)
    expect(await codes('attest', { Login: 'attest' })).toBeUndefined()
    expect(await codes('adm', { GroupId: own?.id ?? '', Roll: 'AVD' })).toBe(errors.rightMissing.dvCode)
    // An account of every company, which the company administrator does not see among the users.
    expect(await codes('ftg', { Login: 'lic' })).toBe(errors.userMissing.dvCode)
    expect(await codes('lic', { Login: 'oms' })).toBe(errors.userMissing.dvCode)
    expect(await codes('lic', { GroupId: other?.id ?? '', Roll: 'AVD' })).toBe(errors.rightsGroupMissing.dvCode)
    expect(await codes('lic', { Login: 'ftg' }, 'omtanke')).toBe(errors.rightMissing.dvCode)
  })
})

describe('the proof of a call', () => {
  it('is open exactly when the call is, for every call, and says what else may refuse it', async () => {
    const logins = ['lic', 'ftg', 'attest'] as const
    for (const login of logins) {
      const browser = await server.signedIn(login)
      const known = await within(async tx => {
        const [row] = await tx.select().from(userAccount).where(eq(userAccount.login, login))
        if (!row) throw new Error(`No account ${login}`)
        const [here] = await tx.select().from(companyTable).where(eq(companyTable.ftgId, company))
        return { row, ftgKey: here?.ftgKey ?? '' }
      })
      const mine = await withTenant(server.test.database, { licNr: 'WEB100200', login, ftgKey: known.ftgKey }, tx =>
        factsOf(
          tx,
          { account: known.row, company: { ftgKey: known.ftgKey, ftgId: company } },
          { cloning: [cloningLicence], support: [] },
        ),
      )
      const asked = new Set<string>()
      for (const [area, calls] of Object.entries(catalogue)) {
        for (const [name, { access }] of Object.entries(calls)) {
          // The first account asks of every call, the others of one call of each access.
          const same = JSON.stringify(access)
          if (login !== 'lic' && asked.has(same)) continue
          asked.add(same)
          const proof = await proved(browser, { Of: null, What: { Call: `${area}.${name}` } })
          const rule = typeof access === 'string' ? undefined : 'rule' in access ? access.rule : access
          expect([area, name, proof.IsOpen]).toEqual([area, name, rule === undefined || opens(rule, mine)])
        }
      }
    }
    const { Exceptions } = await proved(lena, { Of: null, What: { Call: 'rightsGroups.change' } })
    expect(Exceptions).toEqual([errors.rightsGroupExceeds.message])
  })

  it('needs a company when the call does, and is unknown when no call has the name', async () => {
    const What = { Call: 'employees.list' }
    expect(needsCompany(catalogue.employees.list.access)).toBe(true)
    expect(decisive(await proved(lena, { Of: null, What }, 'omtanke'))).toEqual(['Inget företag är valt.'])
    for (const Call of ['users.nobody', 'toString.name', 'users.list.more', 'users'])
      expect((await ask(lena, { Of: null, What: { Call } })).body.dvCode).toBe(errors.invalidRequest.dvCode)
  })
})

it('proves every right of a group with a decisive fact, and its verdict is that of its chain', async () => {
  for (const name of allRights) {
    const proof = await proved(lena, { Of: { GroupId: 'STDREAD', Roll: 'AVD' }, What: right(name) })
    expect(proof.Steps.filter(({ Level }) => Level === 0)).toMatchObject([{ IsOpen: proof.IsOpen }])
    expect(decisive(proof).length).toBeGreaterThan(0)
    for (const step of proof.Steps) expect(step.Text).toMatch(/[.:]$|^Behörigheten /)
  }
})

it.each([
  ['a right that does not exist', { Of: null, What: { Rule: { right: 'Allt.Read' } } }],
  ['both a rule and a call', { Of: null, What: { Rule: { plus: true }, Call: 'users.list' } }],
  [
    'both an account and a group',
    { Of: { Login: 'ftg', GroupId: 'STDREAD', Roll: 'AVD' }, What: { Call: 'users.list' } },
  ],
  ['no target', { Of: null, What: {} }],
])('refuses %s', async (_, body) => {
  expect((await ask(lena, body as never)).body.dvCode).toBe(errors.invalidRequest.dvCode)
})
