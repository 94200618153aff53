import { commonErrors } from '../common-errors.ts'
import { companyStates } from '../companies/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import type { historyCalls } from './calls.ts'
import { exampleHistoryEntry } from './examples.ts'
import { historyStates } from './states.ts'

const changes = [
  { Login: 'ftg2', Field: 'Telefon', Before: '', After: '0470-123 45' },
  { Login: 'adm', Field: 'Epost', Before: '', After: 'lon@historik.example' },
]
const withHistory = [callerStates.signedIn('adm'), companyStates.settingsHistory('historik', 'adm', changes)]
const filter = { FtgId: 'historik', Subject: 'SETTINGS' } as const
const ofPerson = (Login: string) => ({ ...exampleHistoryEntry, User: { ...exampleHistoryEntry.User, Login } })

const many = { Telefon: '0470-123 45', Epost: 'lon@sparat.example', Kontakt: 'Lena Lindgren' }
const whole = {
  TimeStamp: '2026-11-23T08:00:00.000Z',
  Events: 12,
  Hash: exampleHistoryEntry.Hash,
  Breaks: 0,
  First: null,
}

export const historyOutcomes: OutcomesOf<typeof historyCalls> = {
  list: [
    {
      name: 'many settings changed at once',
      given: [
        callerStates.signedIn('adm'),
        historyStates.settingsSaved('sparat', 'adm', { Browser: 'Firefox', Values: many }),
      ],
      request: { filter: { FtgId: 'sparat', Subject: 'SETTINGS' }, pagination: { perPage: 25, pageNum: 1 } },
      answer: {
        data: [
          {
            ...exampleHistoryEntry,
            Company: { ...exampleHistoryEntry.Company, FtgId: 'sparat' },
            Text: 'Ändrade Telefon från – till 0470-123 45, E-post från – till lon@sparat.example och 1 till i företagsinställningarna',
            Details: ['Telefon från – till 0470-123 45'],
            Via: 'session',
            Browser: 'Firefox',
          },
        ],
        pagination: { totalRows: 1 },
        pins: ['Via', 'Browser', 'Subject'],
      },
    },
    {
      name: 'the changes of a company, newest first',
      given: withHistory,
      request: { filter, pagination: { perPage: 25, pageNum: 1 } },
      answer: { data: [ofPerson('adm'), ofPerson('ftg2')], pagination: { totalRows: 2 }, pins: ['Login', 'FtgId'] },
    },
    {
      name: 'the changes of a person',
      given: withHistory,
      request: { filter: { ...filter, User: 'ftg2' }, pagination: { perPage: 25, pageNum: 1 } },
      answer: { data: [ofPerson('ftg2')], pagination: { totalRows: 1 }, pins: ['Login', 'FtgId'] },
    },
    {
      name: 'nothing found',
      given: [callerStates.signedIn('adm')],
      request: { pagination: { searchTerm: 'heter ingenting', searchFields: ['Text'], perPage: 25, pageNum: 1 } },
      answer: { data: [], pagination: { totalRows: 0 } },
    },
    {
      name: 'an account that is no administrator',
      given: [callerStates.signedIn('per')],
      request: {},
      answer: { error: commonErrors.rightMissing },
    },
  ],
  story: [
    {
      name: 'the story of an account',
      given: [callerStates.signedIn('adm')],
      request: { params: { Thing: 'account:adm' } },
      answer: {
        data: [
          {
            ...exampleHistoryEntry,
            Subject: 'SIGN_IN',
            Text: 'Loggade in med lösenord',
            // Other examples than the request's: how many events the account has is not known.
            User: null,
            Thing: 'account:anna',
            Company: null,
          },
        ],
      },
    },
    {
      name: 'a thing without events',
      given: [callerStates.signedIn('adm')],
      request: { params: { Thing: 'account:ingen' } },
      answer: { data: [] },
    },
    {
      name: 'an account that is no administrator',
      given: [callerStates.signedIn('per')],
      request: { params: { Thing: 'account:per' } },
      answer: { error: commonErrors.rightMissing },
    },
  ],
  verify: [
    {
      name: 'a history that is whole',
      given: [callerStates.signedIn('adm')],
      request: {},
      answer: {
        data: whole,
        pins: ['Breaks'],
      },
    },
    {
      name: 'a history that is broken',
      given: [callerStates.signedIn('oms'), historyStates.brokenHistory('oms')],
      request: {},
      answer: {
        data: {
          ...whole,
          Breaks: 1,
          First: { Seq: 4711, Kind: 'rewritten', TimeStamp: '2026-11-23T08:00:00.000Z' },
        },
      },
    },
    {
      name: 'an account that administers companies alone',
      given: [callerStates.signedIn('ftg2')],
      request: {},
      answer: { error: commonErrors.rightMissing },
    },
  ],
}
