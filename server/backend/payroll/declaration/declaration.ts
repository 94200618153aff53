import type { IsoDate } from '#contracts/rules/date.ts'
import type { DeclaredRate } from '../../engine/contributions/declared.ts'
import type { Hundredths, Ore } from '../../engine/money.ts'
import type { PayRow, Payslip } from '../../engine/payslip.ts'
import type { Step } from '../../engine/step.ts'
import type { AbsenceStatement, Box, Field, Payee, RowReference, Statement } from '../../tables/declared.ts'

/** A month of payout: YYYY-MM. */
export type Period = string

/** A row of a payslip, as far as a declaration needs it. */
export type DeclaredRow = Pick<
  PayRow,
  | ('id' | 'payType' | 'text' | 'from' | 'to' | 'amount')
  | ('kind' | 'contribution' | 'box' | 'tick' | 'declaredAbsence')
>

/** A finished payslip, with the name that its figures are found by. */
export type DeclaredPayslip = Pick<Payslip, 'person' | 'period' | 'totals'> & {
  readonly id: string
  readonly rows: readonly DeclaredRow[]
}

/** What is known of a person who is paid. */
export interface DeclaredPerson {
  /** AnstNr. */
  readonly person: string
  readonly name: string
  readonly payee: Payee
  readonly birthDate: IsoDate
  /** SkatteTyp: which field has the deducted tax. */
  readonly taxType: string
  /** ArbAvgTyp: whether and which contributions are paid. */
  readonly contributionType: string
  /** Works abroad or is posted, which needs fields 090 and 091. */
  readonly isPosted: boolean
  /** Does research or development as the law of the reduction demands (Forskare). */
  readonly isResearcher: boolean
  /** The statement number that somebody has chosen, or null. */
  readonly chosenNumber: number | null
  /** What was declared of the payee in earlier periods of the year, in whole kronor. */
  readonly earlierInYear: EarlierInYear
  /** The fields that are facts of the person and not sums: address, workplace, TIN. */
  readonly facts: ReadonlyMap<Box, string | number>
}

/** What was declared of a payee earlier in the year, in whole kronor. */
export interface EarlierInYear {
  /** What would be the base of contributions, with or without them. */
  readonly base: number
  /** The part of it that had none, since the year's pay was below 1 000 kr (fields 131 to 134). */
  readonly free: number
}

/** Who declares. */
export interface Employer {
  /** 12 digits. */
  readonly identity: string
  readonly name: string
  readonly contact: Contact | null
  readonly hasNoPermanentEstablishment: boolean
  /** False pays contributions from the first krona of the year (ArbAvgGrans). */
  readonly usesYearLimit: boolean
  /** Deducts for research and development (ArbAvgRabFoU). */
  readonly usesResearchReduction: boolean
  /** Deducts as regional support (ArbAvgRabattA). */
  readonly usesRegionalReduction: boolean
}

export interface Contact {
  readonly name: string
  readonly phone: string
  readonly email: string
}

/** An absence of a day for Försäkringskassan: in hours, or in percent of full time. */
export interface DeclaredAbsence {
  readonly person: string
  readonly date: IsoDate
  readonly kind: 'TFP' | 'FP'
  readonly hours?: Hundredths
  readonly percent?: Hundredths
}

/** The main form, HU. */
export interface MainForm {
  readonly fields: readonly Field[]
  /** The contributions by rate. */
  readonly rates: readonly DeclaredRate[]
  /**
   * The sum that Skatteverket gets from the statements as sent (IK587), in whole kronor. Its
   * control B_006 allows small differences from 487.
   */
  readonly recomputed: number
  /** The contributions of the payslips, which keep their öre. */
  readonly onPayslips: Ore
  /** Declared less on payslips, which is booked as rounding. */
  readonly difference: Ore
  /** How 487 and 497 are reached. */
  readonly steps: readonly Step[]
}

/** Somebody with payslips of the period who has no statement. */
export interface LeftOut {
  readonly person: string
  /** Nothing is left when öre are dropped; approved for F-tax; or not in the register. */
  readonly why: 'nothing' | 'F-tax' | 'unknown'
  readonly rows: readonly RowReference[]
}

/** The employer's declaration of a period. */
export interface Declaration {
  readonly employer: Employer
  readonly period: Period
  readonly main: MainForm
  readonly statements: readonly Statement[]
  readonly absences: readonly AbsenceStatement[]
  readonly leftOut: readonly LeftOut[]
  /** The statement numbers by person after this declaration, which are kept for good. */
  readonly numbers: Readonly<Record<string, number>>
}

/** Returns a period as it is written: 202611. */
export const writtenPeriod = (period: Period): string => period.replace('-', '')

/** Returns the value of a field, or undefined when the form does not have it. */
export const fieldValue = ({ fields }: { readonly fields: readonly Field[] }, box: Box): number | string | undefined =>
  fields.find(field => field.box === box)?.value

/** Returns the amount of a field, 0 when the form does not have it. */
export const amountOf = (form: { readonly fields: readonly Field[] }, box: Box): number =>
  Number(fieldValue(form, box) ?? 0)

/** Returns the key of a statement within its employer and period. */
export const statementKey = ({ payee, number }: Pick<Statement, 'payee' | 'number'>): string =>
  `${payee.box} ${payee.id} ${number}`

/** Returns the key of an absence within its employer and period. */
export const absenceKey = ({ payee, date, number }: Pick<AbsenceStatement, 'payee' | 'date' | 'number'>): string =>
  `${payee.id} ${date} ${number}`

/** Orders texts by their characters, alike on every machine. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
