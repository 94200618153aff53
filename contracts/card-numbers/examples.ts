import type { CardNumber, NewCardNumber } from './shapes.ts'

/** A card number of an employee of the demo data. */
export const exampleCardNumber: CardNumber = {
  Id: '8d2f4a10-3b52-4a4e-8e0f-7c1d9b6a2e33',
  AnstNr: '1',
  Namn: 'Anna Andersson',
  KortNr: '10045',
  HasPIN: true,
  FromDatum: '2026-11-01',
  TomDatum: null,
  Version: 1,
}

/** A request for it. */
export const exampleNewCardNumber: NewCardNumber = {
  AnstNr: '1',
  KortNr: '10045',
  PIN: '2468',
  FromDatum: '2026-11-01',
  TomDatum: null,
}
