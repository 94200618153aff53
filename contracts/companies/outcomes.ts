import { commonErrors } from '../common-errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { boundMessage } from '../settings/bound-settings.ts'
import { exampleAccount, exampleCompany } from '../sign-in/examples.ts'
import { signInStates } from '../sign-in/states.ts'
import { companyCalls } from './calls.ts'
import { companyErrors } from './errors.ts'
import { exampleCompanyHistory, exampleListItem, exampleNewCompany, exampleRestoreInfo } from './examples.ts'
import { companyStates, exampleVersion } from './states.ts'

const nordsken = { params: { FtgId: 'nordsken' } }
const tomtebo = { params: { FtgId: 'tomtebo' } }
const change = (Values: Record<string, unknown>, Version: number = exampleVersion) => ({
  ...nordsken,
  body: { Version, Values },
})
const newTelephone = change({ Telefon: '0470-123 45', UseAvdelning: true })
const withSettings = [callerStates.signedIn('ftg2'), companyStates.companySettings('nordsken', 'ftg2', exampleVersion)]
const settings = { Settings: { Version: exampleVersion, Values: {} } }
const newSettings = { Settings: { Version: exampleVersion + 1, Values: newTelephone.body.Values } }
const ofAccount = (Login: string) => ({ UserAccount: { ...exampleAccount, Login } })

/** Another company of the account. The list is sorted by name: `Akvarell` before `Nordsken`. */
const akvarell = { ...exampleListItem, FtgId: 'akvarell', Namn: 'Akvarell Måleri AB', Orgnr: '165567890123' }
const listed = ({ FtgId, Namn, Orgnr, Archived }: typeof exampleListItem) => ({ FtgId, Namn, Orgnr, Archived })
const twoCompanies = [
  callerStates.signedIn('ftg2'),
  companyStates.companies([listed(akvarell), listed(exampleListItem)], 'ftg2'),
]

/** Two changes of a company's settings, the oldest first. */
const changes = [
  { Login: 'ftg2', Field: 'Telefon', Before: '', After: '0470-123 45' },
  { Login: 'adm', Field: 'Epost', Before: '', After: 'lon@historik.example' },
]
const withHistory = [callerStates.signedIn('adm'), companyStates.settingsHistory('historik', 'adm', changes)]
const historik = { params: { FtgId: 'historik' } }
const historyItem = ({ Login, ...rest }: (typeof changes)[number]) => ({
  ...exampleCompanyHistory,
  ...rest,
  User: { Login, Namn: 'Lena Lindgren' },
})
const [telephone, email] = changes.map(historyItem) as [ReturnType<typeof historyItem>, ReturnType<typeof historyItem>]

