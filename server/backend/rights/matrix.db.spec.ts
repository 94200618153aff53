import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillPath, needsCompany } from '#contracts/call.ts'
import { errors } from '#contracts/errors.ts'
import { type DescribedCall, describedCalls } from '#contracts/pact/interactions.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import type { Register } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import { cloningLicence } from '../demo/licences.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import type { SignedIn } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { requireAccess } from '../platform/http/route.ts'
import { callerAsks } from '../sign-in/session/caller.ts'
import { beginSession } from '../sign-in/session/sessions.ts'
import { type Browser, startTestBackend, type TestBackend } from '../testing.ts'
import { factsOf } from './facts.ts'

/**
 * Who may do what, written from the specification and the demo licence alone: no line of it asks
 * the rules of access. Every call is tried as every account, in its own company, in another of its
 * licence, in another licence's, and in none.
 */

/** Each account with its licence, a company of its own, and one of its licence that it lacks. */
const accounts = {
  lic: ['WEB100200', 'nordsken', null],
  adm: ['WEB100200', 'nordsken', null],
  ftg: ['WEB100200', 'nordsken', 'akvarell'],
  ftg2: ['WEB100200', 'nordsken', 'zenit'],
  lon: ['WEB100200', 'nordsken', 'tomtebo'],
  std: ['WEB100200', 'nordsken', 'akvarell'],
  las: ['WEB100200', 'nordsken', 'akvarell'],
  attest: ['WEB100200', 'nordsken', 'akvarell'],
  grupp: ['WEB100200', 'nordsken', 'akvarell'],
  per: ['WEB100200', 'nordsken', 'akvarell'],
  lss: ['WEB300400', 'omtanke', null],
  bru: ['WEB300400', 'omtanke', null],
  oms: ['WEB300400', 'omtanke', null],
  baga: ['WEB500600', 'surdegen', null],
  demo: ['WEB999100', 'demobolaget', null],
} as const
type Login = keyof typeof accounts
const logins = Object.keys(accounts) as readonly Login[]
const elsewhere = (login: Login) => (accounts[login][0] === 'WEB300400' ? 'nordsken' : 'omtanke')

const all = logins
/** Roles LIC and ADM. */
const administrators: readonly Login[] = ['lic', 'adm', 'oms', 'demo']
/** Roles LIC, ADM and FTG. */
const administratorsAndFtg: readonly Login[] = [...administrators, 'ftg', 'ftg2', 'lon', 'baga']
/** The licence user and the group STDUSER: all rights but those of rights groups. */
const standard: readonly Login[] = ['lic', 'adm', 'ftg', 'ftg2', 'lon', 'std', 'oms', 'baga']
const standardAndDemo: readonly Login[] = [...standard, 'demo']
/** With the group STDREAD, which has every right to read. */
const readers: readonly Login[] = [...standardAndDemo, 'las']
/** With the payslip attester. */
const payslipReaders: readonly Login[] = [...readers, 'attest']
/** With the customer manager's own group. */
const staffReaders: readonly Login[] = [...payslipReaders, 'lss']
/** The demo licence has no right to users; STDREAD reads them. */
const userReaders: readonly Login[] = [...standard, 'las']
const licenceUser: readonly Login[] = ['lic']

