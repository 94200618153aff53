import type { IsoDate } from '../rules/date.ts'
import { codeList } from './code-list.ts'

/**
 * The formats of payment files (company field BankNamn; BGC is the default): Bankgirot's Löner,
 * Swedbank's SUS, and ISO 20022 payment initiation (pain.001.001.03) in each bank's variant.
 */
export const bankFormats = codeList({
  BGC: 'Bankgirot, Löner',
  SUS: 'Swedbank, SUS',
  ISO: 'ISO 20022, gemensam tolkning',
  ISODAN: 'ISO 20022, Danske Bank',
  ISOHAN: 'ISO 20022, Handelsbanken',
  ISOLFB: 'ISO 20022, Länsförsäkringar Bank',
  ISONDA: 'ISO 20022, Nordea',
  ISOSEB: 'ISO 20022, SEB',
  ISOSWE: 'ISO 20022, Swedbank och sparbankerna',
})

/** The formats that are not written: Swedbank's older file, in whose place comes ISO 20022. */
export const unwrittenBankFormats: ReadonlySet<string> = new Set(['SUS'])

/**
 * The last days that banks take Bankgirot's file of salaries, by their BIC. Of the others none is
 * known.
 */
export const bankgiroLastDays: Readonly<
  Record<string, { readonly bank: string; readonly day: IsoDate; readonly source: string }>
> = {
  DABASESX: { bank: 'Danske Bank', day: '2025-11-14', source: 'danskeci.com, KI-transformation' },
  HANDSESS: {
    bank: 'Handelsbanken',
    day: '2026-05-31',
    source: 'handelsbanken.se, Förbättrad standard för betalningar',
  },
  // Ends on the first of August, by a secondary source: to be confirmed (att bekräfta).
  SWEDSESS: { bank: 'Swedbank', day: '2026-07-31', source: 'secondary: a comment in a public repository' },
}
