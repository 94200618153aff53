import { z } from 'zod'
import { loginMethods } from '../code-lists/login-methods.ts'
import { roles } from '../code-lists/roles.ts'
import { SentEmail, SentMobile, SentName } from '../rules/contact-shape.ts'
import { SentPassword } from '../sign-in/credentials.shapes.ts'

/**
 * The signed-in user's own account, for `/mySettings`. It holds no personal number, and only the
 * last two digits of the mobile number.
 */
export const MyAccount = z.object({
  Login: z.string(),
  Namn: z.string(),
  Roll: z.enum(roles.codes),
  LicNr: z.string(),
  /** The licensee's name. */
  LicNamn: z.string(),
  /** The e-mail address, or an empty text. */
  Epost: z.string(),
  /** The last two digits of the mobile number that receives SMS codes. Empty when there is none. */
  MobilSlut: z.string(),
  /** True when the account signs in with an SMS code (two-step sign-in). */
  requireSMSVerification: z.boolean(),
  /**
   * Why two-step sign-in cannot be turned off: one of the account's companies requires an SMS code
   * (FORETAG), or the licence does (LICENS). Null when it can be turned off.
   */
  SMSKravsAv: z.enum(['FORETAG', 'LICENS']).nullable().default(null),
  /**
   * Who can confirm that the account's personal number is the person's, while it opens no payslips:
   * the person by signing in with BankID, or another administrator (BANKID), or only the latter
   * (ADMIN). Null when nothing waits.
   */
  PersNrVantar: z.enum(['BANKID', 'ADMIN']).nullable().default(null),
  /**
   * The sign-in methods in force. F is included when one of the account's companies requires an SMS
   * code.
   */
  Inloggningsmetoder: z.array(z.enum(loginMethods.codes)),
})
export type MyAccount = z.infer<typeof MyAccount>

/**
 * A change of the user's own account. Missing fields stay unchanged.
 *
 * A change of the name, the mobile number or two-step sign-in needs the current password. Otherwise
 * a person who finds an open screen could redirect the SMS codes or use another name. A change of
 * the e-mail address needs no password, since the address gives no access. Where the licence
 * enforces BankID there is no password: the session itself began with BankID.
 */
export const MyAccountChange = z.strictObject({
  Namn: SentName.optional(),
  Epost: SentEmail.optional(),
  /** The mobile number in international form. Empty removes the number. */
  Mobil: SentMobile.optional(),
  requireSMSVerification: z.boolean().optional(),
  CurrentPassword: SentPassword.optional(),
})
export type MyAccountChange = z.infer<typeof MyAccountChange>

/**
 * A confirmation of the user's identity, required before an action that cannot be undone: the
 * password, or the token of a completed BankID order for the account. Where the licence enforces
 * BankID, only the token is accepted.
 */
export const Confirmation = z.union([
  z.strictObject({ CurrentPassword: SentPassword }),
  z.strictObject({ BankIDToken: z.string().min(1).max(200) }),
])
export type Confirmation = z.infer<typeof Confirmation>

/** How long a confirmation is valid, in minutes. It can be used once. */
export const confirmationMinutes = 5
