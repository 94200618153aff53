import { type CodeOf, codeList } from './code-list.ts'

/** The classes of pay types, which decide where a sum appears on the payslip and in the books. */
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

/** The units of pay types and statistics. */
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

/** The built-in pay type tables (second document §3.3), word for word. */
export const payTypeTables = codeList({
  STANDARD: 'Standardtabell',
  HANDELS: 'Handels',
  'LSS AUTO': 'LSS Standard (automatiska val)',
  TRANSP: 'Transport',
})

/** The pay type table of a new company. */
export const defaultPayTypeTable: CodeOf<typeof payTypeTables> = 'STANDARD'
