import { commonErrors } from '../common-errors.ts'
import { exampleEmployeeValues } from '../employees/examples.ts'
import { employeeStates } from '../employees/states.ts'
import type { FormValues } from '../forms/field.ts'
import { importErrors } from '../imports/errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { fosCalls } from './calls.ts'
import { fosErrors } from './errors.ts'
import { exampleEnquiry } from './example.ts'
import type { FosAcceptance, FosAnswerFile } from './shapes.ts'

const by = 'adm'
const scope = { FtgId: 'skatten' }
const values = exampleEmployeeValues as unknown as FormValues
const given = [callerStates.signedIn(by), employeeStates.employee(scope.FtgId, by, values)]
const withoutNumber = [callerStates.signedIn(by), employeeStates.employee(scope.FtgId, by, { ...values, PersNr: '' })]

const base64 = {
  /** Personnummer;Skattetabell;Från och med / 19900315-9804;34;2027-01-01 */
  table: 'UGVyc29ubnVtbWVyO1NrYXR0ZXRhYmVsbDtGcsOlbiBvY2ggbWVkDQoxOTkwMDMxNS05ODA0OzM0OzIwMjctMDEtMDENCg==',
  /** The same person with table 33, which it has. */
  same: 'UGVyc29ubnVtbWVyO1NrYXR0ZXRhYmVsbDtGcsOlbiBvY2ggbWVkDQoxOTkwMDMxNS05ODA0OzMzOzIwMjctMDEtMDENCg==',
  /** The same person with table 99. */
  wrong: 'UGVyc29ubnVtbWVyO1NrYXR0ZXRhYmVsbDtGcsOlbiBvY2ggbWVkDQoxOTkwMDMxNS05ODA0Ozk5OzIwMjctMDEtMDENCg==',
  unreadable: 'AAAA',
}
const file: FosAnswerFile = { FileName: 'Svar.csv', Content: base64.table }
const acceptance: FosAcceptance = { ...file, Vantat: 1, Utom: [] }
const row = { Rad: 2, AnstNr: '101', Namn: 'Andersson Anna', Fran: '2027-01-01', Fel: '' }
const counts = { Andrade: 0, Oforandrade: 0, Okanda: 0, Felaktiga: 0 }
const asked = earlier(fosCalls.ask, { scope, body: exampleEnquiry })
const person = { AnstNr: '101', Namn: 'Andersson Anna', Fragas: true, Skal: '', SenastFragad: null }

export const fosOutcomesOfCalls: OutcomesOf<typeof fosCalls> = {
  persons: [
    {
      name: 'a person to ask about',
      given,
      request: { scope, pagination: { perPage: 25, pageNum: 1 } },
      answer: { data: [person], pagination: { totalRows: 1 }, pins: ['*'] },
    },
    {
      name: 'a person without a personal number',
      given: withoutNumber,
      request: { scope },
      answer: {
        data: [{ ...person, Fragas: false, Skal: 'Personnumret saknas.' }],
        pagination: { totalRows: 1 },
        pins: ['Fragas'],
      },
    },
    {
      name: 'a person who was asked about',
      given: [...given, asked],
      request: { scope },
      answer: { data: [{ ...person, SenastFragad: '2026-11-23' }], pagination: { totalRows: 1 }, pins: ['AnstNr'] },
    },
    {
      name: 'a filter without its values',
      given,
      request: { scope, filter: { UseAvdelning: true, AvdelningList: [] } },
      answer: { error: commonErrors.fieldsRefused, fields: { AvdelningList: 'Avdelningar är obligatoriskt.' } },
    },
  ],
  ask: [
    {
      name: 'an enquiry',
      given,
      request: { scope, body: exampleEnquiry },
      answer: { data: { Nr: 1, Antal: 1, Utelamnade: 0 }, pins: ['*'] },
    },
    {
      name: 'the next enquiry',
      given: [...given, asked],
      request: { scope, body: exampleEnquiry },
      answer: { data: { Nr: 2, Antal: 1, Utelamnade: 0 }, pins: ['*'] },
    },
    {
      name: 'a year that is not open',
      given,
      request: { scope, body: { ...exampleEnquiry, Inkomstar: 2031 } },
      answer: { error: commonErrors.fieldsRefused, fields: { Inkomstar: 'Skatteverket svarar inte om 2031 än.' } },
    },
    {
      name: 'nobody to ask about',
      given: withoutNumber,
      request: { scope, body: exampleEnquiry },
      answer: { error: fosErrors.fosNobody },
    },
  ],
  preview: [
    {
      name: 'another table',
      given,
      request: { scope, body: file },
      answer: {
        data: {
          ...counts,
          Andrade: 1,
          Rader: [
            { ...row, Utfall: 'ANDRAD', Andringar: [{ Falt: 'Skattetabell', Nu: 'Tabell 33', Ny: 'Tabell 34' }] },
          ],
        },
        pins: ['*'],
      },
    },
    {
      name: 'the same table',
      given,
      request: { scope, body: { ...file, Content: base64.same } },
      answer: {
        data: { ...counts, Oforandrade: 1, Rader: [{ ...row, Utfall: 'OFORANDRAD', Andringar: [] }] },
        pins: ['*'],
      },
    },
    {
      name: 'a table that does not exist',
      given,
      request: { scope, body: { ...file, Content: base64.wrong } },
      answer: {
        data: {
          ...counts,
          Felaktiga: 1,
          Rader: [{ ...row, Utfall: 'FEL', Andringar: [], Fel: 'Skattetabell: Felaktigt värde.' }],
        },
        pins: ['Felaktiga', 'Utfall'],
      },
    },
    {
      name: 'a person who is not employed',
      given: withoutNumber,
      request: { scope, body: file },
      answer: {
        data: {
          ...counts,
          Okanda: 1,
          Rader: [{ ...row, AnstNr: '', Namn: '199003159804', Utfall: 'OKAND', Fran: null, Andringar: [] }],
        },
        pins: ['Okanda', 'Utfall', 'AnstNr'],
      },
    },
    {
      name: 'a file that cannot be read',
      given,
      request: { scope, body: { ...file, Content: base64.unreadable } },
      answer: { error: importErrors.importFileRefused },
    },
  ],
  accept: [
    {
      name: 'an answer stored',
      given,
      request: { scope, body: acceptance },
      answer: { data: { Andrade: 1 }, pins: ['*'] },
    },
    {
      name: 'the same answer again',
      given: [...given, earlier(fosCalls.accept, { scope, body: acceptance })],
      request: { scope, body: { ...acceptance, Vantat: 0 } },
      answer: { data: { Andrade: 0 }, pins: ['*'] },
    },
    {
      name: 'an employee left out',
      given,
      request: { scope, body: { ...acceptance, Utom: ['101'] } },
      answer: { data: { Andrade: 0 }, pins: ['*'] },
    },
    {
      name: 'a preview that no longer holds',
      given,
      request: { scope, body: { ...acceptance, Vantat: 2 } },
      answer: { error: importErrors.importOutdated },
    },
    {
      name: 'a file that cannot be read',
      given,
      request: { scope, body: { ...acceptance, Content: base64.unreadable } },
      answer: { error: importErrors.importFileRefused },
    },
  ],
}