const expected: Readonly<Record<string, readonly Login[]>> = {
  'GET /me': all,
  'GET /myAccount': all,
  'GET /companyList': all,
  'GET /companyInfo/{FtgId}': all,
  'PUT /companyInfo/{FtgId}': standardAndDemo,
  'GET /companyInfo/{FtgId}/history': readers,
  'POST /createCompany': administrators,
  'DELETE /companyInfo/{FtgId}/toggleArchivedState': administratorsAndFtg,
  'GET /salaryyears': all,
  'GET /holidays/{year}': all,
  'POST /holidays/{year}/standard': standardAndDemo,
  'POST /salaryPeriods/@/standard': standardAndDemo,
  'POST /createSalaryYear': standardAndDemo,
  'DELETE /salaryyears/{year}': standardAndDemo,
  'PUT /ftgpicture': standardAndDemo,
  'DELETE /ftgpicture': standardAndDemo,
  'GET /companyJobs': all,
  'GET /agreements/@/start': standardAndDemo,
  // Whose right opens the file is asked of its download.
  'POST /fileJobs': all,
  'GET /fileJobs/{Id}': all,
  'DELETE /companyJobs/{Id}': all,
  'POST /sendCompanyCopy': standardAndDemo,
  'GET /sendCompanyCopy/status/{id}': all,
  'GET /restoreCompany/listSources': administrators,
  'GET /restoreCompany/listFiles/{LicNr}': administrators,
  'POST /restoreCompany': administrators,
  'GET /restoreCompany/status/{Id}': all,
  'POST /restoreCompany/deleteCopy': administrators,
  'POST /cloneCompany': licenceUser,
  'GET /cloneCompany/status/{jobId}': all,
  'DELETE /companyInfo/{FtgId}': standardAndDemo,
  'GET /removeCompany/status/{Id}': all,
  'GET /companyDeleteLog': administrators,
  'GET /perlista': staffReaders,
  'GET /formel/variables': readers,
  'GET /formel/variables/values/{AnstNr}': staffReaders,
  'GET /employees/{AnstNr}/vehicles': staffReaders,
  'POST /employees/{AnstNr}/vehicles': standardAndDemo,
  'PUT /employees/{AnstNr}/vehicles/{Id}': standardAndDemo,
  'DELETE /employees/{AnstNr}/vehicles/{Id}': standardAndDemo,
  'GET /employees/{AnstNr}/documents': staffReaders,
  'POST /employees/{AnstNr}/documents': standardAndDemo,
  'PUT /employees/{AnstNr}/documents/{Id}': standardAndDemo,
  'DELETE /employees/{AnstNr}/documents/{Id}': standardAndDemo,
  'PUT /employees/{AnstNr}/picture': standardAndDemo,
  'DELETE /employees/{AnstNr}/picture': standardAndDemo,
  'GET /employees/{AnstNr}/certificate': standardAndDemo,
  'POST /employees/{AnstNr}/certificate': standardAndDemo,
  'GET /vehicleBenefits/recalc/{year}': standardAndDemo,
  'PUT /vehicleBenefits/recalc/{year}': standardAndDemo,
  'GET /perreg/{AnstNr}/franvaro': standardAndDemo,
  'POST /perreg/{AnstNr}/franvaro': standardAndDemo,
  'PUT /perreg/{AnstNr}/franvaro/{Id}': standardAndDemo,
  'DELETE /perreg/{AnstNr}/franvaro/{Id}': standardAndDemo,
  'POST /salaryCalculation': payslipReaders,
  'GET /rapporter/loneartslista': readers,
  'GET /payslips': payslipReaders,
  'GET /payslips/{Period}': payslipReaders,
  'GET /payslips/{Period}/{AnstNr}': payslipReaders,
  'PUT /payslips/{Period}/{AnstNr}/rows': standardAndDemo,
  'POST /payslips/{Period}/{AnstNr}/correction': standardAndDemo,
  'POST /payslips/{Period}/@/correction': standardAndDemo,
  'POST /payslips/{Period}/{AnstNr}/takeBack': standardAndDemo,
  'GET /payslips/{Period}/{AnstNr}/history': payslipReaders,
  'GET /payslips/{Period}/{AnstNr}/history/{Version}': payslipReaders,
  'POST /payslips/{Period}/@/whatIf': payslipReaders,
  'POST /payslips/{Period}/{AnstNr}/whatIf': payslipReaders,
  'GET /payslips/{Period}/@/calculation': payslipReaders,
  'POST /payslips/{Period}/@/calculation': standardAndDemo,
  'PUT /payslips/{Period}/@/ready': standardAndDemo,
  'PUT /payslips/{Period}/@/unready': standardAndDemo,
  'PUT /payslips/{Period}/@/attest': [...standardAndDemo, 'attest'],
  'PUT /payslips/{Period}/@/unattest': [...standardAndDemo, 'attest'],
  'PUT /payslips/{Period}/@/paid': standardAndDemo,
  'PUT /payslips/{Period}/@/publish': standardAndDemo,
  'PUT /payslips/{Period}/@/unpublish': standardAndDemo,
  'GET /payslips/{Period}/@/deliveries': payslipReaders,
  'PUT /payslips/{Period}/@/deliveries': standardAndDemo,
  'POST /loneuppdrag/@/preview': payslipReaders,
  'GET /myPayslips': ['per'],
  'GET /myPayslips/{Period}/{AnstNr}/{Nummer}': ['per'],
  'GET /payments/{Period}': payslipReaders,
  'POST /payments/{Period}': standardAndDemo,
  'POST /payments/{Period}/{Nr}/paid': standardAndDemo,
  'POST /payments/{Period}/{Nr}/cancel': standardAndDemo,
  'GET /forskottutbetalning': readers,
  'POST /forskottutbetalning': standardAndDemo,
  'DELETE /forskottutbetalning/{ForskId}': standardAndDemo,
  'POST /forskottutbetalning/order': standardAndDemo,
  'GET /bokforingsunderlag': readers,
  'GET /bokforingsunderlagList/{Period}': readers,
  'POST /bokforingsunderlagList/{Period}': standardAndDemo,
  'POST /bokforingsunderlagList/{Period}/jobs': standardAndDemo,
  'GET /bokforingsunderlagList/{Period}/jobs/{Id}': standardAndDemo,
  'POST /bokforingsunderlagList/{Period}/send': standard,
  'GET /bokforingsunderlag/{VerId}': readers,
  'PUT /bokforingsunderlag/{VerId}': standardAndDemo,
  'DELETE /bokforingsunderlag/{VerId}': standardAndDemo,
  'POST /bokforingsunderlag/{VerId}/reverse': standardAndDemo,
  'GET /employerDeclaration': readers,
  'GET /employerDeclaration/{Period}': readers,
  'POST /employerDeclaration/{Period}/skatteverket': standard,
  'POST /employerDeclaration/signedIn': standard,
  'PUT /employerDeclaration/{Period}/filed': standardAndDemo,
  'GET /perreg/@/choices': staffReaders,
  'GET /perreg/{AnstNr}': staffReaders,
  'POST /perreg': standardAndDemo,
  'PUT /perreg/{AnstNr}': standardAndDemo,
  'DELETE /perreg/{AnstNr}': standardAndDemo,
  'POST /perreg/{AnstNr}/removeFact': standardAndDemo,
  'PUT /perreg/{AnstNr}/anstNr': standardAndDemo,
  'GET /portalInfo': all,
  'PUT /portalInfo': administrators,
  'GET /notifications': all,
  'PUT /notifications/markAllAsRead': all,
  'GET /messages/status': all,
  'GET /messages/folder/{Folder}': all,
  'GET /messages/recipients': all,
  'GET /messages/{Id}': all,
  'POST /messages': all,
  'PUT /messages/{Id}/read': all,
  'PUT /messages/{Id}/unread': all,
  'PUT /messages/{Id}/archive': all,
  'PUT /messages/{Id}/restore': all,
  'GET /userRightsGroups/user/current': all,
  'GET /userRightsGroups/{name}': all,
  'GET /userRightsGroups': ['lic', 'las'],
  'GET /userRightsGroups/{Id}/users': ['lic', 'las'],
  'POST /userRightsGroups': licenceUser,
  'PUT /userRightsGroups/{Id}': licenceUser,
  'DELETE /userRightsGroups/{Id}': licenceUser,
  'POST /rightsProof': all,
  'GET /integrations': readers,
  'POST /integrations': standardAndDemo,
  'PUT /integrations/{IntegrationID}': standardAndDemo,
  'POST /integrations/{IntegrationID}/rotate': standardAndDemo,
  'DELETE /integrations/{IntegrationID}': standardAndDemo,
  'GET /kortnummer': readers,
  'GET /kortnummer/{Id}/pin': standardAndDemo,
  'POST /kortnummer': standardAndDemo,
  'PUT /kortnummer/{Id}': standardAndDemo,
  'DELETE /kortnummer/{Id}': standardAndDemo,
  'GET /resenheter': readers,
  'GET /infopanel/employees': staffReaders,
  'GET /infopanel/payroll': staffReaders,
  'GET /tabellyear/{TabellKod}': readers,
  'GET /infopanel/payrollDates': all,
  'GET /eventHistory': administratorsAndFtg,
  'GET /eventHistory/story/{Thing}': administratorsAndFtg,
  'POST /eventHistory/verify': administrators,
  'GET /helptexts/{key}': all,
  'PUT /helptexts/{key}': administrators,
  'GET /licenseInformation': licenceUser,
  'POST /frontendtracker': all,
  'GET /users': userReaders,
  'GET /userChoices': userReaders,
  'GET /users/{Login}': userReaders,
  'POST /users': standard,
  'PUT /users/{Login}': standard,
  'DELETE /users/{Login}': standard,
  'POST /users/{Login}/confirmPersonalNumber': standard,
  'POST /users/{Login}/block': standard,
  'POST /users/{Login}/unblock': standard,
  'GET /users/{Login}/sessions': userReaders,
  'DELETE /users/{Login}/sessions/{Id}': standard,
  'DELETE /users/{Login}/sessions': standard,
}

