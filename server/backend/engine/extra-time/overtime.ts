import type { IsoDate } from '#contracts/rules/date.ts'
import { type Fraction, fraction, type Part, partOf, rounded } from '../fraction.ts'
import { type Line, showPart } from '../line.ts'
import type { Hundredths, Rate } from '../money.ts'
import { type PayLevel, payInputs } from '../pay-level.ts'
import { showHundredths, showKr, showRate } from '../show.ts'
import type { Step } from '../step.ts'

/** The kinds of time beyond the schedule: a part-timer's up to full time, and overtime. */
export type ExtraTimeKind = 'additional' | 'simple' | 'qualified'

/** The lines of such time: paid, or credited as time off. */
export type ExtraTimeLineKind = `extra.${ExtraTimeKind}` | `extra.${ExtraTimeKind}Lieu`

/** How an agreement pays time beyond the schedule. */
export interface ExtraTimeAgreement {
  /** The clause, as it is shown. */
  readonly source: string
  /** An hour's part of a full-time month's pay: [1, 94] and [1, 72]. */
  readonly simple: Part
  readonly qualified: Part
  /**
   * An hour of additional time: the pay by so many times the own weekly hours (350 for 3,5), or a
   * part of a full-time month's pay ([1, 142]).
   */
  readonly additional: { readonly weeks: Hundredths } | { readonly part: Part }
  /** The hours of a full-time week, by which an hourly pay is that of a month. */
  readonly fullTime: Hundredths
  /** The whole minutes that each occasion is counted in: 30 counts full half-hours. */
  readonly unit: number
  /** Time off for an hour: 15_000 is an hour and a half. */
  readonly lieu: Readonly<Record<ExtraTimeKind, Rate>>
}

/**
 * How most agreements pay time beyond the schedule: what holds where an agreement leaves a part of
 * it open. No law says it.
 */
export const usualExtraTime: ExtraTimeAgreement = {
  source: 'Vanligt i avtal',
  simple: [1, 94],
  qualified: [1, 72],
  additional: { weeks: 350 },
  fullTime: 4000,
  unit: 1,
  lieu: { additional: 10_000, simple: 15_000, qualified: 20_000 },
}

/** Minutes on a day beyond the schedule. */
export interface ExtraTime {
  readonly date: IsoDate
  readonly kind: ExtraTimeKind
  readonly minutes: number
  /** True when it is taken as time off. */
  readonly isLieu: boolean
}

/** A pay level with its part of full time. */
export interface ExtraTimeLevel extends PayLevel {
  /** 100 % is 10,000. Zero when it is not known, and then taken as all of it. */
  readonly degree: Rate
}

/** Returns a full-time month's pay, exactly. An hourly pay is that of 52 weeks in twelve months. */
const fullTimeMonth = ({ form, pay, degree }: ExtraTimeLevel, fullTime: Hundredths): Fraction =>
  form === 'TIM' ? fraction(pay * fullTime * 52, 1200) : fraction(pay * 10_000, degree || 10_000)

const fullTimeFormula = ({ form, pay, degree }: ExtraTimeLevel, fullTime: Hundredths): string => {
  if (form === 'TIM') return `${showKr(pay)} × ${showHundredths(fullTime)} × 52 / 12`
  return `${showKr(pay)}${degree === 10_000 || degree === 0 ? '' : ` / ${showRate(degree)}`}`
}

/** The pay of an hour beyond the schedule, exactly, and as it is written. */
export interface ExtraHour {
  readonly value: Fraction
  readonly formula: string
}

/** Returns a part of a full-time month's pay. */
export const ofFullTimeMonth = (level: ExtraTimeLevel, fullTime: Hundredths, part: Part): ExtraHour => ({
  value: partOf(fullTimeMonth(level, fullTime), part),
  formula: `${fullTimeFormula(level, fullTime)} ${showPart(part)}`,
})

