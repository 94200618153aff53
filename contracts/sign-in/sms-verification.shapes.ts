import { z } from 'zod'
import { Credentials, FtgId } from './session.shapes.ts'

const { Login, Password } = Credentials.shape

/**
 * What a code is asked for ("request data" in the first document §7): a sign-in, by whoever knows
 * the password since nobody is signed in yet; or a company, by the session of the cookie.
 */
export const SmsDemand = z.union([z.strictObject({ Login, Password }), z.strictObject({ FtgId })])
export type SmsDemand = z.infer<typeof SmsDemand>

/** As the person typed it: the case does not matter. */
const SMSCode = z.string().regex(/^[A-Za-z0-9]{4}$/)

export const SmsCodeTry = z.union([z.strictObject({ Login, Password, SMSCode }), z.strictObject({ FtgId, SMSCode })])
export type SmsCodeTry = z.infer<typeof SmsCodeTry>

export const SmsVerified = z.object({
  /**
   * For `POST /authenticate`, once and soon. null for a company: the session itself remembers what
   * was verified.
   */
  SMSToken: z.string().nullable(),
})
export type SmsVerified = z.infer<typeof SmsVerified>