export const companyOutcomes: OutcomesOf<typeof companyCalls> = {
  list: [
    {
      name: 'the companies of the account',
      given: twoCompanies,
      request: {},
      answer: { data: [akvarell, exampleListItem] },
    },
    {
      name: 'a company that was restored from a copy',
      given: [...twoCompanies, companyStates.restoredCompany('akvarell', 'ftg2', exampleRestoreInfo)],
      request: {},
      answer: { data: [{ ...akvarell, RestoreInfo: exampleRestoreInfo }, exampleListItem] },
    },
  ],
  info: [
    {
      name: 'a company of the account',
      given: [callerStates.signedIn('per'), companyStates.company('nordsken', 'per')],
      request: nordsken,
      answer: { data: { ...exampleCompany, ...ofAccount('per'), requireSMSVerification: false } },
    },
    {
      name: 'a company whose settings the account may read',
      given: withSettings,
      request: nordsken,
      answer: { data: { ...exampleCompany, ...settings } },
    },
    {
      name: 'a company with changed settings',
      given: [...withSettings, earlier(companyCalls.change, newTelephone)],
      request: nordsken,
      answer: { data: { ...exampleCompany, ...newSettings }, pins: ['Version'] },
    },
    {
      name: 'a company that was archived',
      given: [
        callerStates.signedIn('adm'),
        companyStates.companyArchived('tomtebo', 'adm', false),
        earlier(companyCalls.toggleArchived, tomtebo),
      ],
      request: tomtebo,
      answer: {
        data: { ...exampleCompany, ...ofAccount('adm'), ...settings, FtgId: 'tomtebo', Archived: true },
        pins: ['Archived'],
      },
    },
    {
      name: 'a company that was created',
      given: [
        callerStates.signedIn('adm'),
        companyStates.freeCompanyId('nybygget', 'adm'),
        earlier(companyCalls.create, { body: exampleNewCompany }),
      ],
      request: { params: { FtgId: exampleNewCompany.FtgId } },
      answer: {
        data: {
          ...exampleCompany,
          ...ofAccount('adm'),
          ...settings,
          FtgId: exampleNewCompany.FtgId,
          Namn: exampleNewCompany.Namn,
        },
      },
    },
    {
      name: 'an SMS code demanded',
      given: [callerStates.signedIn('ftg2'), signInStates.companyWithSms('akvarell', 'ftg2')],
      request: { params: { FtgId: 'akvarell' } },
      answer: { data: { requireSMSVerification: true } },
    },
    {
      name: 'a company whose SMS code is verified',
      given: [
        callerStates.signedIn('ftg2'),
        signInStates.companyWithSms('akvarell', 'ftg2'),
        signInStates.companyVerified('akvarell', 'ftg2'),
      ],
      request: { params: { FtgId: 'akvarell' } },
      answer: { data: { ...exampleCompany, FtgId: 'akvarell', requireSMSVerification: false } },
    },
    {
      name: 'a company that the account may not choose',
      given: [callerStates.signedIn('ftg2'), callerStates.noCompany('zenit', 'ftg2')],
      request: { params: { FtgId: 'zenit' } },
      answer: { error: commonErrors.companyMissing },
    },
  ],
  change: [
    {
      name: 'settings changed',
      given: withSettings,
      request: newTelephone,
      answer: { data: { ...exampleCompany, ...newSettings }, pins: ['Version'] },
    },
    {
      name: 'a value that breaks a rule',
      given: withSettings,
      request: change({ Epost: 'lon@foretag' }),
      answer: { error: commonErrors.fieldsRefused, fields: { Epost: 'Felaktig epost.' } },
    },
    {
      name: 'a bar that the account itself is under',
      given: [callerStates.signedIn('ftg2'), companyStates.companySettings('nordsken', 'ftg2', exampleVersion)],
      request: change({ UseFtgAdminUserAccountAccess: false }),
      answer: { error: commonErrors.fieldsRefused, fields: { UseFtgAdminUserAccountAccess: boundMessage } },
    },
    {
      name: 'an account without the right',
      given: [callerStates.signedIn('las'), companyStates.companySettings('nordsken', 'las', exampleVersion)],
      request: change({ Telefon: '0470-123 45' }),
      answer: { error: commonErrors.rightMissing },
    },
    {
      name: 'a company that the account may not choose',
      given: [callerStates.signedIn('ftg2'), callerStates.noCompany('zenit', 'ftg2')],
      request: { ...change({ Telefon: '0470-123 45' }), params: { FtgId: 'zenit' } },
      answer: { error: commonErrors.companyMissing },
    },
  ],
  history: [
    {
      name: 'the history, the newest first',
      given: withHistory,
      request: { ...historik, pagination: { perPage: 10, pageNum: 1 } },
      answer: { data: [email, telephone], pagination: { totalRows: 2 } },
    },
    {
      name: 'the second page of the history',
      given: withHistory,
      request: { ...historik, pagination: { perPage: 1, pageNum: 2 } },
      answer: { data: [telephone], pagination: { totalRows: 2 } },
    },
    {
      name: 'what a search finds',
      given: withHistory,
      request: { ...historik, pagination: { searchTerm: '0470', searchFields: ['After'], perPage: 10, pageNum: 1 } },
      answer: { data: [telephone], pagination: { totalRows: 1 } },
    },
    {
      name: 'an account that may read no settings',
      given: [callerStates.signedIn('per'), companyStates.company('nordsken', 'per')],
      request: nordsken,
      answer: { error: commonErrors.rightMissing },
    },
    {
      name: 'a company that the account may not choose',
      given: [callerStates.signedIn('ftg2'), callerStates.noCompany('zenit', 'ftg2')],
      request: { params: { FtgId: 'zenit' } },
      answer: { error: commonErrors.companyMissing },
    },
  ],
  create: [
    {
      name: 'a company created',
      given: [callerStates.signedIn('adm'), companyStates.freeCompanyId('nybygget', 'adm')],
      request: { body: exampleNewCompany },
      answer: {
        data: { ...exampleCompany, ...ofAccount('adm'), FtgId: 'nybygget', Namn: exampleNewCompany.Namn },
      },
    },
    {
      name: 'an id that is taken',
      given: [callerStates.signedIn('adm'), companyStates.company('nordsken', 'adm')],
      request: { body: { ...exampleNewCompany, FtgId: 'nordsken' } },
      answer: { error: companyErrors.companyIdTaken, fields: { FtgId: companyErrors.companyIdTaken.message } },
    },
    {
      name: 'a year that no company begins with',
      given: [callerStates.signedIn('adm')],
      request: { body: { ...exampleNewCompany, Year: 2090 } },
      answer: { error: commonErrors.fieldsRefused, fields: { Year: 'Felaktigt värde.' } },
    },
    {
      name: 'a role that may not',
      given: [callerStates.signedIn('ftg2')],
      request: { body: exampleNewCompany },
      answer: { error: commonErrors.rightMissing },
    },
  ],
  toggleArchived: [
    {
      name: 'a company archived',
      given: [callerStates.signedIn('adm'), companyStates.companyArchived('tomtebo', 'adm', false)],
      request: tomtebo,
      answer: { data: { FtgId: 'tomtebo', Archived: true }, pins: ['*'] },
    },
    {
      name: 'a company taken back from the archive',
      given: [callerStates.signedIn('adm'), companyStates.companyArchived('tomtebo', 'adm', true)],
      request: tomtebo,
      answer: { data: { FtgId: 'tomtebo', Archived: false }, pins: ['*'] },
    },
    {
      name: 'a role that may not',
      given: [callerStates.signedIn('per'), companyStates.company('nordsken', 'per')],
      request: nordsken,
      answer: { error: commonErrors.rightMissing },
    },
    {
      name: 'a company that the account may not choose',
      given: [callerStates.signedIn('ftg2'), callerStates.noCompany('zenit', 'ftg2')],
      request: { params: { FtgId: 'zenit' } },
      answer: { error: commonErrors.companyMissing },
    },
  ],
}
