import { commonErrors } from '../common-errors.ts'
import { companyErrors } from '../companies/errors.ts'
import { examplePicture } from '../companies/examples.ts'
import { exampleDocument, exampleFullHouse } from '../employees/documents/examples.ts'
import { employeeErrors } from '../employees/errors.ts'
import { employeeStates } from '../employees/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { otherLists } from '../reference-data/names.ts'
import { registerErrors } from '../registers/errors.ts'
import { registers } from '../registers/registers.ts'
import { registerStates } from '../registers/states.ts'
import { exampleUserValues } from '../users/examples.ts'
import { userStates } from '../users/states.ts'
import type { AssistancePeriod, careCalls } from './calls.ts'

const by = 'adm'
const scope = { FtgId: 'registret' }
const { name, area, examples } = registers.clients
const none = [callerStates.signedIn(by), registerStates.register(scope.FtgId, by, name, area, [])]
const both = [callerStates.signedIn(by), registerStates.register(scope.FtgId, by, name, area, examples)]
const [first, second] = examples.map(({ Brukare }) => String(Brukare)) as [string, string]
const manager = { ...exampleUserValues, Roll: 'LSS', FtgIdAccessList: [scope.FtgId] } as typeof exampleUserValues
const lastPeriod = otherLists.lssPeriods.query
const ofOne = { scope, params: { Brukare: first } }

/** The outcomes of the calls about clients beside those of their register. */
export const careOutcomes: OutcomesOf<typeof careCalls> = {
  approvers: [
    {
      name: 'those who may approve',
      given: [...none, userStates.user(by, manager)],
      request: { scope },
      answer: { data: [{ Login: manager.Login, Namn: manager.Namn }] },
    },
  ],
  periodOverview: [
    {
      name: 'the months since the first decision',
      given: both,
      request: { scope, pagination: { sortBy: 'LSSPeriod', sortOrder: 'asc', perPage: 1, pageNum: 1 } },
      answer: {
        data: [{ LSSPeriod: '202601', AntalBrukare: 1, AntalBeslut: 1, Timmar: 276.79 }],
        pagination: { totalRows: 11, anyCount: true },
        pins: ['*'],
      },
    },
    {
      name: 'the last period, by its name alone',
      given: both,
      request: { scope, ...lastPeriod },
      answer: {
        data: [{ LSSPeriod: '202611' }] as AssistancePeriod[],
        pagination: { totalRows: 11, anyCount: true },
      },
    },
    {
      name: 'a month found by a search',
      given: both,
      request: {
        scope,
        pagination: { searchTerm: '202602', searchFields: ['LSSPeriod'], perPage: 25, pageNum: 1 },
      },
      answer: {
        data: [{ LSSPeriod: '202602', AntalBrukare: 1, AntalBeslut: 1, Timmar: 250 }],
        pagination: { totalRows: 1 },
        pins: ['*'],
      },
    },
    {
      name: 'no client',
      given: none,
      request: { scope },
      answer: { data: [], pagination: { totalRows: 0 } },
    },
  ],
  start: [
    {
      name: 'the first number',
      given: none,
      request: { scope },
      answer: { data: { Brukare: '1', OpenNewBrukare: false }, pins: ['*'] },
    },
  ],
  changeNumber: [
    {
      name: 'another number',
      given: both,
      request: { ...ofOne, body: { Version: 1, Brukare: '17' } },
      answer: { data: { Version: 2 }, pins: ['Version'] },
    },
    {
      name: 'a number that is taken',
      given: both,
      request: { ...ofOne, body: { Version: 1, Brukare: second } },
      answer: { error: commonErrors.fieldsRefused, fields: { Brukare: '' } },
    },
    {
      name: 'a client that does not exist',
      given: none,
      request: { ...ofOne, body: { Version: 1, Brukare: '17' } },
      answer: { error: registerErrors.registerItemMissing },
    },
  ],
  setPicture: [
    {
      name: 'a picture given',
      given: both,
      request: { ...ofOne, body: examplePicture },
      answer: { data: { Id: exampleDocument.Id } },
    },
    {
      name: 'a file that is no picture, whatever it is called',
      given: both,
      request: { ...ofOne, body: { Content: 'PHN2Zy8+', Type: 'image/png' } },
      answer: { error: companyErrors.pictureRefused },
    },
    {
      name: 'no place for more',
      given: [
        ...both,
        registerStates.registerItemUsed(scope.FtgId, by, name, first),
        employeeStates.employeeDocuments(scope.FtgId, by, '1', exampleFullHouse),
      ],
      request: { ...ofOne, body: examplePicture },
      answer: { error: employeeErrors.documentRefused },
    },
    {
      name: 'a client that does not exist',
      given: none,
      request: { ...ofOne, body: examplePicture },
      answer: { error: registerErrors.registerItemMissing },
    },
  ],
  removePicture: [
    { name: 'the picture taken away', given: both, request: ofOne, answer: { data: null } },
    {
      name: 'a client that does not exist',
      given: none,
      request: ofOne,
      answer: { error: registerErrors.registerItemMissing },
    },
  ],
}