/** Returns the calls of a register, which those with its rights read and change. */
function openRegister(
  { path: list, key, within }: Register,
  reads: readonly Login[],
  writes: readonly Login[],
): Readonly<Record<string, readonly Login[]>> {
  const path = within ? `${list}/{${within.field}}` : list
  return {
    [`GET ${path}`]: reads,
    [`GET ${path}/{${key}}`]: reads,
    [`POST ${path}`]: writes,
    [`PUT ${path}/{${key}}`]: writes,
    [`DELETE ${path}/{${key}}`]: writes,
    [`PUT ${path}/@/remove`]: writes,
    [`PUT ${path}/@/change`]: writes,
  }
}

/** Of a licence of the Plus model. */
const withPlus = (some: readonly Login[]) => some.filter(login => accounts[login][0] !== 'WEB500600')
/** In nordsken, the one demo company that uses departments. */
const inNordsken = (some: readonly Login[]) => some.filter(login => accounts[login][1] === 'nordsken')

/** In omtanke, the one demo company that uses LSS. Its customer manager's own group reads them. */
const inOmtanke = (some: readonly Login[]) =>
  [...some, ...(some === readers ? (['lss'] as const) : [])].filter(login => accounts[login][1] === 'omtanke')

/** Its customer manager's group also changes its clients. */
const careStaff: readonly Login[] = ['oms', 'lss']

