import { header } from './headers.ts'
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
