import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleCompany, exampleCompanyHistory, exampleListItem, exampleNewCompany } from '../examples.ts'
import { exampleVersion, states } from '../pact/states.ts'
import { FtgId, FtgInfo } from '../sign-in/session.shapes.ts'
import { NewCompany } from './new-company.shapes.ts'
import { CompanyChange, CompanyHistoryItem, CompanyInfoAnswer, CompanyListItem, CompanyWithSettings } from './shapes.ts'

const nordsken = { params: { FtgId: 'nordsken' } }
const change = (Values: Record<string, unknown>, Version: number = exampleVersion) => ({
  ...nordsken,
  body: { Version, Values },
})
const withSettings = [states.signedIn('ftg2'), states.companySettings('nordsken', 'ftg2', exampleVersion)]
const settings = { Settings: { Version: exampleVersion, Values: {} } }

/** The companies that an account may choose, and their salary years (first document §4, §7). */
export const companyCalls = {
  list: call('GET', '/companyList', {
    summary: 'The companies that the account may choose, by name in Swedish order, the archived ones among them.',
    access: 'session',
    data: z.array(CompanyListItem),
    errors: [errors.noSession],
    outcomes: [
      {
        name: 'the companies of the account',
        given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
        request: {},
        answer: { data: [exampleListItem] },
      },
      { name: 'nobody signed in', given: [], request: {}, answer: { error: errors.noSession } },
    ],
  }),
  info: call('GET', '/companyInfo/{FtgId}', {
    summary:
      "A company of the account's, with its settings as far as the account may read their pages. One of another licence, or outside FtgIdAccessList, is as if it did not exist.",
    access: 'session',
    params: z.strictObject({ FtgId }),
    data: CompanyInfoAnswer,
    errors: [errors.noSession, errors.companyMissing],
    outcomes: [
      {
        name: 'a company of the account',
        given: [states.signedIn('per'), states.company('nordsken', 'per')],
        request: nordsken,
        answer: { data: { ...exampleCompany, requireSMSVerification: false } },
      },
      {
        name: 'a company whose settings the account may read',
        given: withSettings,
        request: nordsken,
        answer: { data: { ...exampleCompany, ...settings } },
      },
      {
        name: 'an SMS code demanded',
        given: [states.signedIn('ftg2'), states.companyWithSms('akvarell', 'ftg2')],
        request: { params: { FtgId: 'akvarell' } },
        answer: { data: { requireSMSVerification: true } },
      },
      {
        name: 'a company whose SMS code is verified',
        given: [
          states.signedIn('ftg2'),
          states.companyWithSms('akvarell', 'ftg2'),
          states.companyVerified('akvarell', 'ftg2'),
        ],
        request: { params: { FtgId: 'akvarell' } },
        answer: { data: { ...exampleCompany, FtgId: 'akvarell', requireSMSVerification: false } },
      },
      {
        name: 'a company that the account may not choose',
        given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
        request: { params: { FtgId: 'zenit' } },
        answer: { error: errors.companyMissing },
      },
    ],
  }),
  change: call('PUT', '/companyInfo/{FtgId}', {
    summary:
      'Changes settings of a company: only those named, each of a page whose write right the account has, and nothing when the version is no longer the latest. What was wrong before, and is not changed, does not stand in the way. The company as it is then.',
    access: 'session',
    params: z.strictObject({ FtgId }),
    body: CompanyChange,
    data: CompanyWithSettings,
    errors: [
      errors.noSession,
      errors.companyMissing,
      errors.rightMissing,
      errors.fieldsRefused,
      errors.versionConflict,
    ],
    outcomes: [
      {
        name: 'settings changed',
        given: withSettings,
        request: change({ Telefon: '0470-123 45', UseAvdelning: true }),
        answer: { data: { ...exampleCompany, ...settings } },
      },
      {
        name: 'somebody else was first',
        given: withSettings,
        request: change({ Telefon: '0470-123 45' }, exampleVersion - 1),
        answer: { error: errors.versionConflict },
      },
      {
        name: 'a value that breaks a rule',
        given: withSettings,
        request: change({ Epost: 'lon@foretag' }),
        answer: { error: errors.fieldsRefused, fields: { Epost: 'Felaktig epost.' } },
      },
      {
        name: 'an account without the right',
        given: [states.signedIn('las'), states.companySettings('nordsken', 'las', exampleVersion)],
        request: change({ Telefon: '0470-123 45' }),
        answer: { error: errors.rightMissing },
      },
      {
        name: 'a company that the account may not choose',
        given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
        request: { ...change({ Telefon: '0470-123 45' }), params: { FtgId: 'zenit' } },
        answer: { error: errors.companyMissing },
      },
    ],
  }),
  history: call('GET', '/companyInfo/{FtgId}/history', {
    summary:
      "Who has changed which setting of a company, and when, the newest first, as far as the account may read the settings' pages; without a page the newest 10 000. Sorted by TimeStamp, User or Label; searched in Label, User, Before and After, the values as they are shown.",
    access: 'session',
    params: z.strictObject({ FtgId }),
    paged: true,
    data: z.array(CompanyHistoryItem),
    errors: [errors.noSession, errors.companyMissing, errors.rightMissing],
    outcomes: [
      {
        name: 'a page of the history',
        given: [...withSettings, states.companyChanged('nordsken', 'ftg2')],
        request: { ...nordsken, pagination: { perPage: 1, pageNum: 1 } },
        answer: { data: [exampleCompanyHistory], pagination: { totalRows: 1 } },
      },
      {
        name: 'an account that may read no settings',
        given: [states.signedIn('per'), states.company('nordsken', 'per')],
        request: nordsken,
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  create: call('POST', '/createCompany', {
    summary:
      'Creates a company in the licence, with its first salary year, the year’s salary periods and holidays, and the pay types of the chosen table; with test persons, agreements and calculation rules when they are asked for and the licence is offered them. For the roles LIC and ADM.',
    access: 'session',
    body: NewCompany,
    data: FtgInfo,
    errors: [errors.noSession, errors.rightMissing, errors.fieldsRefused, errors.companyIdTaken],
    outcomes: [
      {
        name: 'a company created',
        given: [states.signedIn('adm'), states.freeCompanyId('nybygget', 'adm')],
        request: { body: exampleNewCompany },
        answer: { data: { ...exampleCompany, FtgId: 'nybygget', Namn: exampleNewCompany.Namn } },
      },
      {
        name: 'an id that is taken',
        given: [states.signedIn('adm'), states.company('nordsken', 'adm')],
        request: { body: { ...exampleNewCompany, FtgId: 'nordsken' } },
        answer: { error: errors.companyIdTaken, fields: { FtgId: errors.companyIdTaken.message } },
      },
      {
        name: 'a role that may not',
        given: [states.signedIn('ftg2')],
        request: { body: exampleNewCompany },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  toggleArchived: call('DELETE', '/companyInfo/{FtgId}/toggleArchivedState', {
    summary:
      'Archives a company, or takes it back from the archive: whichever it is not. An archived company is worked in as before. For the roles LIC, ADM and FTG. What it is then.',
    access: 'session',
    params: z.strictObject({ FtgId }),
    data: z.object({ FtgId: z.string(), Archived: z.boolean() }),
    errors: [errors.noSession, errors.companyMissing, errors.rightMissing],
    outcomes: [
      {
        name: 'a company archived',
        given: [states.signedIn('adm'), states.companyArchived('tomtebo', 'adm', false)],
        request: { params: { FtgId: 'tomtebo' } },
        answer: { data: { FtgId: 'tomtebo', Archived: true } },
      },
      {
        name: 'a company taken back from the archive',
        given: [states.signedIn('adm'), states.companyArchived('tomtebo', 'adm', true)],
        request: { params: { FtgId: 'tomtebo' } },
        answer: { data: { FtgId: 'tomtebo', Archived: false } },
      },
      {
        name: 'a role that may not',
        given: [states.signedIn('per'), states.company('nordsken', 'per')],
        request: nordsken,
        answer: { error: errors.rightMissing },
      },
      {
        name: 'a company that the account may not choose',
        given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
        request: { params: { FtgId: 'zenit' } },
        answer: { error: errors.companyMissing },
      },
    ],
  }),
}
