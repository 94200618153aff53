import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import type { EmploymentFacts } from '../../engine/basis/person-facts.ts'
import type { ScheduleDay } from '../../engine/basis.ts'
import type { Hundredths } from '../../engine/money.ts'
import { textIn } from '../../registers/form-values.ts'
import { frozen } from './basis-hash.ts'
import type { CompanyRegisters } from './company-facts.ts'
import { averageWorkdays, scheduleDays, weekdays } from './schedule-days.ts'
import type { Stretch } from './stretches.ts'

/** The work schedules of persons. */
export interface Plans {
  /** Returns the hours of a full-time week of the work schedule, or null without one. */
  readonly fullTime: (values: FormValues) => Hundredths | null
  /** Returns the working days of an average week of the work schedule, or null without one. */
  readonly weeklyDays: (values: FormValues) => number | null
  /** Returns the planned days of stretches. Equal schedules and days share the list. */
  readonly days: (stretches: readonly Stretch[], employment: readonly EmploymentFacts[]) => readonly ScheduleDay[]
}

/** Makes the plans of a company's work schedules. */
export function plansIn({ schedules, scheduleFacts }: CompanyRegisters): Plans {
  const made = new Map<string, readonly ScheduleDay[]>()
  const scheduleOf = (values: FormValues) => schedules.get(textIn(values, 'SchemaID'))
  const daysOf = ({ from, to, values }: Stretch, weekly: Hundredths): readonly ScheduleDay[] => {
    const key = [textIn(values, 'SchemaID'), from, to, weekly].join(' ')
    const known = made.get(key)
    if (known) return known
    const schedule = scheduleOf(values)
    const days = frozen(
      schedule
        ? scheduleDays(schedule, { from, to }, scheduleFacts)
        : weekdays({ from, to }, weekly, scheduleFacts.holidays),
    )
    made.set(key, days)
    return days
  }
  return {
    fullTime(values) {
      const schedule = scheduleOf(values)
      return schedule ? toHundredths(schedule.fullTime) : null
    },
    weeklyDays(values) {
      const schedule = scheduleOf(values)
      return schedule ? averageWorkdays(schedule, scheduleFacts) : null
    },
    days(stretches, employment) {
      const [first = [], ...others] = stretches.map(each => daysOf(each, weeklyHours(employment, each.from)))
      // A single list is frozen and hashed once for all who have it.
      return others.length === 0 ? first : [first, ...others].flat()
    },
  }
}

const weeklyHours = (employment: readonly EmploymentFacts[], on: IsoDate): Hundredths =>
  (employment.findLast(({ from }) => from <= on) ?? employment[0])?.weeklyHours ?? 0