/** No demo company has an agreement, which opens the rules. */
const nobody = () => []

/**
 * The registers that a condition opens. The others are open to all who read and write registers.
 */
const conditional: Partial<Record<RegisterName, (some: readonly Login[]) => readonly Login[]>> = {
  departments: inNordsken,
  properties: withPlus,
  occupations: withPlus,
  tradeUnions: withPlus,
  lssCostTypes: inOmtanke,
  lssRates: inOmtanke,
  standardPersons: some => (some === readers ? staffReaders : some),
  clients: () => careStaff,
  payAssignments: some => (some === readers ? payslipReaders : some),
  obRules: nobody,
  onDutyRules: nobody,
  onCallRules: nobody,
  extraDayRules: nobody,
  holidayPayRules: nobody,
  overtimeRules: nobody,
}

const ofRegisters = Object.assign(
  {},
  ...Object.values(registers).map(register => {
    const among = conditional[register.name] ?? (some => some)
    return openRegister(register, among(readers), among(standardAndDemo))
  }),
) as Readonly<Record<string, readonly Login[]>>

/** What is done with clients beside their register. */
const ofCare = {
  'GET /brukaransvlista': careStaff,
  'GET /lssberedning/periodOverview': inOmtanke(readers),
  'GET /brukarlista/@/start': careStaff,
  'PUT /brukarlista/{Brukare}/nummer': careStaff,
  'PUT /brukarlista/{Brukare}/bild': careStaff,
  'DELETE /brukarlista/{Brukare}/bild': careStaff,
}

