import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { infopanelCalls } from './calls.ts'

export const infopanelOutcomes: OutcomesOf<typeof infopanelCalls> = {
  employees: [
    {
      name: 'the employees of a company',
      given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
      request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
      answer: { data: { Antal: 48, Anstallningsformer: [{ AnstForm: 'TV', Antal: 40 }] } },
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
