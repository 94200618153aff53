import type { Span } from '../dates.ts'
import { type Fraction, fraction, minus, over, type Part, partOf, plus, rounded, times, zero } from '../fraction.ts'
import { type Line, showPart } from '../line.ts'
import type { Hundredths, Ore, Rate } from '../money.ts'
import { showHundredths, showKr, showRate } from '../show.ts'
import type { Step } from '../step.ts'
import { type HolidayAgreement, sourceOf } from './holiday-agreement.ts'

/** The lines of holiday, by the kind of days (contracts/code-lists/absence `holidayTypes`). */
export type HolidayLineKind =
  | 'holiday.supplement'
  | 'holiday.savedSupplement'
  | 'holiday.pay'
  | 'holiday.savedPay'
  | 'holiday.advancePay'
  | 'holiday.variable'
  | 'holiday.deduction'
  | 'holiday.unpaid'
  | 'holiday.compensation'
  | 'holiday.savedCompensation'
  | 'holiday.debt'

/** Days of holiday that a line is about. */
export interface HolidayDays extends Span {
  readonly days: Hundredths
}

interface LineOfDays {
  readonly kind: HolidayLineKind
  readonly text: string
  /** The exact value of a day. Negative for a deduction. */
  readonly day: Fraction
  /** How the value of a day is written. */
  readonly formula: string
  readonly inputs: Step['inputs']
  readonly source: string
  /** The steps that the value of a day comes from. */
  readonly steps?: readonly Step[]
}

/** Returns days of holiday as they stand in a formula: '1 dag', '2,5 dagar'. */
export const showHolidays = (days: Hundredths): string => `${showHundredths(days)} ${days === 100 ? 'dag' : 'dagar'}`

/** Returns the line of days at a value. */
export function lineOfDays(
  { from, to, days }: HolidayDays,
  { kind, text, day, formula, inputs, source, steps = [] }: LineOfDays,
): Line<HolidayLineKind> {
  const amount = rounded(partOf(day, [days, 100]))
  const price = rounded(day)
  const step: Step = {
    id: `semester.${from}.${kind.slice(8)}`,
    text,
    value: amount,
    unit: 'kr',
    source,
    formula: `${showHolidays(days)} × ${formula} = ${showKr(amount)}, avrundat till hela ören`,
    inputs: [{ name: 'Semesterdagar', value: showHundredths(days) }, ...inputs],
  }
  return {
    kind,
    from,
    to,
    quantity: days,
    unit: 'DAG',
    price: price < 0 ? -price : price,
    amount,
    steps: [...steps, step],
  }
}

/** The degrees of a saved day: when it was earned, and when it is taken. */
export interface SavedDegree {
  readonly earned: Rate
  readonly now: Rate
}

/** Returns a pay as it would be at the degree of employment at which a saved day was earned. */
const atDegree = (pay: Ore, { earned, now }: SavedDegree, { savesDegree }: HolidayAgreement): Fraction =>
  savesDegree && now > 0 ? partOf(fraction(pay), [earned, now]) : fraction(pay)

const degreeText = ({ earned, now }: SavedDegree, { savesDegree }: HolidayAgreement): string =>
  savesDegree && earned !== now ? ` × ${showRate(earned)} / ${showRate(now)}` : ''

/**
 * Returns the line of the supplement for paid days, or for saved ones by their degree
 * (sammalöneregeln, 16 a §). The ordinary pay goes on beside it; with a saved day of another
 * degree its difference is paid as well.
 */
export function supplement(
  days: HolidayDays,
  pay: Ore,
  agreement: HolidayAgreement,
  saved?: SavedDegree,
): Line<HolidayLineKind> {
  const degree = saved ?? { earned: 10_000, now: 10_000 }
  const raised = atDegree(pay, degree, agreement)
  const difference = partOf(minus(raised, fraction(pay)), agreement.dayValue)
  const isOther = saved !== undefined && agreement.savesDegree && saved.earned !== saved.now
  const formula = `${showKr(pay)}${degreeText(degree, agreement)} ${showPart(agreement.supplement)}`
  return lineOfDays(days, {
    kind: saved ? 'holiday.savedSupplement' : 'holiday.supplement',
    text: saved ? 'Semestertillägg, sparade dagar' : 'Semestertillägg',
    day: plus(partOf(raised, agreement.supplement), difference),
    formula: isOther
      ? `(${formula} + ${showKr(pay)} × (${showRate(saved.earned)} / ${showRate(saved.now)} − 1) ${showPart(agreement.dayValue)})`
      : formula,
    inputs: [{ name: 'Månadslön', value: `${showKr(pay)} kr` }],
    source: sourceOf(agreement, '16 a §'),
  })
}

/** The pay of an earning year that the percentage is taken of. */
export interface EarnedPay {
  /** Pay that fell due in the year, without holiday pay and pay for qualifying absence. */
  readonly pay: Ore
  /** The days of qualifying absence, and the days of the year that were worked or free. */
  readonly qualifying: number
  readonly otherDays: number
  /** The paid days that were earned. */
  readonly paidDays: number
  /** The days of a whole year's right. */
  readonly days: number
}

/** The days that the law's percentage is of. */
const lawDays = 25

/** Returns a share that grows with the days above 25: 12 % and 0,48 % a day. */
export const percentageOf = (days: number, base: Part, perExtraDay: Part): Fraction =>
  plus(fraction(...base), partOf(fraction(...perExtraDay), [Math.max(0, days - lawDays), 1]))

