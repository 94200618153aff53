import type { IncomingHttpHeaders } from 'node:http'
import { longestInactivityMinutes } from '#contracts/headers.ts'
import { scopeValues } from '#contracts/scope-headers.ts'
import { Scope } from '#contracts/wire.ts'
import { readPart } from './validation.ts'

/** Limits an idle time-out to those that there are. */
const limited = (minutes: number | string | undefined) =>
  typeof minutes === 'number' ? Math.min(longestInactivityMinutes, Math.max(0, minutes)) : minutes

/**
 * Returns the company, the year and the idle time-out of the headers.
 *
 * @throws Refusal invalidRequest when a header is invalid
 */
export const readScope = (headers: IncomingHttpHeaders): Scope => {
  const values = scopeValues(headers)
  return readPart(Scope, { ...values, InactivityTimer: limited(values.InactivityTimer) }, 'Huvudet')
}
