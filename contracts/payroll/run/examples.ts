import { exampleTrialAnswer } from '../trial/outcomes.ts'
import type { Calculation, Payslip, PayslipListItem, PayslipPeriod } from './shapes.ts'

// With öre, so that a pact takes any amount.
const [row, tax] = exampleTrialAnswer.Rader
const amounts = { Brutto: 35_000.5, Skatt: 7_134.25, Netto: 27_866.25, Arbetsgivaravgift: 10_997.15 }
const Rader = [row, tax].flatMap(each =>
  each ? [{ ...each, Antal: each.Antal && 1.5, Apris: each.Apris && 23_333.65, Belopp: each.Belopp + 0.5 }] : [],
)
const Steg = exampleTrialAnswer.Steg.map(step => ({ ...step, Belopp: step.Belopp + 0.5 }))

/** A period with two payslips to be marked as ready, also for specs of the flows that show it. */
export const examplePayslipPeriod: PayslipPeriod = {
  Period: '202611',
  Utbetalningsdatum: '2026-11-25',
  Antal: 2,
  UtanSpecifikation: 1,
  Importerade: 0,
  Klarmarkerade: 0,
  Attesterade: 0,
  Publicerade: 0,
  Utbetalda: 0,
  ...amounts,
  Varningar: 1,
  Locked: false,
  Next: 'READY',
}

/** A payslip in a list. */
export const examplePayslipItem: PayslipListItem = {
  AnstNr: '1',
  Nummer: 1,
  Namn: 'Berg Anna',
  Avdelning: 'Butik',
  StatusText: 'Skapad',
  DiffNetto: null,
  Klarmarkerad: false,
  Attesterad: false,
  Utskriven: false,
  Utbetald: false,
  Backad: false,
  ...amounts,
  Varningar: ['Skattetabell saknas.'],
  Version: 1,
  Publicerad: false,
  Betalning: null,
  Utlamning: { Satt: 'PAPER', Status: 'PLANNED', Orsak: '', Tid: null },
}

/** A calculation that runs. */
export const exampleCalculation: Calculation = {
  Id: '8d1c7a52-41e7-4d4c-9b0f-3f0a7c2b6e15',
  Period: '202611',
  Status: 'INPROGRESS',
  Done: 1,
  Total: 3,
  Message: null,
  Lamnade: [],
}

/** A payslip that can be changed. */
export const examplePayslip: Payslip = {
  Period: '202611',
  AnstNr: '1',
  Nummer: 1,
  Namn: 'Berg Anna',
  Utbetalningsdatum: '2026-11-25',
  StatusText: 'Skapad',
  Klarmarkerad: null,
  Attesterad: null,
  Utskriven: null,
  Utbetald: null,
  Backad: null,
  Publicerad: null,
  Betalning: null,
  Locked: false,
  Formaner: 0.5,
  ...amounts,
  Rader,
  Steg,
  Egna: [],
  HittillsIAr: null,
  Saldon: [
    { Typ: 'BET', Namn: '', Enhet: 'dagar', Fore: 25.5, Efter: 24.5, Steg: [] },
    { Typ: 'INT', Namn: '', Enhet: 'dagar', Fore: 14.66, Efter: 16.71, Steg: ['saldo.INT'] },
    { Typ: 'FPE', Namn: 'Alva', Enhet: 'dagar', Fore: 90.5, Efter: 80.5, Steg: ['saldo.FPE.Alva'] },
  ],
  Rattelser: [],
  KanRattas: false,
  KanAterforas: false,
  Varningar: [],
  Foregaende: null,
  Nasta: { AnstNr: '2', Namn: 'Ek Bo' },
  Version: 1,
}
