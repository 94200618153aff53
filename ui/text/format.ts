/** Formats of the whole product (look.md; first document §9). */

export { showCount as formatCount } from '#contracts/rules/decimal.ts'
export { showOrganisationNumber as formatOrgnr } from '#contracts/rules/organisation-number.ts'

const month = new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('sv-SE', { weekday: 'short', timeZone: 'UTC' })
const stamp = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** 'november 2026' of '2026-11', and '2026' of '2026'. */
export const formatPeriod = (period: string): string =>
  period.length === 7 ? month.format(new Date(`${period}-01T00:00:00Z`)) : period

/** 'mån' of a date YYYY-MM-DD. */
export const formatWeekday = (date: string): string => weekday.format(new Date(`${date}T00:00:00Z`))

/** 'YYYY-MM-DD HH:mm' of an ISO time, in the reader's own zone. */
export const formatTime = (iso: string): string => stamp.format(new Date(iso))

/** Today in the reader's own zone, YYYY-MM-DD. */
export const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date())
