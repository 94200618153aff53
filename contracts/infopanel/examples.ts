import { examplePayslipPeriod } from '../payroll/run/examples.ts'
import type { PayrollToday } from './shapes.ts'

const monthsAgo = (at: number): string => {
  const month = 2025 * 12 + 10 + at
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

/** Payroll in November 2026, also for specs of the screens that show it. */
export const examplePayrollToday: PayrollToday = {
  Korning: examplePayslipPeriod,
  // With öre, so that a pact takes any amount.
  Kostnader: Array.from({ length: 13 }, (_, at) => ({
    Manad: monthsAgo(at),
    Antal: 2,
    Importerade: 0,
    Brutto: 70_000.5,
    Avgifter: 21_994.25,
  })),
  Borta: {
    Antal: 1,
    Personer: [{ AnstNr: '101', Namn: 'Andersson Anna', FranvaroTyp: 'SJK', Omfattning: 75, TomDatum: '1899-12-30' }],
  },
}
