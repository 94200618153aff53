/**
 * Planned working time of one day, as wall-clock minutes. Summer time has no effect: a shift from
 * 22:00 to 06:00 is planned as eight hours every night of the year.
 */

/** The minutes of a day. */
export const minutesOfDay = 1440

/** A part of a day, in minutes after midnight. `to` exceeds 1440 when it ends on the next day. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A working day: its start and end, and the breaks within it. */
export interface WorkDay {
  readonly work: Span
  readonly breaks: readonly Span[]
}

/** Returns the minutes after midnight of HH:MM, or undefined. 24:00 is 1440. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  const all = Number(hours) * 60 + Number(minutes)
  return hours !== undefined && Number(minutes) < 60 && all <= minutesOfDay ? all : undefined
}

/** Returns minutes after midnight as HH:MM, also those of the next day. */
export function timeOf(minutes: number): string {
  const within = minutes > minutesOfDay ? ((minutes - 1) % minutesOfDay) + 1 : minutes
  return [Math.floor(within / 60), within % 60].map(part => String(part).padStart(2, '0')).join(':')
}

/** Returns the span between two times; an end before the start is on the next day. */
export function spanOf(start: string, end: string): Span | undefined {
  const from = minutesOf(start)
  const to = minutesOf(end)
  if (from === undefined || to === undefined || from === to || from === minutesOfDay) return undefined
  return { from, to: to > from ? to : to + minutesOfDay }
}

/** Returns a span as text: '08:00-17:00'. */
export const textOfSpan = ({ from, to }: Span): string => `${timeOf(from % minutesOfDay)}-${timeOf(to)}`

/** Returns the span of a text: '08:00-17:00'. */
export function parseSpan(text: string): Span | undefined {
  const [start = '', end = '', ...more] = text.split('-')
  return more.length > 0 ? undefined : spanOf(start, end)
}

/** Returns a break as a part of the work, on the next day when the work passes midnight. */
const within = (work: Span, { from, to }: Span): Span =>
  from < work.from ? { from: from + minutesOfDay, to: to + minutesOfDay } : { from, to }

/** Returns the working day between two times, with its breaks as 'HH:MM-HH:MM'. */
export function workDay(start: string, end: string, breaks: readonly string[]): WorkDay | undefined {
  const work = spanOf(start, end)
  const spans = breaks.map(parseSpan)
  if (!work || spans.includes(undefined)) return undefined
  return {
    work,
    breaks: spans.flatMap(span => (span ? [within(work, span)] : [])).toSorted((a, b) => a.from - b.from),
  }
}

/** Returns why the breaks do not fit the work, or undefined. */
export function breaksMessage({ work, breaks }: WorkDay): string | undefined {
  const outside = breaks.find(({ from, to }) => from < work.from || to > work.to)
  if (outside) return `Rasten ${textOfSpan(outside)} ligger utanför arbetstiden ${textOfSpan(work)}.`
  const overlapping = breaks.find((each, at) => at > 0 && each.from < (breaks[at - 1]?.to ?? 0))
  if (overlapping) return `Rasten ${textOfSpan(overlapping)} överlappar en annan rast.`
  return minutesWorked({ work, breaks }) > 0 ? undefined : 'Rasterna är lika långa som arbetstiden.'
}

/** Returns the planned minutes of a day: from start to end, without the breaks. */
export function minutesWorked({ work, breaks }: WorkDay): number {
  let end = work.from
  let free = 0
  // Overlapping breaks count once.
  for (const { from, to } of breaks) {
    free += Math.max(0, Math.min(to, work.to) - Math.max(from, end))
    end = Math.max(end, to)
  }
  return work.to - work.from - free
}

/** Returns the parts of a day that are worked, in order. */
export function partsWorked({ work, breaks }: WorkDay): readonly Span[] {
  const parts: Span[] = []
  let from = work.from
  for (const each of breaks) {
    if (each.from > from && from < work.to) parts.push({ from, to: Math.min(each.from, work.to) })
    from = Math.max(from, each.to)
  }
  if (from < work.to) parts.push({ from, to: work.to })
  return parts
}

/**
 * Returns a day's own times as they stand in a work schedule:
 * '07:00-16:00/09:00-09:15,12:00-12:30'.
 */
export const textOfDay = ({ work, breaks }: WorkDay): string =>
  `${textOfSpan(work)}${breaks.length === 0 ? '' : `/${breaks.map(textOfSpan).join(',')}`}`

/** Returns the day of such a text, or undefined. */
export function parseDay(text: string): WorkDay | undefined {
  const [work = '', breaks = '', ...more] = text.split('/')
  const [start = '', end = '', ...rest] = work.split('-')
  if (more.length > 0 || rest.length > 0) return undefined
  return workDay(start, end, breaks === '' ? [] : breaks.split(','))
}

const hours = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 })

/** Returns minutes as hours: '7,75 tim'. */
export const hoursText = (minutes: number): string => `${hours.format(minutes / 60)} tim`