/** Imports, which also require the rights to what they import. */
const ofImports = {
  'POST /impreg/@/preview': standardAndDemo,
  'POST /impreg/@/import': standardAndDemo,
  'GET /impreg/@/imports': readers,
  'GET /impreg/@/imports/{Nr}': readers,
  'DELETE /impreg/@/imports/{Nr}': standardAndDemo,
}

/** Enquiries on tax deduction. An answer also requires the right to change employees. */
const ofFos = {
  'GET /fos/@/persons': readers,
  'POST /fos': standardAndDemo,
  'POST /fos/@/answer/preview': standardAndDemo,
  'POST /fos/@/answer': standardAndDemo,
}

const otherwise: Readonly<Record<string, readonly Login[]>> = { ...ofFos, ...ofImports, ...ofCare }

/** The calls that need no session, or that require one by themselves. */
const open = [
  'GET /me/clearSession',
  'POST /authenticate',
  'GET /logout',
  'POST /supportSession',
  'POST /authenticate/requestSMSVerificationCode',
  'POST /authenticate/validateSMSVerificationCode',
  'POST /bankidauth',
  'GET /bankidauth/collect/{orderRef}',
  'POST /bankidauth/selectuser',
  'DELETE /bankidauth/cancel/{orderRef}',
  'PUT /myAccount',
  'POST /myAccount/confirm',
  'PUT /changepassword',
  'POST /demoAccountRequests',
  'POST /frontendlogger',
  'POST /users/{Login}/invite',
  'POST /users/{Login}/resetPassword',
  'GET /invitation/{Token}',
  'POST /invitation/{Token}',
]

const nameOf = ({ call: { method, path } }: DescribedCall) => `${method} ${path}`
const calls = describedCalls()
const guarded = calls.filter(({ call }) => call.access !== 'public')

let server: TestBackend
const tokens = new Map<Login, string>()
const browsers = new Map<Login, Browser>()
beforeAll(async () => {
  server = await startTestBackend()
  for (const [index, login] of logins.entries()) {
    const token = await withSystem(server.test.database, tx =>
      beginSession(tx, { login, licNr: accounts[login][0], longestIdle: 1440 }, 'BANKID', server.clock.now()),
    )
    const browser = server.browser(`203.0.113.${index + 10}`)
    browser.cookie = `avlona=${token}`
    tokens.set(login, token)
    browsers.set(login, browser)
  }
})
afterAll(() => server.close())

it('is said of every call of the catalogue', () => {
  expect(guarded.map(nameOf).toSorted()).toEqual(Object.keys({ ...expected, ...ofRegisters, ...otherwise }).toSorted())
  expect(
    calls
      .filter(({ call }) => call.access === 'public')
      .map(nameOf)
      .toSorted(),
  ).toEqual(open.toSorted())
})

/** By account and company, the error of each call that the backend refuses there. */
const refusals = new Map<string, Promise<ReadonlyMap<string, string>>>()

/** Returns the errors by which the backend refuses calls before their handlers, by call. */
function refusalsOf(login: Login, FtgId: string | undefined): Promise<ReadonlyMap<string, string>> {
  const place = `${login} ${FtgId}`
  const known = refusals.get(place) ?? askForAll(login, FtgId)
  refusals.set(place, known)
  return known
}