/** Returns what an hour beyond the schedule is paid. */
export function extraHour(kind: ExtraTimeKind, level: ExtraTimeLevel, agreement: ExtraTimeAgreement): ExtraHour {
  const { additional, fullTime } = agreement
  if (kind === 'additional' && 'weeks' in additional && level.form === 'MÅN') {
    const { pay, weeklyHours } = level
    return {
      value: fraction(pay * 10_000, additional.weeks * weeklyHours),
      formula: `${showKr(pay)} / (${showHundredths(additional.weeks)} × ${showHundredths(weeklyHours)})`,
    }
  }
  // Additional time of an hourly pay is paid as any hour.
  if (kind === 'additional' && 'weeks' in additional) return { value: fraction(level.pay), formula: showKr(level.pay) }
  const part = kind !== 'additional' ? agreement[kind] : 'part' in additional ? additional.part : agreement.simple
  return ofFullTimeMonth(level, fullTime, part)
}

/** Returns the inputs of a step on an hour beyond the schedule. */
export const extraTimeInputs = (level: ExtraTimeLevel): Step['inputs'] => [
  ...payInputs(level),
  ...(level.degree === 10_000 ? [] : [{ name: 'Sysselsättningsgrad', value: showRate(level.degree) }]),
]

const texts: Readonly<Record<ExtraTimeKind, string>> = {
  additional: 'Mertid',
  simple: 'Övertid, enkel',
  qualified: 'Övertid, kvalificerad',
}

/** Returns minutes as hundredths of hours, rounded for the eye. */
export const hoursOf = (minutes: number): Hundredths => rounded(fraction(minutes * 100, 60))

/** Returns minutes as they stand in a formula: '2 tim', '90 min / 60'. */
export const showMinutes = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60} tim` : `${minutes} min / 60`

/**
 * Returns the lines of time beyond the schedule, by kind and by whether it is paid or taken as time
 * off. Each occasion counts in whole units of minutes.
 */
export function extraTime(
  given: readonly ExtraTime[],
  level: ExtraTimeLevel,
  agreement: ExtraTimeAgreement,
): readonly Line<ExtraTimeLineKind>[] {
  const counted = given
    .map(each => ({ ...each, minutes: Math.floor(each.minutes / agreement.unit) * agreement.unit }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const lines = (['additional', 'simple', 'qualified'] as const).flatMap(kind =>
    [false, true].map(isLieu => counted.filter(each => each.kind === kind && each.isLieu === isLieu)),
  )
  return lines.flatMap(own => {
    const [first, last] = [own[0], own.at(-1)]
    return first && last ? [lineOf(own, first, last, level, agreement)] : []
  })
}

function lineOf(
  own: readonly ExtraTime[],
  { kind, isLieu, date: from }: ExtraTime,
  { date: to }: ExtraTime,
  level: ExtraTimeLevel,
  agreement: ExtraTimeAgreement,
): Line<ExtraTimeLineKind> {
  const minutes = own.reduce((sum, each) => sum + each.minutes, 0)
  const id = `tid.${kind}.${from}${isLieu ? '.ledig' : ''}`
  const { source, lieu, unit } = agreement
  const inputs = [
    { name: 'Tid', value: `${showHundredths(hoursOf(minutes))} timmar` },
    ...(unit > 1 ? [{ name: 'Räknas i hela', value: `${unit} minuter` }] : []),
  ]
  if (isLieu) {
    const quantity = rounded(partOf(fraction(minutes * 100, 60), [lieu[kind], 10_000]))
    const step: Step = {
      id,
      text: `${texts[kind]} mot ledighet`,
      inputs,
      value: quantity,
      unit: 'timmar',
      source,
      formula: `${showMinutes(minutes)} × ${showRate(lieu[kind])} = ${showHundredths(quantity)} timmar, avrundat till hundradelar`,
    }
    return { kind: `extra.${kind}Lieu`, from, to, quantity, unit: 'TIM', price: null, amount: 0, steps: [step] }
  }
  const hour = extraHour(kind, level, agreement)
  const amount = rounded(partOf(hour.value, [minutes, 60]))
  const step: Step = {
    id,
    text: texts[kind],
    inputs: [...extraTimeInputs(level), ...inputs],
    value: amount,
    unit: 'kr',
    source,
    formula: `${showMinutes(minutes)} × ${hour.formula} = ${showKr(amount)}, avrundat till hela ören`,
  }
  const price = rounded(hour.value)
  return { kind: `extra.${kind}`, from, to, quantity: hoursOf(minutes), unit: 'TIM', price, amount, steps: [step] }
}
