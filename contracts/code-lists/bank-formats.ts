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