/** Asks for every call in one transaction, since none of them is carried out. */
async function askForAll(login: Login, FtgId: string | undefined): Promise<ReadonlyMap<string, string>> {
  const asked = { token: tokens.get(login) ?? '', FtgId, now: server.clock.now() }
  const caller = (await callerAsks(server.test.database, asked)) as SignedIn
  const { licNr } = caller.account
  return withTenant(server.test.database, { licNr, login, ftgKey: caller.company?.ftgKey }, async tx => {
    const refused = new Map<string, string>()
    for (const described of guarded) {
      await requireAccess(described.call, caller, () =>
        factsOf(tx, caller, { cloning: [cloningLicence], support: [] }),
      ).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        refused.set(nameOf(described), error.error.dvCode)
      })
    }
    return refused
  })
}

/** The calls whose rule holds in the account's own company alone: its person is employed there. */
const ofOwnCompany = new Set(['GET /myPayslips', 'GET /myPayslips/{Period}/{AnstNr}/{Nummer}'])

describe.each(guarded.map(each => [nameOf(each), each] as const))('%s', (name, described) => {
  const { call, outcomes } = described
  const { params, body, scope } = outcomes[0]?.request ?? {}

  it('is opened to those, and there, where the specification opens it', async () => {
    const found: string[] = []
    const wanted: string[] = []
    const refused = new Set<string>()
    for (const login of logins) {
      const [, own, lacked] = accounts[login]
      for (const FtgId of [own, lacked ?? undefined, elsewhere(login), undefined]) {
        const inCompany = FtgId === own
        const answer =
          needsCompany(call.access) && !inCompany
            ? errors.companyMissing.dvCode
            : (expected[name] ?? ofRegisters[name] ?? otherwise[name] ?? []).includes(login) &&
                (inCompany || !ofOwnCompany.has(name))
              ? undefined
              : errors.rightMissing.dvCode
        wanted.push(`${login} ${FtgId}: ${answer}`)
        found.push(`${login} ${FtgId}: ${(await refusalsOf(login, FtgId)).get(name)}`)
        // What is refused changes nothing, so each kind of refusal is also asked for over HTTP.
        const kind = `${answer} ${FtgId === undefined ? 'nowhere' : inCompany ? 'at home' : 'elsewhere'}`
        if (answer === undefined || refused.has(kind)) continue
        refused.add(kind)
        const asked = await browsers.get(login)?.ask(fillPath(call.path, params as Record<string, unknown>), {
          method: call.method,
          ...(body !== undefined && { body }),
          ...(FtgId !== undefined && { company: FtgId }),
          year: scope?.SalaryYear ?? 2026,
        })
        expect([login, FtgId, asked?.body.dvCode]).toEqual([login, FtgId, answer])
      }
    }
    expect(found).toEqual(wanted)
  })
})

describe('the company administrators', () => {
  const ask = async (login: Login, path: string) =>
    (await browsers.get(login)?.ask(path, { company: 'nordsken' }))?.status
  const statuses = async () => [
    await ask('ftg', '/users'),
    await ask('ftg', '/integrations'),
    await ask('adm', '/users'),
    await ask('std', '/users'),
  ]

  it('are barred by their company, at once, and nobody else is', async () => {
    expect(await statuses()).toEqual([200, 200, 200, 200])
    const adm = browsers.get('adm')
    const settings = async () =>
      (await adm?.ask('/companyInfo/nordsken'))?.body.data as { Settings: { Version: number } }
    const Values = { UseFtgAdminUserAccountAccess: false, UseFtgAdminIntegrationsAccess: false }
    const { Version } = (await settings()).Settings
    expect((await adm?.ask('/companyInfo/nordsken', { method: 'PUT', body: { Version, Values } }))?.status).toBe(200)
    expect(await statuses()).toEqual([403, 403, 200, 200])
  })
})
