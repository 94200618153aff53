import type { IncomingHttpHeaders } from 'node:http'
import { header } from '#contracts/headers.ts'
import { Scope } from '#contracts/wire.ts'
import { readPart } from './validation.ts'

/** Returns the integer in a header. Other texts are returned unchanged, for the shape to refuse. */
const number = (text: unknown): unknown => (typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : text)

/** Raises a negative idle time-out to 0. */
const minutes = (text: unknown): unknown => {
  const value = number(text)
  return typeof value === 'number' ? Math.min(1440, Math.max(0, value)) : value
}

/**
 * Returns the company, the year and the idle time-out of the headers.
 *
 * @throws Refusal invalidRequest when a header is invalid
 */
export const readScope = (headers: IncomingHttpHeaders): Scope =>
  readPart(
    Scope,
    {
      FtgId: headers[header.company],
      SalaryYear: number(headers[header.salaryYear]),
      InactivityTimer: minutes(headers[header.inactivityTimer]),
    },
    'Huvudet',
  )
