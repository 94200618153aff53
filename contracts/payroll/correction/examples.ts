import { examplePayslip } from '../run/examples.ts'
import type { Correction, CorrectionRequest, Corrections, CorrectionsRequest } from './shapes.ts'

/** A request that corrects a payslip by a row of 1 000 kr, and pays the difference. */
export const correctionRequest: CorrectionRequest = {
  Nummer: 1,
  Version: 1,
  Period: '202611',
  Forhandsgranska: false,
  Rader: [{ LonArtNr: '1010', Text: 'Bonus', From: '', Tom: '', Antal: 1, Apris: 1_000, Belopp: null }],
  HamtaUnderlag: false,
  Utbetalningsdatum: '2026-11-27',
  Betala: true,
}

const change = { Fore: 35_000.5, Efter: 36_000.5 }
const row = {
  Rad: 1,
  Konto: '7210',
  KontoNamn: 'Löner',
  Belopp: 36_000.5,
  ResEnh: ['', '', '', '', '', ''],
  AnstNr: '',
  LonArtNr: '',
  Avdelning: '',
  Datum: '',
  Text: '',
  Antal: null,
  Orerest: 0,
  AntalKallor: 1,
  Kallor: [{ AnstNr: '1', Nr: 2, Rader: ['lön.2026-11-01'] }],
}

/** A correction that has been made, also for specs of the flow that shows it. */
export const exampleCorrection: Correction = {
  Period: '202611',
  Nummer: 2,
  Utbetalningsdatum: '2026-11-27',
  Fore: { Brutto: 35_000.5, Formaner: 0.5, Skatt: 7_134.25, Netto: 27_866.25, Arbetsgivaravgift: 10_997.15 },
  Efter: { Brutto: 36_000.5, Formaner: 0.5, Skatt: 7_400.25, Netto: 28_600.25, Arbetsgivaravgift: 11_311.35 },
  Skillnad: { Brutto: 1_000.5, Formaner: 0.5, Skatt: 266.5, Netto: 734.5, Arbetsgivaravgift: 314.2 },
  Rader: examplePayslip.Rader,
  Steg: examplePayslip.Steg,
  Varningar: [],
  Deklarationer: [
    {
      Period: '202611',
      Exporterad: false,
      Specifikationsnummer: 1,
      Borttag: false,
      Falt: [{ Falt: '011', Namn: 'Kontant bruttolön', ...change }],
      Avgifter: change,
      Skatt: change,
      Anmarkningar: [],
    },
  ],
  Verifikationer: [
    {
      Datum: '2026-11-27',
      Text: 'Rättat lönebesked 202611, anställd 1',
      Serie: 'F',
      Summa: 36_000.5,
      Rader: [row],
    },
  ],
  Betalning: {
    Slag: 'ORDER',
    Belopp: 734.5,
    Datum: '2026-11-27',
    Konton: [{ Konto: '8327 … 8925', Belopp: 734.5 }],
    Nr: 1,
    Hinder: '',
    Text: 'Betalas till den anställda.',
  },
  Anmarkningar: [],
}

/** A request that corrects a payslip by the same row, as one of many. */
export const correctionsRequest: CorrectionsRequest = {
  Lonebesked: [{ AnstNr: '1', Nummer: 1, Version: 1 }],
  Period: '202611',
  Forhandsgranska: false,
  Andring: { Satt: 'LAGGTILL', LonArtNr: '1010', Antal: '1', Apris: '1000', Utbetalningsdatum: '2026-11-27' },
}

const { Rader: _, Steg: __, Verifikationer, Anmarkningar, ...slip } = exampleCorrection

/** Corrections that have been made together. */
export const exampleCorrections: Corrections = {
  Lonebesked: [{ AnstNr: '1', Namn: 'Andersson Anna', ...slip }],
  Oforandrade: [],
  Verifikationer,
  Anmarkningar,
}
