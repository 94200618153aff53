import type { AnyFormModel } from '../forms/form-model.ts'
import { employeeForm } from '../person/employee.form.ts'
import type { Right } from '../rights/catalogue.ts'
import { clients } from './clients.ts'
import { historyRow } from './history-row.ts'
import { payRow, timeRow } from './row-fields.ts'

/** The kinds of imports, by the flag of the import definition (third document §3). */
export interface ImportKind {
  readonly flag: string
  /** The items in the plural: 'anställda'. */
  readonly items: string
  readonly model: AnyFormModel
  /** The fields that identify an item in the preview. */
  readonly key: readonly string[]
  /** The right to change what is imported. */
  readonly right: Right
  /** The most items of a file. */
  readonly most: number
  /** Names of fields in files, beside their labels and wire names. */
  readonly aliases: Readonly<Record<string, readonly string[]>>
}

const person = { AnstNr: ['anstid', 'anstnr', 'anställningsnr'], PersNr: ['persnr', 'pnr'] }
const rows = {
  ...person,
  Datum: ['datum'],
  DatumFrom: ['datumfrom', 'from'],
  DatumTom: ['datumtom', 'tom'],
  KontoNr: ['kontonr'],
  Info: ['info', 'kommentar'],
}

/** The kinds of imports, by code. */
export const importKinds = {
  PER: {
    flag: 'ImpPerReg',
    items: 'anställda',
    model: employeeForm,
    key: ['AnstNr', 'Fornamn', 'Efternamn'],
    right: 'Registry.PerReg.Write',
    most: 5_000,
    aliases: {
      ...person,
      Epost: ['epostarb', 'epost', 'email', 'mejl'],
      AnstForm: ['anstform'],
      AnstFrom: ['anstdatum', 'anställningsdatum'],
      AnstTom: ['avgdatum', 'avgångsdatum'],
      LoneForm: ['lonform'],
      Lon: ['manlon', 'timlon', 'månadslön', 'timlön'],
    },
  },
  BRU: {
    flag: 'ImpBrukarReg',
    items: 'brukare',
    model: clients.model,
    key: ['Brukare', 'Fornamn', 'Efternamn'],
    right: 'Registry.Brukare.Write',
    most: 5_000,
    aliases: { Brukare: ['brukarnr', 'kundnr'], PersNr: person.PersNr },
  },
  LON: {
    flag: 'ImpLonRader',
    items: 'lönerader',
    model: payRow,
    key: ['AnstNr', 'LonKod', 'LonArtNr'],
    right: 'Payslips.ImportBasis',
    most: 10_000,
    aliases: { ...rows, LonKod: ['lonkod'], LonArtNr: ['lonart'], BenText: ['benamning'], Pris: ['apris', 'pris'] },
  },
  TID: {
    flag: 'ImpTidRader',
    items: 'tidrader',
    model: timeRow,
    key: ['AnstNr', 'TidKod'],
    right: 'Payslips.ImportBasis',
    most: 10_000,
    aliases: { ...rows, TidKod: ['tidkod'] },
  },
  HIS: {
    flag: 'ImpLonHistorik',
    items: 'tidigare lönebesked',
    model: historyRow,
    key: ['AnstNr', 'Utbetalningsdag'],
    right: 'Payslips.ImportBasis',
    most: 10_000,
    aliases: {
      ...person,
      Utbetalningsdag: ['betaldatum', 'utbetalningsdatum', 'utbetdatum'],
      Brutto: ['brutto', 'bruttolön'],
      Netto: ['netto', 'nettolön', 'utbetalt'],
      Skatt: ['preliminärskatt', 'avdragen skatt'],
      Arbetsgivaravgift: ['arbavgift', 'arbetsgivaravgifter'],
    },
  },
} as const satisfies Readonly<Record<string, ImportKind>>

/** A code of what can be imported. */
export type ImportKindCode = keyof typeof importKinds

/** The codes of what can be imported. */
export const importKindCodes = Object.keys(importKinds) as readonly ImportKindCode[]

/** Returns what can be imported, by its code. */
export const importKindOf = (code: ImportKindCode): ImportKind => importKinds[code]

/** Returns the fields that a file can have of a kind. */
export const importFields = ({ model }: Pick<ImportKind, 'model'>): readonly string[] =>
  model.names.filter(name => model.fields[name]?.isExcluded === false && model.fields[name]?.rows === undefined)

/** Returns what a definition's files contain, from its values. */
export const kindsOf = (definition: Readonly<Record<string, unknown>>): readonly ImportKindCode[] =>
  importKindCodes.filter(code => definition[importKinds[code].flag] === true)
