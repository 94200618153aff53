import type { IsoDate } from '../../rules/date.ts'
import type { PayslipLanguage, PayslipTexts } from './payslip.text.ts'

/** A line with a label and its value. */
export type Pair = readonly [label: string, value: string]

/** A row of a payslip. Amounts in kronor. */
export interface SheetRow {
  readonly LonArtNr: string
  /** What the rows are sorted by, by default: the class of the pay type. */
  readonly SortKod: string
  readonly from: IsoDate
  readonly to: IsoDate
  readonly text: string
  readonly quantity: number | null
  /** A code of contracts/code-lists/pay-types.ts. */
  readonly unit: keyof PayslipTexts['units']
  readonly price: number | null
  /** Null for information, which is in no sum. */
  readonly amount: number | null
  /** The codes of the result units that are shown. */
  readonly unitCode: string
  /** True for a benefit: taxed but not paid. */
  readonly isBenefit: boolean
}

/** The employee, as on the day of the payout. Texts are in the payslip's language. */
export interface SheetPerson {
  readonly name: string
  readonly address: readonly string[]
  readonly AnstNr: string
  /** With its dash, or empty. */
  readonly PersNr: string
  readonly department: string
  readonly position: string
  readonly form: string
  readonly employedFrom: IsoDate
  /** Null for an employment that goes on. */
  readonly employedTo: IsoDate | null
  /** In percent, or null when it is not known. */
  readonly degree: number | null
  /** In kronor, of a month or of an hour. */
  readonly baseSalary: number
  readonly account: string
}

/**
 * What a payslip has to say, whichever of it the company's settings show. Amounts in kronor, time
 * in hours. Texts are in `language`, and a balance that is not kept is null.
 */
export interface PayslipContents {
  readonly language: PayslipLanguage
  /** Whether the payslip may still change: nobody has marked it as ready. */
  readonly isDraft: boolean
  readonly period: { readonly from: IsoDate; readonly to: IsoDate; readonly payout: IsoDate }
  /** The name of the corrected period, or empty. */
  readonly corrects: string
  readonly person: SheetPerson
  /** In no order: the company chooses it. Tax and pension are not among them. */
  readonly rows: readonly SheetRow[]
  readonly gross: number
  readonly tax: number
  /** Rows of LonTyp NETTO. */
  readonly afterTax: number
  readonly net: number
  /** The table and column, or what else the tax follows. */
  readonly taxedBy: string
  /** The parts of the tax, when it has several. */
  readonly taxes: readonly Pair[]
  readonly taxable: number
  readonly contributions: number
  /** What the company gets back of the contributions (växa-stöd); zero when it is not told. */
  readonly startUpSupport: number
  readonly pension: number
  /** The year's sums, with this payslip. */
  readonly year: { readonly gross: number; readonly benefits: number; readonly tax: number }
  /** Days of holiday after the payout; `earned` for the next year. */
  readonly vacation: Readonly<Record<'paid' | 'saved' | 'unpaid' | 'advance' | 'earned', number | null>>
  /** What the days that are earned for the next year are worth, or null. */
  readonly earnedHoliday: number | null
  /** The days of parental leave left for each child, which earn holiday. */
  readonly parental: readonly Pair[]
  readonly compTime: number | null
  readonly flexTime: number | null
  readonly shorterHours: number | null
  /** What the person owes, and is deducted the next time. */
  readonly debt: number
  /** The days, and what they were. */
  readonly absence: readonly Pair[]
  /** Weeks with the hours of their days. */
  readonly schedule: readonly Pair[]
}
