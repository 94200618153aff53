import { isDate } from '#contracts/rules/date.ts'
import { fieldQuery } from '#ui/shell/paths.ts'

/** The paths of the screens of employees. */
export const employeesPath = '/registry/employees'
export const newEmployeePath = `${employeesPath}/@/create`
export const templatesPath = `${employeesPath}/@/stdper`

/** The queries: the employee that a new one copies, the day that is shown, and the field sought. */
export const query = { copied: 'kopia', day: 'datum', field: fieldQuery } as const

/** Returns the path of an employee, as of a day, with a field to begin at. */
export function employeePath(number: string, { day, field }: { day?: string; field?: string } = {}): string {
  const parts = [
    ...(day === undefined ? [] : [`${query.day}=${day}`]),
    ...(field === undefined ? [] : [`${query.field}=${field}`]),
  ]
  const path = `${employeesPath}/${encodeURIComponent(number)}`
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}

/** Returns the path of a new employee that begins as a copy. */
export const copyPath = (number: string): string => `${newEmployeePath}?${query.copied}=${encodeURIComponent(number)}`

/** Returns the day that an address asks for, or today. */
export function dayIn(search: URLSearchParams, today: string): string {
  const day = search.get(query.day)
  return day !== null && isDate(day) ? day : today
}
