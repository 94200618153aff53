import type { Ore, Rate } from './money.ts'

/** Tax-free compensation per mil (10 km), in öre. */
export interface Mileage {
  readonly own: Ore
  readonly companyDiesel: Ore
  readonly companyOther: Ore
  readonly companyElectric: Ore
}

/** The tax-free daily allowance within Sweden, in öre. */
export interface DailyAllowance {
  readonly full: Ore
  readonly half: Ore
  readonly night: Ore
  /** The share that remains after three months, and after two years, at one place. */
  readonly afterThreeMonths: Rate
  readonly afterTwoYears: Rate
}

/** What free meals take off an allowance, as shares of the full one. */
export interface MealReductions {
  readonly breakfast: Rate
  /** Lunch, or dinner. */
  readonly meal: Rate
  readonly lunchAndDinner: Rate
  readonly all: Rate
}

/** The value of free meals, in öre. */
export interface MealBenefit {
  readonly day: Ore
  /** Lunch, or dinner. */
  readonly meal: Ore
  readonly breakfast: Ore
}

/** The figures of the Sick Pay Act (Sjuklönelagen 1991:1047). */
export interface SickPayLaw {
  /** The share of the lost pay that is paid (6 §): 8000. */
  readonly pay: Rate
  /** The qualifying deduction's share of an average week's sick pay (6 §): 2000. */
  readonly qualifying: Rate
  /** The calendar days of a sick period with sick pay (7 §): 14. */
  readonly days: number
  /** A new sickness within so many calendar days continues the period (7 §): 5. */
  readonly relapseDays: number
  /** The qualifying deductions in twelve months after which there are no more (6 §): 10. */
  readonly maxDeductions: number
  /** The calendar day of a period from which a certificate is needed (8 §): 8. */
  readonly certificateFrom: number
  /** The days employed before a job agreed for less than a month gives sick pay (3 §): 14. */
  readonly waitingDays: number
  /** The days after the period's sick pay within which Försäkringskassan is notified (12 §): 7. */
  readonly notifyWithin: number
}

/** The figures of the Annual Leave Act (Semesterlagen 1977:480). */
export interface HolidayLaw {
  readonly days: number
  /** The days of a first year that begins after 31 August. */
  readonly lateDays: number
  /** The share of a month's pay that a paid day adds (16 a §): 43. */
  readonly supplement: Rate
  /** The same of a week's pay: 182. */
  readonly weeklySupplement: Rate
  /** The share of variable pay (16 a §), and of the earning year's pay (16 b §): 1200. */
  readonly percentage: Rate
  /** What each day above `days` adds to the percentage: 48. */
  readonly perExtraDay: Rate
  /** Paid days above this can be saved: 20. */
  readonly savedAbove: number
  /** The years within which a saved day is taken: 5. */
  readonly savedYears: number
  /** The years after which a debt of advance holiday is written off: 5. */
  readonly advanceYears: number
}

/** The days of absence in an earning year that count as worked (Semesterlagen 17–17 b §§). */
export interface QualifyingAbsence {
  readonly sickness: number
  readonly parental: number
  readonly parentalSingle: number
  readonly temporaryParental: number
  readonly temporaryParentalSingle: number
  readonly closeRelative: number
  readonly diseaseCarrier: number
  readonly training: number
  readonly defenceTraining: number
  /** A break of more days in a row ends an absence that goes on from year to year. */
  readonly longestBreak: number
}

/** The limits of the Working Hours Act (Arbetstidslagen 1982:673), in hours. */
export interface WorkingTimeLaw {
  /** Ordinary time a week, on average of so many weeks (5 §): 40 and 4. */
  readonly week: number
  readonly averageWeeks: number
  /** On duty in a calendar month (6 §): 50. */
  readonly onDutyMonth: number
  /** Overtime, and likewise additional time, in a calendar month (8 and 10 §§): 50. */
  readonly overtimeMonth: number
  readonly overtimeYear: number
  /** What special reasons add to the year's overtime (8 a §): 150. */
  readonly extraOvertimeYear: number
  /** Additional time of part-timers in a year (10 §), and what special reasons add (10 a §). */
  readonly additionalYear: number
  readonly extraAdditionalYear: number
  /** All time a week, on average of so many weeks (10 b §): 48 and 17, which is four months. */
  readonly totalWeek: number
  readonly totalWeeks: number
  /** Rest in a row in 24 hours (13 §) and in seven days (14 §): 11 and 36. */
  readonly dailyRest: number
  readonly weeklyRest: number
  /** The longest work without a break (15 §): 5. */
  readonly breakAfter: number
  /** The hours of the night when nobody works without a special reason (13 a §): 0 and 5. */
  readonly nightFrom: number
  readonly nightTo: number
}

/** The standard amounts of a month in a garnishment (Kronofogden's normalbelopp), in öre. */
export interface GarnishmentAmounts {
  readonly single: Ore
  readonly couple: Ore
  /** A child, by the age up to which the amount counts. The last is of any age. */
  readonly children: readonly { readonly toAge: number | null; readonly amount: Ore }[]
}

/** The days of the month by which an employer's declaration is due, before weekends are skipped. */
export interface DeclarationDays {
  readonly day: number
  /** The months with another day: January and August have the 17th. */
  readonly differing: Readonly<Record<number, number>>
}

export interface DeclarationDueDates {
  /** Employers with a VAT base up to 40 MSEK. */
  readonly ordinary: DeclarationDays
  /** Those above it, who declare later but pay as early. */
  readonly large: DeclarationDays
  readonly largePayment: DeclarationDays
  /** The fee for a late declaration, in öre, and after an injunction. */
  readonly lateFee: Ore
  readonly lateFeeAfterInjunction: Ore
}

/** Yearly limits of tax-free benefits, in öre. */
export interface BenefitLimits {
  readonly wellness: Ore
  readonly bicycle: Ore
}

/** The highest and lowest incomes of the social insurances in a year, in öre. */
export interface IncomeLimits {
  readonly leastPensionable: Ore
  readonly maxPensionable: Ore
  readonly leastSickness: Ore
  readonly maxSickness: Ore
}
