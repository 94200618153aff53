import { commonErrors } from '../../common-errors.ts'
import type { FormValues } from '../../forms/field.ts'
import { callerStates } from '../../outcomes/caller-states.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { exampleEmployeeValues } from '../examples.ts'
import { employeeStates } from '../states.ts'
import type { absenceCalls } from './calls.ts'
import type { AbsenceValues } from './shapes.ts'
import { absenceStates } from './states.ts'

const by = 'adm'
const scope = { FtgId: 'franvaron' }
const { AnstNr } = exampleEmployeeValues
const Id = '6e1b6d0c-9c43-4f5e-a6a8-2b7f0c1d9e55'
const params = { AnstNr, Id }
const child = { Namn: 'Alma', Fodd: '2022-04-18' }
const Barn = [{ ...child, VabTom: '1899-12-30', EnsamVardnad: false }]
const cared = [{ ...child, VabTom: '2034-04-17' }]

/** An absence, also for specs of the flows and screens that show it. */
export const exampleAbsence: AbsenceValues = {
  FranvaroTyp: 'TFP',
  Omfattning: 50,
  FranDatum: '2026-03-02',
  TomDatum: '2026-03-06',
  Barn: 'Alma',
  IntygFran: '1899-12-30',
  IntygTom: '1899-12-30',
  Anteckning: '',
}
const sick: AbsenceValues = {
  ...exampleAbsence,
  FranvaroTyp: 'SJK',
  Omfattning: 75,
  FranDatum: '2026-03-05',
  TomDatum: '1899-12-30',
  Barn: '',
  IntygFran: '2026-03-12',
  IntygTom: '2026-03-31',
}

/** Returns the states of an employee with a child and exactly these absences. */
const given = (...absences: Parameters<typeof absenceStates.absences>[3]) => [
  callerStates.signedIn(by),
  employeeStates.employee(scope.FtgId, by, { ...(exampleEmployeeValues as unknown as FormValues), Barn }, []),
  absenceStates.absences(scope.FtgId, by, AnstNr, absences),
]
const stored = { Id, Version: 3, Values: exampleAbsence }
const body = { Version: 3, Values: { Omfattning: 25 } }
const tooMuch = { error: commonErrors.fieldsRefused, fields: { FranDatum: '' } }

export const absenceOutcomes: OutcomesOf<typeof absenceCalls> = {
  list: [
    {
      name: 'the absences of an employee with a child',
      given: given(stored),
      request: { scope, params: { AnstNr } },
      answer: { data: { Franvaro: [{ ...stored, KalDagar: 5 }], Barn: cared }, pins: ['*'] },
    },
    {
      name: 'an absence without a known end',
      given: given({ ...stored, Values: sick }),
      request: { scope, params: { AnstNr } },
      answer: { data: { Franvaro: [{ ...stored, Values: sick, KalDagar: null }], Barn: cared }, pins: ['*'] },
    },
  ],
  create: [
    {
      name: 'an absence added',
      given: given(),
      request: { scope, params: { AnstNr }, body: exampleAbsence },
      answer: { data: { Id, Version: 1 }, pins: ['Version'] },
    },
    {
      name: 'more than all of the working time on a day',
      given: given(stored),
      request: { scope, params: { AnstNr }, body: sick },
      answer: tooMuch,
    },
    {
      name: 'care of a child after its twelfth birthday',
      given: given(),
      request: { scope, params: { AnstNr }, body: { ...exampleAbsence, TomDatum: '2034-04-18' } },
      answer: { error: commonErrors.fieldsRefused, fields: { TomDatum: '' } },
    },
    {
      name: 'a child that the employee does not have',
      given: given(),
      request: { scope, params: { AnstNr }, body: { ...exampleAbsence, Barn: 'Bo' } },
      answer: { error: commonErrors.fieldsRefused, fields: { Barn: '' } },
    },
  ],
  change: [
    {
      name: 'an absence changed',
      given: given(stored),
      request: { scope, params, body },
      answer: { data: { Version: 4 }, pins: ['Version'] },
    },
    {
      name: 'a last day before the first',
      given: given(stored),
      request: { scope, params, body: { Version: 3, Values: { TomDatum: '2026-03-01' } } },
      answer: { error: commonErrors.fieldsRefused, fields: { TomDatum: '' } },
    },
  ],
  remove: [{ name: 'an absence removed', given: given(stored), request: { scope, params }, answer: { data: null } }],
}
