import { z } from 'zod'
import { FtgId } from '../wire.ts'
import { Credentials } from './session.shapes.ts'

const { Login, Password } = Credentials.shape

/**
 * The purpose of a code ("request data" in the first document §7). A code for a sign-in is
 * requested with the password, since nobody is signed in yet. A code for a company is requested in
 * the cookie's session.
 */
export const SmsDemand = z.union([z.strictObject({ Login, Password }), z.strictObject({ FtgId })])
export type SmsDemand = z.infer<typeof SmsDemand>

/** The code as typed, in upper or lower case. */
const SMSCode = z.string().regex(/^[A-Za-z0-9]{4}$/)

/** A request to verify a code, with the same purpose as the request for it. */
export const SmsCodeTry = z.union([z.strictObject({ Login, Password, SMSCode }), z.strictObject({ FtgId, SMSCode })])
export type SmsCodeTry = z.infer<typeof SmsCodeTry>

/** The answer when a code is right. */
export const SmsVerified = z.object({
  /**
   * The token for `POST /authenticate`, short-lived and valid once. Null for a company, since the
   * session remembers the verification.
   */
  SMSToken: z.string().nullable(),
})
export type SmsVerified = z.infer<typeof SmsVerified>
