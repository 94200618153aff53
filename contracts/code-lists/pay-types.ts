import { type CodeOf, codeList } from './code-list.ts'

/** The classes of pay types: where their sum goes on the payslip and in the books. */
export const payTypeClasses = codeList(
  {
    LÖN: 'Lön',
    TIL: 'Tillägg',
    ÖVT: 'Övertid och mertid',
    OBT: 'OB-tillägg',
    FRÅ: 'Frånvaroavdrag',
    SJK: 'Sjuklön',
    SEM: 'Semester',
    FÖR: 'Förmån',
    RES: 'Reseersättning',
    UTL: 'Utlägg',
    BAV: 'Bruttolöneavdrag',
    NAV: 'Nettolöneavdrag',
    SKA: 'Skatt',
    INF: 'Information',
  },
  'as given',
)

/** The units that a pay type and statistics count in. */
export const units = codeList({
  TIM: 'Timmar',
  DAG: 'Dagar',
  VEC: 'Veckor',
  MÅN: 'Månader',
  ST: 'Styck',
  KM: 'Kilometer',
  MIL: 'Mil',
  KR: 'Kronor',
  PRC: 'Procent',
})

/** The pay-type tables that come with the product (second document §3.3), word for word. */
export const payTypeTables = codeList({
  STANDARD: 'Standardtabell',
  HANDELS: 'Handels',
  'LSS AUTO': 'LSS Standard (automatiska val)',
  TRANSP: 'Transport',
})

/** The table of a new company. */
export const defaultPayTypeTable: CodeOf<typeof payTypeTables> = 'STANDARD'
