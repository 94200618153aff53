import { commonErrors } from '../../common-errors.ts'
import { companyErrors } from '../../companies/errors.ts'
import { examplePicture } from '../../companies/examples.ts'
import type { FormValues } from '../../forms/field.ts'
import { callerStates } from '../../outcomes/caller-states.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { employeeErrors } from '../errors.ts'
import { exampleEmployeeValues as person } from '../examples.ts'
import { employeeStates } from '../states.ts'
import type { employeeDocumentCalls } from './calls.ts'
import { exampleCertificate, exampleDocument, examplePdf, exampleFullHouse as full } from './examples.ts'
import type { EmployeeDocument } from './shapes.ts'

const by = 'adm'
const scope = { FtgId: 'dokumenten' }
const { AnstNr } = person
const { Id, Titel, Datum, FilNamn } = exampleDocument
const params = { AnstNr }

/** Returns the states of an employee with these documents, and a picture. */
const given = (...documents: readonly EmployeeDocument[]) => [
  callerStates.signedIn(by),
  employeeStates.employee(scope.FtgId, by, person as unknown as FormValues),
  employeeStates.employeeDocuments(scope.FtgId, by, AnstNr, documents),
]
const added = { Titel, Datum, FilNamn, Content: examplePdf }
const noPlace = { error: employeeErrors.documentRefused }

export const employeeDocumentOutcomes: OutcomesOf<typeof employeeDocumentCalls> = {
  list: [
    {
      name: 'the documents of an employee',
      given: given(exampleDocument),
      request: { scope, params },
      answer: { data: [exampleDocument], pins: ['*'] },
    },
    { name: 'no documents', given: given(), request: { scope, params }, answer: { data: [] } },
  ],
  add: [
    { name: 'a document added', given: given(), request: { scope, params, body: added }, answer: { data: { Id } } },
    {
      name: 'a file of another format, whatever it is called',
      given: given(),
      request: { scope, params, body: { ...added, Content: 'PHN2Zy8+' } },
      answer: { error: employeeErrors.documentRefused },
    },
    {
      name: 'no place for more',
      given: given(...full),
      request: { scope, params, body: added },
      answer: noPlace,
    },
  ],
  change: [
    {
      name: 'another title and day',
      given: given(exampleDocument),
      request: { scope, params: { AnstNr, Id }, body: { Titel: 'Anställningsavtal, nytt', Datum: '2026-11-21' } },
      answer: { data: null },
    },
  ],
  remove: [
    {
      name: 'a document removed',
      given: given(exampleDocument),
      request: { scope, params: { AnstNr, Id } },
      answer: { data: null },
    },
  ],
  setPicture: [
    {
      name: 'a picture given',
      given: given(),
      request: { scope, params, body: examplePicture },
      answer: { data: { Id } },
    },
    {
      name: 'a file that is no picture, whatever it is called',
      given: given(),
      request: { scope, params, body: { Content: 'PHN2Zy8+', Type: 'image/png' } },
      answer: { error: companyErrors.pictureRefused },
    },
    {
      name: 'no place for more',
      given: given(...full),
      request: { scope, params, body: examplePicture },
      answer: noPlace,
    },
  ],
  removePicture: [
    { name: 'the picture taken away', given: given(), request: { scope, params }, answer: { data: null } },
  ],
  certificate: [
    {
      name: 'what a certificate begins with',
      given: given(),
      request: { scope, params },
      answer: {
        data: {
          ...exampleCertificate,
          Veckotid: 0,
          Kontakt: '',
          Telefon: '',
          Ort: '',
          Datum: '2026-11-23',
          Manader: exampleCertificate.Manader.map(each => ({ ...each, Arbetat: 0, Franvaro: 0, Overtid: 0, Lon: 0 })),
        },
        pins: ['Fran', 'Till', 'AnstForm', 'LoneForm'],
      },
    },
  ],
  certify: [
    {
      name: 'a certificate made',
      given: given(),
      request: { scope, params, body: exampleCertificate },
      answer: { data: { Id } },
    },
    {
      name: 'no name of the one who states it',
      given: given(),
      request: { scope, params, body: { ...exampleCertificate, Kontakt: '' } },
      answer: { error: commonErrors.fieldsRefused, fields: { Kontakt: '' } },
    },
    {
      name: 'no place for more',
      given: given(...full),
      request: { scope, params, body: exampleCertificate },
      answer: noPlace,
    },
  ],
}
