import { errors } from '../errors.ts'
import { exampleCompany, exampleCompanyHistory, exampleListItem, exampleNewCompany } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { exampleVersion, states } from '../pact/states.ts'
import type { companyCalls } from './calls.ts'

const nordsken = { params: { FtgId: 'nordsken' } }
const change = (Values: Record<string, unknown>, Version: number = exampleVersion) => ({
  ...nordsken,
  body: { Version, Values },
})
const withSettings = [states.signedIn('ftg2'), states.companySettings('nordsken', 'ftg2', exampleVersion)]

const settings = { Settings: { Version: exampleVersion, Values: {} } }

export const companyOutcomes: OutcomesOf<typeof companyCalls> = {
  list: [
    {
      name: 'the companies of the account',
      given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
      request: {},
      answer: { data: [exampleListItem] },
    },
  ],
  info: [
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
  change: [
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
  history: [
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
  create: [
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
  toggleArchived: [
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
}