export const showPercentage = (share: Fraction): string => showRate(rounded(partOf(share, [10_000, 1])))

/** Returns what the percentage is of: the pay, and a day's pay for each qualifying day. */
export function percentageBase({ pay, qualifying, otherDays }: Omit<EarnedPay, 'paidDays' | 'days'>): Fraction {
  const daily = otherDays > 0 ? fraction(pay, otherDays) : zero
  return plus(fraction(pay), partOf(daily, [qualifying, 1]))
}

/** A day's holiday pay by the percentage, with its steps. */
export interface DayValue {
  readonly day: Fraction
  readonly formula: string
  readonly steps: readonly Step[]
}

/** Returns a paid day's holiday pay by the percentage (procentregeln, 16 b §). */
export function percentageDay(
  { pay, qualifying, otherDays, paidDays, days }: EarnedPay,
  year: Span,
  agreement: HolidayAgreement,
): DayValue {
  const { percentage, perExtraDay } = agreement
  const base = percentageBase({ pay, qualifying, otherDays })
  const share = percentageOf(days, percentage, perExtraDay)
  const day = paidDays > 0 ? over(times(base, share), fraction(paidDays)) : zero
  const id = `semester.procent.${year.from}`
  const law = sourceOf(agreement, '16 b §')
  const baseStep: Step = {
    id: `${id}.underlag`,
    text: 'Underlag för semesterlön',
    value: rounded(base),
    unit: 'kr',
    source: law,
    formula:
      qualifying > 0
        ? `${showKr(pay)} + ${qualifying} dagar × ${showKr(pay)} / ${otherDays}, visas i hela ören`
        : showKr(pay),
    inputs: [
      { name: `Lön ${year.from}–${year.to}`, value: `${showKr(pay)} kr` },
      { name: 'Semestergrundande frånvaro', value: `${qualifying} dagar` },
    ],
  }
  const formula = `${showKr(rounded(base))} × ${showPercentage(share)} / ${paidDays}`
  const step: Step = {
    id,
    text: 'Semesterlön per dag',
    value: rounded(day),
    unit: 'kr',
    source: law,
    formula: `${formula}, visas i hela ören`,
    inputs: [
      { name: 'Underlag', value: `${showKr(rounded(base))} kr`, step: baseStep.id },
      { name: 'Betalda dagar', value: `${paidDays}` },
    ],
  }
  return { day, formula, steps: [baseStep, step] }
}

const payTexts = {
  'holiday.pay': 'Semesterlön',
  'holiday.savedPay': 'Semesterlön, sparade dagar',
  'holiday.advancePay': 'Semesterlön i förskott',
} as const

/** Returns the line of holiday pay by the percentage. */
export const percentagePay = (
  kind: keyof typeof payTexts,
  days: HolidayDays,
  { day, formula, steps }: DayValue,
): Line<HolidayLineKind> =>
  lineOfDays(days, {
    kind,
    text: payTexts[kind],
    day,
    formula,
    steps,
    inputs: [{ name: 'Semesterlön per dag', value: `${showKr(rounded(day))} kr`, step: steps.at(-1)?.id ?? '' }],
    source: steps.at(-1)?.source ?? '',
  })

/**
 * Returns the line that takes the ordinary pay of days away: of unpaid days, and of days that are
 * paid by the percentage instead.
 */
export const dayDeducted = (
  kind: 'holiday.unpaid' | 'holiday.deduction',
  days: HolidayDays,
  pay: Ore,
  { dayValue, source }: HolidayAgreement,
): Line<HolidayLineKind> =>
  lineOfDays(days, {
    kind,
    source,
    text: kind === 'holiday.unpaid' ? 'Obetald semester, avdrag' : 'Semesteravdrag',
    day: minus(zero, partOf(fraction(pay), dayValue)),
    formula: `(−${showKr(pay)}) ${showPart(dayValue)}`,
    inputs: [{ name: 'Månadslön', value: `${showKr(pay)} kr` }],
  })

/**
 * Returns the line of holiday pay on variable pay: by law a share of the holiday year's, at the
 * latest a month after it; by agreements a share of the earning year's for each paid day.
 *
 * @param days the paid days that are taken, or the days of the year's right by law
 */
export function variableSupplement(days: HolidayDays, paid: Ore, agreement: HolidayAgreement): Line<HolidayLineKind> {
  const { variable, perExtraDay, source } = agreement
  const { part, per } = variable
  const inputs = [{ name: 'Rörlig lön', value: `${showKr(paid)} kr` }]
  const text = 'Semestertillägg på rörlig lön'
  if (per === 'DAY') {
    const formula = `${showKr(paid)} ${showPart(part)}`
    return lineOfDays(days, {
      kind: 'holiday.variable',
      text,
      inputs,
      source,
      formula,
      day: partOf(fraction(paid), part),
    })
  }
  const share = percentageOf(days.days / 100, part, perExtraDay)
  const amount = rounded(times(fraction(paid), share))
  const step: Step = {
    id: `semester.${days.from}.variable`,
    text,
    inputs,
    value: amount,
    unit: 'kr',
    formula: `${showKr(paid)} × ${showPercentage(share)} = ${showKr(amount)}, avrundat till hela ören`,
    source: sourceOf(agreement, '16 a §'),
  }
  return {
    kind: 'holiday.variable',
    from: days.from,
    to: days.to,
    quantity: 100,
    unit: 'ST',
    price: amount,
    amount,
    steps: [step],
  }
}
