import type { IncomingHttpHeaders } from 'node:http'
import { header } from '#contracts/headers.ts'
import { Scope } from '#contracts/wire.ts'
import { readPart } from './validation.ts'

/** A header that holds a whole number; what is not one is left for the shape to refuse. */
const number = (text: unknown): unknown => (typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : text)

/** No one's idle time-out is below none. */
const minutes = (text: unknown): unknown => {
  const value = number(text)
  return typeof value === 'number' ? Math.min(1440, Math.max(0, value)) : value
}

/**
 * The company, the year and the idle time-out of the headers.
 *
 * @throws Refusal invalidRequest when one is there but cannot be what it should be
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
