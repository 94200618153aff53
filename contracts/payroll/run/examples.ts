import { exampleTrialAnswer } from '../trial/outcomes.ts'
import type { Calculation, Payslip, PayslipListItem, PayslipPeriod } from './shapes.ts'

const { Brutto, Skatt, Netto, Arbetsgivaravgift, Formaner, Rader, Steg } = exampleTrialAnswer
export const examplePayslipPeriod: PayslipPeriod = {
  ...{ Period: '202611', Utbetalningsdatum: '2026-11-25', Antal: 3, UtanSpecifikation: 0, Klarmarkerade: 0 },
  ...{ Attesterade: 0, Utbetalda: 0, Brutto, Skatt, Netto, Arbetsgivaravgift, Varningar: 1, Locked: false },
  Next: 'READY',
}
export const examplePayslipItem: PayslipListItem = {
  ...{ AnstNr: '101', Nummer: 1, Namn: 'Anna Berg', Avdelning: '10', StatusText: 'Skapad', DiffNetto: null },
  ...{ Klarmarkerad: false, Attesterad: false, Utskriven: false, Utbetald: false, Backad: false },
  ...{ Brutto, Skatt, Netto, Arbetsgivaravgift, Varningar: ['Nettolönen är negativ.'], Version: 1 },
}
export const exampleCalculation: Calculation = {
  ...{ Id: 'a', Period: '202611', Status: 'INPROGRESS', Done: 1, Total: 3, Message: null, Lamnade: [] },
}
export const examplePayslip: Payslip = {
  ...{ Period: '202611', AnstNr: '101', Nummer: 1, Namn: 'Anna Berg', Utbetalningsdatum: '2026-11-25' },
  ...{ StatusText: 'Skapad', Klarmarkerad: null, Attesterad: null, Utskriven: null, Utbetald: null, Backad: null },
  ...{ Locked: false, Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift, Rader, Steg, Egna: [], Saldon: [] },
  ...{ Varningar: [], Foregaende: null, Nasta: { AnstNr: '102', Namn: 'Bo Ek' }, Version: 1 },
}
