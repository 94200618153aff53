const clockFormat = new Intl.DateTimeFormat('sv', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})
const secondFormat = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium' })

/** Returns the time of day of an instant, to the millisecond. */
export const timeText = (at: number): string => clockFormat.format(at)

/** Returns the date and time of an instant, to the second. */
export const momentText = (at: number): string => secondFormat.format(at)

/** Returns a duration in the unit that suits it: '12 ms', '1,4 s', '3 min'. */
export function durationText(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1).replace('.', ',')} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`
}
