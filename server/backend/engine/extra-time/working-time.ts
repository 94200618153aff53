import { addDays, daysBetween, type IsoDate } from '#contracts/rules/date.ts'
import { mondayOf } from '#contracts/schedules/work-schedule.ts'
import { isWithin, monthOf, type Span } from '../dates.ts'
import type { WorkingTimeLaw } from '../law-amounts.ts'
import type { Hundredths } from '../money.ts'
import { showHundredths } from '../show.ts'
import { hoursOf } from './overtime.ts'
import type { TimeSpan } from './ruled-time.ts'

/** Worked time without a break in it, in minutes after midnight of its date. */
export interface WorkedTime extends TimeSpan {
  /** On duty (jour) is at the workplace; time on call at home is no working time. */
  readonly kind: 'ordinary' | 'overtime' | 'additional' | 'onDuty'
}

/** What the limits are tried on. */
export interface WorkedFacts {
  /** Of the span and of the year before it; time across midnight is on the date when it began. */
  readonly worked: readonly WorkedTime[]
  /** Hours of holiday, sickness and time off in lieu, which count as worked, by date. */
  readonly credited: Readonly<Record<IsoDate, Hundredths>>
  /** True when an agreement, or the kind of work, allows work at night. */
  readonly mayWorkAtNight: boolean
}

const day = 1440
const hour = 60

const minutesIn = (worked: readonly WorkedTime[], span: Span, kinds: readonly WorkedTime['kind'][]): number =>
  worked
    .filter(({ date, kind }) => kinds.includes(kind) && isWithin(date, span))
    .reduce((sum, { from, to }) => sum + to - from, 0)

const showHours = (minutes: number): string => `${showHundredths(hoursOf(minutes))} timmar`

/** Returns the work as spans of minutes from a first date, those that touch each other as one. */
function stretches(
  worked: readonly WorkedTime[],
  start: IsoDate,
): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = []
  const all = worked
    .map(({ date, from, to }) => ({
      from: daysBetween(start, date) * day + from,
      to: daysBetween(start, date) * day + to,
    }))
    .toSorted((a, b) => a.from - b.from)
  for (const { from, to } of all) {
    const last = found.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else found.push({ from, to })
  }
  return found
}

/** Returns the longest free time between two minutes. */
function longestRest(
  work: readonly { readonly from: number; readonly to: number }[],
  from: number,
  to: number,
): number {
  let [free, longest] = [from, 0]
  for (const each of work.filter(one => one.to > from && one.from < to)) {
    longest = Math.max(longest, each.from - free)
    free = Math.max(free, each.to)
  }
  return Math.max(longest, to - free)
}

/** Returns the warnings of rest: eleven hours in a day, 36 in a week, a break within five hours. */
function restWarnings({ worked }: WorkedFacts, span: Span, law: WorkingTimeLaw): readonly string[] {
  const start = mondayOf(span.from)
  const work = stretches(worked, start)
  const dateOf = (minute: number) => addDays(start, Math.floor(minute / day))
  const own = work.filter(({ from }) => isWithin(dateOf(from), span))
  const daily = own
    .filter(({ from }) => longestRest(work, from, from + day) < law.dailyRest * hour)
    .map(({ from }) => dateOf(from))
  const weeks = [...new Set(own.map(({ from }) => mondayOf(dateOf(from))))]
  const weekly = weeks.filter(monday => {
    const from = daysBetween(start, monday) * day
    const end = from + 7 * day
    // A rest that begins in the week ends with the next work.
    const to = work.find(one => one.from >= end)?.from ?? end + day
    return longestRest(work, from, to) < law.weeklyRest * hour
  })
  const unbroken = own.filter(({ from, to }) => to - from > law.breakAfter * hour)
  return [
    ...[...new Set(daily)].map(date => `Dygnsvilan efter arbetet ${date} är kortare än ${law.dailyRest} timmar.`),
    ...weekly.map(monday => `Veckovilan i veckan från ${monday} är kortare än ${law.weeklyRest} timmar.`),
    ...unbroken.map(({ from }) => `Arbetet ${dateOf(from)} har ingen rast inom ${law.breakAfter} timmar.`),
  ]
}

