import type { CodeOf } from '#contracts/code-lists/code-list.ts'
import type { payTypeClasses, units } from '#contracts/code-lists/pay-types.ts'
import type { FormValues } from '#contracts/forms/field.ts'

/**
 * A pay type that comes with the product: number, name, class, unit and debit account, and the
 * fields that differ from a new pay type's (contracts/registers/pay-types.ts).
 */
export type StandardPayType = readonly [
  number: string,
  name: string,
  payClass: CodeOf<typeof payTypeClasses>,
  unit: CodeOf<typeof units>,
  account: string,
  differs?: FormValues,
]

/** The price is found by a rule. */
export const priced = (BeloppsKod: string): FormValues => ({ UseBeloppsKod: true, BeloppsKod })
/** The quantity is found by a rule. */
export const counted = (AntalsKod: string): FormValues => ({ UseAntalsKod: true, AntalsKod })
/** The sum is found by a rule. */
export const summed = (SummaKod: string): FormValues => ({ UseSummaKod: true, SummaKod })
/** Of PAXml's codes (data of the PAXml 2.0 specification). */
export const paxml = (PAXmlKod: string): FormValues => ({ PAXmlKod })

/** A part of the base of holiday pay as variable pay, and of a component of pay statistics. */
export const variable = (StatKod: string): FormValues => ({ StatKod, SemUnderlag: 'RÖRLIG' })
/** The same as fixed pay. */
export const fixed = (StatKod: string): FormValues => ({ StatKod, SemUnderlag: 'FAST' })

/** Taxed by the table of one-off amounts (SKV 401). */
export const oneOff: FormValues = { SkatteTyp: 'ENG' }

const untaxed: FormValues = { SkatteTyp: 'FRI', AvgiftTyp: 'FRI', AgiFalt: '' }
/** Information that changes no sum. */
export const info: FormValues = { ...untaxed, LonTyp: 'INFO' }
/** Paid after tax, and no income. */
export const taxFree: FormValues = { ...untaxed, LonTyp: 'NETTO' }
/** Taken after tax. */
export const netDeduction: FormValues = { ...taxFree, Tecken: 'MINUS' }
/** Taken before tax. */
export const grossDeduction: FormValues = { Tecken: 'MINUS', SemUnderlag: 'FAST' }
/** Taxed and not paid. Other benefits than cars stand in box 012. */
export const benefit = (AgiFalt = '012'): FormValues => ({ LonTyp: 'FÖRMÅN', AgiFalt, StatKod: 'FÖR' })
/**
 * Paid by the person for a benefit: taken after tax, while the benefit and its tax are reduced by
 * as much.
 */
export const benefitPayment = (AgiFalt: string): FormValues => ({ LonTyp: 'NETTO', Tecken: 'MINUS', AgiFalt })
/** Deducted tax, in a box of the declaration. */
export const tax = (AgiFalt: string): FormValues => ({ ...netDeduction, LonTyp: 'SKATT', AgiFalt })
/** A pension premium, the base of special payroll tax. */
export const premium: FormValues = { LonTyp: 'PENSION', SkatteTyp: 'FRI', AvgiftTyp: 'SLP', AgiFalt: '' }

/** A deduction for absence of a type. `qualifies`: it earns holiday pay (Semesterlagen 17 §). */
export const absence = (SemFranTyp: string, qualifies: boolean): FormValues => ({
  ...grossDeduction,
  SemFranTyp,
  SemGruFranv: qualifies,
})
/** Absence with pay, as information. */
export const paidAbsence = (SemFranTyp: string): FormValues => ({ ...info, SemFranTyp })
