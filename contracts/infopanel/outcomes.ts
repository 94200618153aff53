import { companyStates } from '../companies/states.ts'
import { absenceStates } from '../employees/absences/states.ts'
import { exampleEmployeeValues } from '../employees/examples.ts'
import { payingScope } from '../employees/stated-staff.ts'
import { employeeStates, type StaffMember } from '../employees/states.ts'
import type { FormValues } from '../forms/field.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { examplePayslipPeriod } from '../payroll/run/examples.ts'
import { givenSlips } from '../payroll/run/stated-slips.ts'
import type { infopanelCalls } from './calls.ts'
import { examplePayrollToday } from './examples.ts'

const employed = { AnstFrom: '2025-03-01', AnstTom: null, LoneForm: 'MÅN', Avdelning: '10', Epost: '' } as const
const staff: readonly StaffMember[] = [
  { ...employed, AnstNr: '101', Namn: 'Öberg Olle', AnstForm: 'TV' },
  { ...employed, AnstNr: '102', Namn: 'Andersson Anna', AnstForm: 'VIK' },
  { ...employed, AnstNr: '103', Namn: 'Ärlig Åsa', AnstForm: 'TV', AnstFrom: '2026-02-01' },
]
/** An absence whose end is not known. */
const absent = {
  Id: '1f0c7c55-9a0e-4a61-8d2d-0f6b7f2f6c11',
  Version: 1,
  Values: {
    FranvaroTyp: 'SJK',
    Omfattning: 75,
    FranDatum: '2026-11-02',
    TomDatum: '1899-12-30',
    Barn: '',
    IntygFran: '1899-12-30',
    IntygTom: '1899-12-30',
    Anteckning: '',
  },
} as const
const given = [callerStates.signedIn('adm'), employeeStates.staff('personal', 'adm', staff)]
const inYear = (SalaryYear: number) => ({ scope: { FtgId: 'personal', SalaryYear } })

export const infopanelOutcomes: OutcomesOf<typeof infopanelCalls> = {
  employees: [
    {
      name: 'the employees of a company, the most common form first',
      given,
      request: inYear(2026),
      answer: {
        data: {
          Antal: 3,
          Anstallningsformer: [
            { AnstForm: 'TV', Antal: 2 },
            { AnstForm: 'VIK', Antal: 1 },
          ],
        },
        pins: ['*'],
      },
    },
    {
      name: 'the employees of another year',
      given,
      request: inYear(2025),
      answer: {
        data: {
          Antal: 2,
          Anstallningsformer: [
            { AnstForm: 'TV', Antal: 1 },
            { AnstForm: 'VIK', Antal: 1 },
          ],
        },
        pins: ['Antal'],
      },
    },
  ],
  payroll: [
    {
      name: 'a run that was begun, and what the months cost',
      given: givenSlips('adm', '202611', [{ AnstNr: '1', Flags: [] }]),
      request: { scope: { ...payingScope, SalaryYear: 2026 } },
      answer: {
        // The others of the company have no payslip yet.
        data: { ...examplePayrollToday, Korning: { ...examplePayslipPeriod, Next: 'FETCH' }, Borta: null },
        pins: ['Period', 'Next'],
      },
    },
    {
      name: 'who is away',
      given: [
        callerStates.signedIn('adm'),
        employeeStates.employee('franvaron', 'adm', exampleEmployeeValues as unknown as FormValues),
        absenceStates.absences('franvaron', 'adm', exampleEmployeeValues.AnstNr, [absent]),
      ],
      request: { scope: { FtgId: 'franvaron', SalaryYear: 2026 } },
      answer: { data: { ...examplePayrollToday, Korning: null }, pins: ['Borta'] },
    },
  ],
  payrollDates: [
    {
      name: 'the next dates',
      given: [callerStates.signedIn('ftg2'), companyStates.company('nordsken', 'ftg2')],
      request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
      answer: { data: [{ Datum: '2026-12-14', Typ: 'AGI', Avser: '2026-11' }] },
    },
  ],
}
