import type { OutcomesOf } from '../pact/outcome.ts'
import { type StaffMember, states } from '../pact/states.ts'
import type { infopanelCalls } from './calls.ts'

const employed = { AnstFrom: '2025-03-01', AnstTom: null, LoneForm: 'MÅN', Avdelning: '10', Epost: '' } as const
const staff: readonly StaffMember[] = [
  { ...employed, AnstNr: '101', Namn: 'Öberg Olle', AnstForm: 'TV' },
  { ...employed, AnstNr: '102', Namn: 'Andersson Anna', AnstForm: 'VIK' },
  { ...employed, AnstNr: '103', Namn: 'Ärlig Åsa', AnstForm: 'TV', AnstFrom: '2026-02-01' },
]
const given = [states.signedIn('adm'), states.staff('personal', 'adm', staff)]
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
  payrollDates: [
    {
      name: 'the next dates',
      given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
      request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
      answer: { data: [{ Datum: '2026-12-14', Typ: 'AGI', Avser: '2026-11' }] },
    },
  ],
}
