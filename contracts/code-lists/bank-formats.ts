import { codeList } from './code-list.ts'

/**
 * The files that pay is sent to a bank in (company field BankNamn; BGC is the default): Bankgirot's
 * Löner, Swedbank's SUS, and the payment initiation of ISO 20022 (pain.001.001.03) as each bank
 * wants it.
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
