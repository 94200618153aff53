import { daysBetween } from '#contracts/rules/date.ts'

/** Formats of the whole product (look.md; first document §9). */

export { showCount as formatCount } from '#contracts/rules/decimal.ts'
export { showOrganisationNumber as formatOrgnr } from '#contracts/rules/organisation-number.ts'

const month = new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('sv-SE', { weekday: 'short', timeZone: 'UTC' })
const stamp = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** 'november 2026' of '2026-11'. Other texts, such as '2026' or a month 99, stay as they are. */
export const formatPeriod = (period: string): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(period) ? month.format(new Date(`${period}-01T00:00:00Z`)) : period

/** 'mån' of a date YYYY-MM-DD. */
export const formatWeekday = (date: string): string => weekday.format(new Date(`${date}T00:00:00Z`))

/** 'YYYY-MM-DD HH:mm' of an ISO time, in the reader's own zone. */
export const formatTime = (iso: string): string => stamp.format(new Date(iso))

const ago = new Intl.RelativeTimeFormat('sv-SE', { numeric: 'auto' })
const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('sv-SE')

/**
 * How long ago an ISO time was, in words: 'nyss', 'för 5 minuter sedan', 'i går'; a week ago and
 * more, the date.
 */
export function formatAgo(iso: string, now: number = Date.now()): string {
  const time = new Date(iso)
  const minutes = Math.floor((now - time.getTime()) / 60_000)
  if (minutes < 1) return 'nyss'
  if (minutes < 60) return ago.format(-minutes, 'minute')
  const days = daysBetween(day.format(time), day.format(now))
  if (days === 0) return ago.format(-Math.floor(minutes / 60), 'hour')
  return days < 7 ? ago.format(-days, 'day') : day.format(time)
}

/** A list's time: of today the clock, else 'i går' or the date. */
export function formatShortTime(iso: string, now: number = Date.now()): string {
  const time = new Date(iso)
  const days = daysBetween(day.format(time), day.format(now))
  return days <= 0 ? clock.format(time) : days === 1 ? ago.format(-1, 'day') : day.format(time)
}

const dayInMonth = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'short' })

/**
 * When something was written: '10.42' of today, '21 nov. 10.42' of another day. Takes milliseconds
 * since the epoch.
 */
export function formatWritten(at: number, now: number = Date.now()): string {
  const time = clock.format(at).replace(':', '.')
  return day.format(at) === day.format(now) ? time : `${dayInMonth.format(at)} ${time}`
}

/** Today in the reader's own zone, YYYY-MM-DD. */
export const today = (): string => day.format(new Date())

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * How large a file is, in the unit that gives a short number: '5 MB', '1,5 MB', '840 kB'. A
 * thousand to the next unit, as phones count.
 */
export function formatFileSize(bytes: number): string {
  const step = Math.min(sizes.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const unit = sizes[step] ?? 'byte'
  const size = new Intl.NumberFormat('sv-SE', { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
  return size.format(bytes / 1000 ** step)
}