/** Returns the warnings of work in the hours of the night. */
function nightWarnings({ worked, mayWorkAtNight }: WorkedFacts, span: Span, law: WorkingTimeLaw): readonly string[] {
  if (mayWorkAtNight) return []
  const [from, to] = [law.nightFrom * hour, law.nightTo * hour]
  const nights = worked.flatMap(each =>
    [0, 1].flatMap(later => {
      const start = later * day
      return each.from < start + to && each.to > start + from ? [addDays(each.date, later)] : []
    }),
  )
  return [...new Set(nights)]
    .filter(date => isWithin(date, span))
    .toSorted()
    .map(
      date =>
        `Arbete på natten ${date}. Mellan klockan ${law.nightFrom} och ${law.nightTo} arbetar ingen utan särskilda skäl.`,
    )
}

/** Returns the warning of a sum above its limit, or none. */
const above = (what: string, minutes: number, hours: number): readonly string[] =>
  minutes > hours * hour ? [`${what} är ${showHours(minutes)}. Arbetstidslagen tillåter ${hours}.`] : []

/** Returns the warnings of overtime, additional time and time on duty. */
function extraWarnings({ worked }: WorkedFacts, span: Span, law: WorkingTimeLaw): readonly string[] {
  const months = [
    ...new Set(worked.filter(({ date }) => isWithin(date, span)).map(({ date }) => monthOf(date))),
  ].toSorted()
  const name = span.to.slice(0, 4)
  const ofYear = (kind: WorkedTime['kind']) => minutesIn(worked, { from: `${name}-01-01`, to: span.to }, [kind])
  return [
    ...months.flatMap(month => {
      const whole = { from: `${month}-01`, to: `${month}-31` }
      return [
        ...above(`Övertiden i ${month}`, minutesIn(worked, whole, ['overtime']), law.overtimeMonth),
        ...above(`Mertiden i ${month}`, minutesIn(worked, whole, ['additional']), law.overtimeMonth),
        ...above(`Jourtiden i ${month}`, minutesIn(worked, whole, ['onDuty']), law.onDutyMonth),
      ]
    }),
    ...above(`Övertiden ${name}`, ofYear('overtime'), law.overtimeYear),
    ...above(`Övertiden ${name} med särskilda skäl`, ofYear('overtime'), law.overtimeYear + law.extraOvertimeYear),
    ...above(`Mertiden ${name}`, ofYear('additional'), law.additionalYear),
    ...above(`Mertiden ${name} med särskilda skäl`, ofYear('additional'), law.additionalYear + law.extraAdditionalYear),
  ]
}

/**
 * Returns the limits of the Working Hours Act (Arbetstidslagen 1982:673) that the work of a span
 * exceeds, in Swedish. An agreement may allow more: they are warnings and stop nothing.
 */
export function workingTimeWarnings(facts: WorkedFacts, span: Span, law: WorkingTimeLaw): readonly string[] {
  const { worked, credited } = facts
  const weeks = (count: number): Span => ({ from: addDays(span.to, 1 - 7 * count), to: span.to })
  const creditedIn = (own: Span) =>
    Object.entries(credited).reduce((sum, [date, hours]) => sum + (isWithin(date, own) ? (hours * hour) / 100 : 0), 0)
  const ordinary = minutesIn(worked, weeks(law.averageWeeks), ['ordinary']) / law.averageWeeks
  const most = weeks(law.totalWeeks)
  const total =
    (minutesIn(worked, most, ['ordinary', 'overtime', 'additional', 'onDuty']) + creditedIn(most)) / law.totalWeeks
  return [
    ...above('Den ordinarie arbetstiden per vecka i snitt', Math.round(ordinary), law.week),
    ...above('Den sammanlagda arbetstiden per vecka i snitt', Math.round(total), law.totalWeek),
    ...extraWarnings(facts, span, law),
    ...restWarnings(facts, span, law),
    ...nightWarnings(facts, span, law),
  ]
}
