import { errors } from '../errors.ts'
import { earlier } from '../pact/earlier.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import { importDefinitions } from '../registers/import-definitions.ts'
import { importCalls } from './calls.ts'
import type { ImportFile, ImportRequest } from './shapes.ts'

const scope = { FtgId: 'registret' }
const by = 'adm'
const [definition] = importDefinitions.examples
const given = [
  states.signedIn(by),
  states.register(scope.FtgId, by, 'importDefinitions', 'Registry.ImpReg', [{ ...definition, Kolumner: [] }]),
]

/** A CSV file in UTF-8 with an employee: 101 Anna Andersson from 2026-01-01. */
const file: ImportFile = {
  Id: String(definition.Id),
  FileName: 'Anställda.csv',
  Content:
    'QW5zdMOkbGxuaW5nc251bW1lcjtGw7ZybmFtbjtFZnRlcm5hbW47QW5zdMOkbGxkIGZyw6VuDQoxMDE7QW5uYTtBbmRlcnNzb247MjAyNi0wMS0wMQ0K',
}
/** The same file with the thirtieth of February. */
const wrong = {
  ...file,
  Content:
    'QW5zdMOkbGxuaW5nc251bW1lcjtGw7ZybmFtbjtFZnRlcm5hbW47QW5zdMOkbGxkIGZyw6VuDQoxMDE7QW5uYTtBbmRlcnNzb247MjAyNi0wMi0zMA0K',
}
/** The e-mail of employee 101. */
const change = { ...file, Content: 'QW5zdE5yO0Vwb3N0DQoxMDE7YW5uYUBleGVtcGVsLnNlDQo=' }
const request: ImportRequest = { ...file, Vantat: { Nya: 1, Andrade: 0, Oforandrade: 0 } }
const stored = [...given, earlier(importCalls.store, { scope, body: request })]
const unreadable = { ...file, Content: 'AAAA' }
const run = { Nr: 1, Id: file.Id, FileName: file.FileName, Login: by, TimeStamp: '2026-11-23T10:00:00.000Z' }
const missing = { given, request: { scope, params: { Nr: '9' } }, answer: { error: errors.importMissing } } as const
const missingDefinition = { ...file, Id: 'SAKNAS' }

export const importOutcomesOfCalls: OutcomesOf<typeof importCalls> = {
  preview: [
    {
      name: 'a new employee',
      given,
      request: { scope, body: file },
      answer: {
        data: {
          Kolumnnamn: ['Anställningsnummer', 'Förnamn', 'Efternamn', 'Anställd från'],
          Kolumner: [
            { Falt: 'AnstNr', Kolumn: 'Anställningsnummer' },
            { Falt: 'Fornamn', Kolumn: 'Förnamn' },
            { Falt: 'Efternamn', Kolumn: 'Efternamn' },
            { Falt: 'AnstFrom', Kolumn: 'Anställd från' },
          ],
          ...{ Saknas: [], Nya: 1, Andrade: 0, Oforandrade: 0, Felaktiga: 0 },
          Rader: [
            {
              ...{ Rad: 2, Slag: 'PER', Utfall: 'NY', Fel: {} },
              Celler: { AnstNr: '101', Fornamn: 'Anna', Efternamn: 'Andersson', AnstFrom: '2026-01-01' },
            },
          ],
        },
        pins: ['*'],
      },
    },
    {
      name: 'a changed employee',
      given: stored,
      request: { scope, body: change },
      answer: {
        data: {
          Kolumnnamn: ['AnstNr', 'Epost'],
          Kolumner: [
            { Falt: 'AnstNr', Kolumn: 'AnstNr' },
            { Falt: 'Epost', Kolumn: 'Epost' },
          ],
          ...{ Saknas: ['Fornamn', 'Efternamn'], Nya: 0, Andrade: 1, Oforandrade: 0, Felaktiga: 0 },
          Rader: [
            {
              ...{ Rad: 2, Slag: 'PER', Utfall: 'ANDRAD', Fel: {} },
              Celler: { AnstNr: '101', Epost: 'anna@exempel.se' },
            },
          ],
        },
        pins: ['*'],
      },
    },
    {
      name: 'a wrong cell',
      given,
      request: { scope, body: wrong },
      answer: {
        data: {
          Kolumnnamn: ['Anställningsnummer', 'Förnamn', 'Efternamn', 'Anställd från'],
          Kolumner: [{ Falt: 'AnstNr', Kolumn: 'Anställningsnummer' }],
          ...{ Saknas: [], Nya: 0, Andrade: 0, Oforandrade: 0, Felaktiga: 1 },
          Rader: [
            {
              ...{ Rad: 2, Slag: 'PER', Utfall: 'FEL' },
              Celler: { AnstNr: '101', Fornamn: 'Anna', Efternamn: 'Andersson', AnstFrom: '2026-02-30' },
              Fel: { AnstFrom: 'Felaktigt datum' },
            },
          ],
        },
        pins: ['Felaktiga', 'Utfall', 'Rad'],
      },
    },
    {
      name: 'a file that cannot be read',
      given,
      request: { scope, body: unreadable },
      answer: { error: errors.importFileRefused },
    },
    {
      name: 'a definition that does not exist',
      given,
      request: { scope, body: missingDefinition },
      answer: { error: errors.registerItemMissing },
    },
  ],
  store: [
    {
      name: 'a new employee stored',
      given,
      request: { scope, body: request },
      answer: { data: { Nya: 1, Andrade: 0, Oforandrade: 0, Nr: 1 }, pins: ['*'] },
    },
    {
      name: 'the same file again',
      given: stored,
      request: { scope, body: { ...request, Vantat: { Nya: 0, Andrade: 0, Oforandrade: 1 } } },
      answer: { data: { Nya: 0, Andrade: 0, Oforandrade: 1, Nr: null }, pins: ['*'] },
    },
    {
      name: 'a preview that no longer holds',
      given: stored,
      request: { scope, body: request },
      answer: { error: errors.importOutdated },
    },
    {
      name: 'a wrong cell',
      given,
      request: { scope, body: { ...request, ...wrong } },
      answer: { error: errors.importRowsRefused },
    },
    {
      name: 'a file that cannot be read',
      given,
      request: { scope, body: { ...request, ...unreadable } },
      answer: { error: errors.importFileRefused },
    },
    {
      name: 'a definition that does not exist',
      given,
      request: { scope, body: { ...request, ...missingDefinition } },
      answer: { error: errors.registerItemMissing },
    },
  ],
  runs: [
    {
      name: 'an import',
      given: stored,
      request: { scope, pagination: { perPage: 25, pageNum: 1 } },
      answer: {
        data: [{ ...run, Nya: 1, Andrade: 0, Oforandrade: 0, Rader: 0 }],
        pagination: { totalRows: 1 },
        pins: ['Nr', 'Id', 'FileName', 'Login', 'Nya', 'Rader'],
      },
    },
    { name: 'no imports', given, request: { scope }, answer: { data: [], pagination: { totalRows: 0 } } },
  ],
  rows: [
    {
      name: 'an import of employees, which has no rows of pay or time',
      given: stored,
      request: { scope, params: { Nr: '1' } },
      answer: { data: [], pagination: { totalRows: 0 } },
    },
    { name: 'an import that does not exist', ...missing },
  ],
  remove: [
    {
      name: 'an import removed',
      given: stored,
      request: { scope, params: { Nr: '1' } },
      answer: { data: null },
    },
    { name: 'an import that does not exist', ...missing },
  ],
}
