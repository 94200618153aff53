import { timeFormat } from '#contracts/rules/time.ts'

/** Returns a time as HH:MM, however it was typed, or the text itself when it is none. */
function tidyTime(typed: string): string {
  const read = timeFormat.parse(typed.trim(), '')
  return read.ok && read.value !== '' ? read.value : typed.trim()
}

/** Returns '12:00-13:00' of '12-13' or '1200 - 1300'; the text itself when it is no span. */
export function tidySpan(typed: string): string {
  const [from = '', to = '', ...more] = typed.split(/[-–]/)
  return more.length > 0 || to.trim() === '' ? typed.trim() : `${tidyTime(from)}-${tidyTime(to)}`
}

/** Returns a day's own times with their breaks in the same way: '7-16/12-13'. */
export const tidyDay = (typed: string): string => {
  const [work = '', breaks = '', ...more] = typed.split('/')
  if (more.length > 0) return typed.trim()
  const tidied = breaks.split(',').filter(each => each.trim() !== '')
  return `${tidySpan(work)}${tidied.length === 0 ? '' : `/${tidied.map(tidySpan).join(',')}`}`
}
