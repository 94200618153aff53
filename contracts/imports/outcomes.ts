import { employeeErrors } from '../employees/errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { registerCatalogue } from '../registers/calls.ts'
import { registerErrors } from '../registers/errors.ts'
import { importDefinitions } from '../registers/import-definitions.ts'
import { registers } from '../registers/registers.ts'
import { registerStates } from '../registers/states.ts'
import { importCalls } from './calls.ts'
import { importErrors } from './errors.ts'
import type { ImportFile, ImportRequest } from './shapes.ts'

const scope = { FtgId: 'registret' }
const by = 'adm'
const [definition] = importDefinitions.examples
const given = [
  callerStates.signedIn(by),
  registerStates.register(scope.FtgId, by, 'importDefinitions', 'Registry.ImpReg', [
    { ...definition, Kolumner: [] },
    { ...definition, Id: 'TID', ImpPerReg: false, ImpTidRader: true, Kolumner: [], Koder: [] },
    { ...definition, Id: 'LON', ImpPerReg: false, ImpLonRader: true, Kolumner: [], Koder: [] },
    { ...definition, Id: 'PAX', Format: 'PAXML', Kolumner: [], Koder: [] },
  ]),
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
/** Employee 102 without a last name and a first day, and with a column that no field has. */
const incomplete = {
  ...file,
  Content: 'QW5zdMOkbGxuaW5nc251bW1lcjtGw7ZybmFtbjtIdXNkanVyDQoxMDI7RXZhO0thdHQNCg==',
}
/** The same employee in PAXml 2.0, and a schedule of hers. */
const paxml = {
  Id: 'PAX',
  FileName: 'Anställda.xml',
  Content:
    'PD94bWwgdmVyc2lvbj0iMS4wIiBlbmNvZGluZz0iVVRGLTgiPz48cGF4bWw+PGhlYWRlcj48dmVyc2lvbj4yLjA8L3ZlcnNpb24+PC9oZWFkZXI+PHBlcnNvbmFsPjxwZXJzb24gYW5zdGlkPSIxMDEiPjxmb3JuYW1uPkFubmE8L2Zvcm5hbW4+PGVmdGVybmFtbj5BbmRlcnNzb248L2VmdGVybmFtbj48YW5zdGRhdHVtPjIwMjYtMDEtMDE8L2Fuc3RkYXR1bT48L3BlcnNvbj48L3BlcnNvbmFsPjxzY2hlbWF0cmFuc2FrdGlvbmVyPjxzY2hlbWEgYW5zdGlkPSIxMDEiLz48L3NjaGVtYXRyYW5zYWt0aW9uZXI+PC9wYXhtbD4=',
}
/** The e-mail of employee 101. */
const change = { ...file, Content: 'QW5zdE5yO0Vwb3N0DQoxMDE7YW5uYUBleGVtcGVsLnNlDQo=' }
const request: ImportRequest = { ...file, Vantat: { Nya: 1, Andrade: 0, Oforandrade: 0 } }
const changing: ImportRequest = { ...change, Vantat: { Nya: 0, Andrade: 1, Oforandrade: 0 } }
const stored = [...given, earlier(importCalls.store, { scope, body: request })]
const newRow = { Nya: 1, Andrade: 0, Oforandrade: 0 }
/** Two hours of employee 101 on 2026-01-15. */
const time: ImportRequest = {
  Id: 'TID',
  FileName: 'Tid.csv',
  Vantat: newRow,
  Content: 'QW5zdE5yO1RpZGtvZDtEYXR1bTtUaW1tYXINCjEwMTtBUkI7MjAyNi0wMS0xNTsyDQo=',
}
/** Two times 50 kronor of employee 101 in January 2026. */
const pay: ImportRequest = {
  Id: 'LON',
  FileName: 'Lön.csv',
  Vantat: newRow,
  Content:
    'QW5zdE5yO0zDtm5la29kO0RhdHVtZnJvbTtEYXR1bXRvbTtBbnRhbDtQcmlzO0luZm8NCjEwMTtCT05VUzsyMDI2LTAxLTAxOzIwMjYtMDEtMzE7Mjs1MDtNw6Rzc2ENCg==',
}
const { timeCodes, payCodes } = registers
const timeCode = { ...timeCodes.examples[0], TidGrupp: '' }
const payCode = { ...payCodes.examples[0], LonKod: 'BONUS', LonGrupp: '' }
const rowsStored = [
  ...stored,
  earlier(registerCatalogue.timeCodes.create, { scope, body: timeCode }),
  earlier(registerCatalogue.payCodes.create, { scope, body: payCode }),
  earlier(importCalls.store, { scope, body: time }, 'the import of time'),
  earlier(importCalls.store, { scope, body: pay }, 'the import of pay'),
]
const unreadable = { ...file, Content: 'AAAA' }
const run = { Nr: 1, Id: file.Id, FileName: file.FileName, Login: by, TimeStamp: '2026-11-23T10:00:00.000Z' }
const missing = {
  given,
  request: { scope, params: { Nr: '9' } },
  answer: { error: importErrors.importMissing },
} as const
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
          Saknas: [],
          Olasta: [],
          OlastaDelar: [],
          Nya: 1,
          Andrade: 0,
          Oforandrade: 0,
          Felaktiga: 0,
          Rader: [
            {
              Rad: 2,
              Slag: 'PER',
              Utfall: 'NY',
              Namn: '',
              Andringar: [],
              Fel: {},
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
          Saknas: [],
          Olasta: [],
          OlastaDelar: [],
          Nya: 0,
          Andrade: 1,
          Oforandrade: 0,
          Felaktiga: 0,
          Rader: [
            {
              Rad: 2,
              Slag: 'PER',
              Utfall: 'ANDRAD',
              Namn: 'Anna Andersson',
              Fel: {},
              Andringar: [{ Falt: 'E-post', Nu: '', Ny: 'anna@exempel.se' }],
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
          Saknas: [],
          Olasta: [],
          OlastaDelar: [],
          Nya: 0,
          Andrade: 0,
          Oforandrade: 0,
          Felaktiga: 1,
          Rader: [
            {
              Rad: 2,
              Slag: 'PER',
              Utfall: 'FEL',
              Namn: '',
              Andringar: [],
              Celler: { AnstNr: '101', Fornamn: 'Anna', Efternamn: 'Andersson', AnstFrom: '2026-02-30' },
              Fel: { AnstFrom: 'Felaktigt datum' },
            },
          ],
        },
        pins: ['Felaktiga', 'Utfall', 'Rad'],
      },
    },
    {
      name: 'columns that are missing, and one that is not read',
      given,
      request: { scope, body: incomplete },
      answer: {
        data: {
          Kolumnnamn: ['Anställningsnummer', 'Förnamn', 'Husdjur'],
          Kolumner: [
            { Falt: 'AnstNr', Kolumn: 'Anställningsnummer' },
            { Falt: 'Fornamn', Kolumn: 'Förnamn' },
          ],
          Saknas: ['Efternamn'],
          Olasta: ['Husdjur'],
          OlastaDelar: [],
          Nya: 0,
          Andrade: 0,
          Oforandrade: 0,
          Felaktiga: 1,
          Rader: [
            {
              Rad: 2,
              Slag: 'PER',
              Utfall: 'FEL',
              Namn: '',
              Andringar: [],
              Celler: { AnstNr: '102', Fornamn: 'Eva' },
              Fel: { Efternamn: 'Efternamn är obligatoriskt.' },
            },
          ],
        },
        pins: ['Saknas', 'Olasta', 'Felaktiga', 'Utfall', 'Rad'],
      },
    },
    {
      name: 'a part of PAXml that is not read',
      given,
      request: { scope, body: paxml },
      answer: {
        data: {
          Kolumnnamn: [],
          Kolumner: [],
          Saknas: [],
          Olasta: [],
          OlastaDelar: ['1 schema i schematransaktioner'],
          Nya: 1,
          Andrade: 0,
          Oforandrade: 0,
          Felaktiga: 0,
          Rader: [
            {
              Rad: 1,
              Slag: 'PER',
              Utfall: 'NY',
              Namn: '',
              Andringar: [],
              Fel: {},
              Celler: { AnstNr: '101', Fornamn: 'Anna', Efternamn: 'Andersson', AnstFrom: '2026-01-01' },
            },
          ],
        },
        pins: ['*'],
      },
    },
    {
      name: 'a file that cannot be read',
      given,
      request: { scope, body: unreadable },
      answer: { error: importErrors.importFileRefused },
    },
    {
      name: 'a definition that does not exist',
      given,
      request: { scope, body: missingDefinition },
      answer: { error: registerErrors.registerItemMissing },
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
      answer: { error: importErrors.importOutdated },
    },
    {
      name: 'a wrong cell',
      given,
      request: { scope, body: { ...request, ...wrong } },
      answer: { error: importErrors.importRowsRefused },
    },
    {
      name: 'a file that cannot be read',
      given,
      request: { scope, body: { ...request, ...unreadable } },
      answer: { error: importErrors.importFileRefused },
    },
    {
      name: 'a definition that does not exist',
      given,
      request: { scope, body: { ...request, ...missingDefinition } },
      answer: { error: registerErrors.registerItemMissing },
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
    {
      name: 'an imported time row',
      given: rowsStored,
      request: { scope, params: { Nr: '2' } },
      answer: {
        data: [
          {
            Nr: 2,
            Rad: 2,
            Slag: 'TID',
            AnstNr: '101',
            Namn: 'Andersson Anna',
            Kod: 'ARB',
            Datum: '2026-01-15',
            Tom: '2026-01-15',
            Antal: 2,
            Belopp: 0,
            Info: '',
          },
        ],
        pagination: { totalRows: 1 },
        pins: ['*'],
      },
    },
    {
      name: 'an imported pay row',
      given: rowsStored,
      request: { scope, params: { Nr: '3' } },
      answer: {
        data: [
          {
            Nr: 3,
            Rad: 2,
            Slag: 'LON',
            AnstNr: '101',
            Namn: 'Andersson Anna',
            Kod: 'BONUS',
            Datum: '2026-01-01',
            Tom: '2026-01-31',
            Antal: 2,
            Belopp: 100,
            Info: 'Mässa',
          },
        ],
        pagination: { totalRows: 1 },
        pins: ['*'],
      },
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
    {
      name: 'an import of an employee who has been changed since',
      given: [...stored, earlier(importCalls.store, { scope, body: changing }, 'the change')],
      request: { scope, params: { Nr: '1' } },
      answer: { error: employeeErrors.employeeInUse },
    },
    { name: 'an import that does not exist', ...missing },
  ],
}
