import { header, single } from './headers.ts'
import type { Scope } from './wire.ts'

/** Returns the headers of a scope. Null values are left out. */
export const scopeHeaders = (scope: Scope): Record<string, string> =>
  Object.fromEntries(
    [
      [header.company, scope.FtgId] as const,
      [header.salaryYear, scope.SalaryYear] as const,
      [header.inactivityTimer, scope.InactivityTimer] as const,
    ].flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]])),
  )

/** Returns the integer in a header, and another text as it is, for the shape to refuse. */
const integer = (text: string | undefined): number | string | undefined =>
  text !== undefined && /^-?\d{1,9}$/.test(text) ? Number(text) : text

/** Returns the values that headers have of a scope, as they are: `Scope` says which are valid. */
export const scopeValues = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): { readonly [Name in keyof Scope]: number | string | undefined } => ({
  FtgId: single(headers[header.company]),
  SalaryYear: integer(single(headers[header.salaryYear])),
  InactivityTimer: integer(single(headers[header.inactivityTimer])),
})
