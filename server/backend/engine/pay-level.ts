import type { IsoDate } from '#contracts/rules/date.ts'
import { type Fraction, fraction, rounded } from './fraction.ts'
import type { Hundredths, Ore, Rate } from './money.ts'
import { showHundredths, showKr } from './show.ts'
import type { Step } from './step.ts'

/** What a person is paid on a day, and for how many hours. */
export interface PayLevel {
  /** The code of contracts/code-lists/employment `salaryForms`: a month or an hour is paid. */
  readonly form: 'MÅN' | 'TIM'
  /** The pay of a month at the person's own degree, or of an hour. */
  readonly pay: Ore
  /** The hours of the person's own average week. */
  readonly weeklyHours: Hundredths
}

/** A calendar day of an employment, as absence is calculated from it. */
export interface AbsenceDay {
  readonly date: IsoDate
  /** The hours of the work schedule. Zero is a day off. */
  readonly scheduled: Hundredths
  /** Those of them that are lost by the absence. */
  readonly absent: Hundredths
  /** The absence's part of a whole day, also on a day off. Zero when the person is not absent. */
  readonly extent: Rate
  readonly pay: PayLevel
}

/**
 * Returns days whose unknown weekly hours are those of full time, with the warning of it in
 * Swedish.
 */
export function withWeeklyHours<Day extends AbsenceDay>(
  days: readonly Day[],
  fullTime: Hundredths,
): { readonly days: readonly Day[]; readonly warnings: readonly string[] } {
  const isUnknown = ({ pay }: Day) => pay.weeklyHours <= 0
  return {
    days: days.map(day => (isUnknown(day) ? { ...day, pay: { ...day.pay, weeklyHours: fullTime } } : day)),
    warnings: days.some(day => day.extent > 0 && isUnknown(day))
      ? [`Arbetstiden per vecka saknas. Frånvaron räknas med heltid, ${showHundredths(fullTime)} timmar.`]
      : [],
  }
}

/** Returns the exact pay of an hour: a monthly pay's twelve months by 52 weeks of own hours. */
export const hourValue = ({ form, pay, weeklyHours }: PayLevel): Fraction =>
  form === 'TIM' ? fraction(pay) : fraction(pay * 1200, 52 * weeklyHours)

/** Returns the exact pay of an average week. */
export const weekValue = ({ form, pay, weeklyHours }: PayLevel): Fraction =>
  form === 'TIM' ? fraction(pay * weeklyHours, 100) : fraction(pay * 12, 52)

/** Returns how an hour's pay is calculated: '30 000,00 × 12 / (52 × 40)'. */
export const hourFormula = ({ form, pay, weeklyHours }: PayLevel): string =>
  form === 'TIM' ? showKr(pay) : `${showKr(pay)} × 12 / (52 × ${showHundredths(weeklyHours)})`

/** Returns how a week's pay is calculated: '30 000,00 × 12 / 52'. */
export const weekFormula = ({ form, pay, weeklyHours }: PayLevel): string =>
  form === 'TIM' ? `${showKr(pay)} × ${showHundredths(weeklyHours)}` : `${showKr(pay)} × 12 / 52`

/** Returns the fields of a pay level as the inputs of a step. */
export const payInputs = ({ form, pay, weeklyHours }: PayLevel): Step['inputs'] => [
  { name: form === 'TIM' ? 'Timlön' : 'Månadslön', value: `${showKr(pay)} kr` },
  { name: 'Arbetstid per vecka', value: `${showHundredths(weeklyHours)} timmar` },
]

/** Returns the step that gives an hour's pay, rounded for the eye: later steps use the exact. */
export const hourStep = (id: string, level: PayLevel, source: string): Step => ({
  id,
  text: 'Lön per timme',
  formula: `${hourFormula(level)}, visas i hela ören`,
  inputs: payInputs(level),
  value: rounded(hourValue(level)),
  unit: 'kr',
  source,
})

/** Returns days grouped by what is paid on them, in the order of the first day of each. */
export function byPayLevel<Day extends { readonly pay: PayLevel }>(
  days: readonly Day[],
): readonly (readonly [level: PayLevel, days: readonly Day[]])[] {
  const groups = new Map<string, [PayLevel, Day[]]>()
  for (const day of days) {
    const key = `${day.pay.form} ${day.pay.pay} ${day.pay.weeklyHours}`
    const group = groups.get(key) ?? [day.pay, []]
    group[1].push(day)
    groups.set(key, group)
  }
  return [...groups.values()]
}
