import { describe, expect, it } from 'vitest'
import { endsSession } from './common-errors.ts'
import { errors } from './errors.ts'
import { loginFailureCodes, smsCodeFailureCodes } from './sign-in/errors.ts'

describe('errors', () => {
  it.each(Object.entries(errors))('%s: the code begins with the status', (_, { status, dvCode, message }) => {
    expect(dvCode).toMatch(/^[45]\d{4}$/)
    expect(dvCode.startsWith(String(status))).toBe(true)
    expect(message).toMatch(/[.]$/)
  })
  it('no two share a code', () => {
    const codes = Object.values(errors).map(error => error.dvCode)
    expect(new Set(codes).size).toBe(codes.length)
  })
  it('40304, 40305, 40306 and 42902 mark the code field', () =>
    expect(smsCodeFailureCodes).toEqual(['40304', '40305', '40306', '42902']))
  it('40100 and 40400 mark the login fields', () => expect(loginFailureCodes).toEqual(['40100', '40400']))
})

describe('what ends a session', () => {
  it.each([
    [401, '40101', true],
    [401, undefined, true],
    [403, undefined, true],
    [403, '40001', true],
    [403, '40303', false],
    [404, '40401', false],
    [500, undefined, false],
  ])('%s %s: %s', (status, dvCode, ends) => expect(endsSession(status, dvCode)).toBe(ends))
})
