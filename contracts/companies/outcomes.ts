import { errors } from '../errors.ts'
import {
  exampleAccount,
  exampleCompany,
  exampleCompanyHistory,
  exampleListItem,
  exampleNewCompany,
  exampleRestoreInfo,
} from '../examples.ts'
import { earlier } from '../pact/earlier.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { exampleVersion, states } from '../pact/states.ts'
import { boundMessage } from '../settings/bound-settings.ts'
import { companyCalls } from './calls.ts'

const nordsken = { params: { FtgId: 'nordsken' } }
const tomtebo = { params: { FtgId: 'tomtebo' } }
const change = (Values: Record<string, unknown>, Version: number = exampleVersion) => ({
  ...nordsken,
  body: { Version, Values },
})
const newTelephone = change({ Telefon: '0470-123 45', UseAvdelning: true })
const withSettings = [states.signedIn('ftg2'), states.companySettings('nordsken', 'ftg2', exampleVersion)]
const settings = { Settings: { Version: exampleVersion, Values: {} } }
const newSettings = { Settings: { Version: exampleVersion + 1, Values: newTelephone.body.Values } }
const ofAccount = (Login: string) => ({ UserAccount: { ...exampleAccount, Login } })

/** Another company of the account. The list is sorted by name: `Akvarell` before `Nordsken`. */
const akvarell = { ...exampleListItem, FtgId: 'akvarell', Namn: 'Akvarell Måleri AB', Orgnr: '165567890123' }
const listed = ({ FtgId, Namn, Orgnr, Archived }: typeof exampleListItem) => ({ FtgId, Namn, Orgnr, Archived })
const twoCompanies = [states.signedIn('ftg2'), states.companies([listed(akvarell), listed(exampleListItem)], 'ftg2')]

/** Two changes of a company's settings, the oldest first. */
const changes = [
  { Login: 'ftg2', Field: 'Telefon', Before: '', After: '0470-123 45' },
  { Login: 'adm', Field: 'Epost', Before: '', After: 'lon@historik.example' },
]
const withHistory = [states.signedIn('adm'), states.settingsHistory('historik', 'adm', changes)]
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
      given: [...twoCompanies, states.restoredCompany('akvarell', 'ftg2', exampleRestoreInfo)],
      request: {},
      answer: { data: [{ ...akvarell, RestoreInfo: exampleRestoreInfo }, exampleListItem] },
    },
  ],
  info: [
    {
      name: 'a company of the account',
      given: [states.signedIn('per'), states.company('nordsken', 'per')],
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
        states.signedIn('adm'),
        states.companyArchived('tomtebo', 'adm', false),
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
        states.signedIn('adm'),
        states.freeCompanyId('nybygget', 'adm'),
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
  change: [
    {
      name: 'settings changed',
      given: withSettings,
      request: newTelephone,
      answer: { data: { ...exampleCompany, ...newSettings }, pins: ['Version'] },
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
      name: 'a bar that the account itself is under',
      given: [states.signedIn('ftg2'), states.companySettings('nordsken', 'ftg2', exampleVersion)],
      request: change({ UseFtgAdminUserAccountAccess: false }),
      answer: { error: errors.fieldsRefused, fields: { UseFtgAdminUserAccountAccess: boundMessage } },
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
  create: [
    {
      name: 'a company created',
      given: [states.signedIn('adm'), states.freeCompanyId('nybygget', 'adm')],
      request: { body: exampleNewCompany },
      answer: {
        data: { ...exampleCompany, ...ofAccount('adm'), FtgId: 'nybygget', Namn: exampleNewCompany.Namn },
      },
    },
    {
      name: 'an id that is taken',
      given: [states.signedIn('adm'), states.company('nordsken', 'adm')],
      request: { body: { ...exampleNewCompany, FtgId: 'nordsken' } },
      answer: { error: errors.companyIdTaken, fields: { FtgId: errors.companyIdTaken.message } },
    },
    {
      name: 'a year that no company begins with',
      given: [states.signedIn('adm')],
      request: { body: { ...exampleNewCompany, Year: 2090 } },
      answer: { error: errors.fieldsRefused, fields: { Year: 'Felaktigt värde.' } },
    },
    {
      name: 'a role that may not',
      given: [states.signedIn('ftg2')],
      request: { body: exampleNewCompany },
      answer: { error: errors.rightMissing },
    },
  ],
  toggleArchived: [
    {
      name: 'a company archived',
      given: [states.signedIn('adm'), states.companyArchived('tomtebo', 'adm', false)],
      request: tomtebo,
      answer: { data: { FtgId: 'tomtebo', Archived: true }, pins: ['*'] },
    },
    {
      name: 'a company taken back from the archive',
      given: [states.signedIn('adm'), states.companyArchived('tomtebo', 'adm', true)],
      request: tomtebo,
      answer: { data: { FtgId: 'tomtebo', Archived: false }, pins: ['*'] },
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
}
