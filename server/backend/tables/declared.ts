import type { IsoDate } from '#contracts/rules/date.ts'
import type { Hundredths, Ore } from '../engine/money.ts'

/** A box of a form, by its number. */
export type Box = string

/** The payee's identity: of personal number (215), time of birth (222) or another (224). */
export interface Payee {
  readonly box: '215' | '222' | '224'
  readonly id: string
}

/** A row that a figure comes from, and what it adds to the figure. */
export interface RowReference {
  readonly payslip: string
  readonly row: string
  readonly amount: Ore
}

/** A field of a form, as it is written. */
export interface Field {
  readonly box: Box
  /** Whole kronor, 1 for a tick, or text. */
  readonly value: number | string
  /** The rows that a sum comes from, or that tick. Empty for facts. */
  readonly rows: readonly RowReference[]
}

/** An individual statement, IU. Its key is the payee and the number. */
export interface Statement {
  readonly person: string
  readonly payee: Payee
  /** 570. Kept for good: a statement with the same key replaces the earlier one whole. */
  readonly number: number
  /** The other fields, in the order of the form. */
  readonly fields: readonly Field[]
}

/** An absence of one day, FU. Its key is the payee, the date and the number. */
export interface AbsenceStatement {
  /** The persons (AnstNr) of the payee, whose absences are added. */
  readonly persons: readonly string[]
  readonly payee: Payee
  readonly date: IsoDate
  /** 822. */
  readonly number: number
  readonly kind: 'TFP' | 'FP'
  readonly percent: Hundredths | null
  readonly hours: Hundredths | null
  /** The rows of payslips that the absence has changed. */
  readonly rows: readonly RowReference[]
}

/** A statement in a file, or its removal, which has only the key and field 205. */
export type StatementPart = Pick<Statement, 'person' | 'payee' | 'number' | 'fields'>

/** What says which statement it is, within its employer and period, and whose. */
export type DeclaredKey = Pick<Statement, 'person' | 'payee' | 'number'>

/** An absence in a file, or its removal, which has the key and field 820. */
export type AbsencePart = Omit<AbsenceStatement, 'rows'> & { readonly isRemoval: boolean }

/** A fault that Skatteverket has found in what was sent. Numbers of persons are masked. */
export interface ControlFault {
  /** Its control: S_003, B_006. Empty for a file that cannot be read. */
  readonly control: string
  readonly isStop: boolean
  /** HU, IU or FU. */
  readonly form: string
  /** 570, by which the person is found. */
  readonly number: number | null
  readonly text: string
}

/** What was sent at one time, without the rows behind it. */
export interface StoredSubmission {
  /** The fields of the main form, or null when it has not changed. */
  readonly main: readonly Field[] | null
  readonly statements: readonly StatementPart[]
  readonly absences: readonly AbsencePart[]
}
