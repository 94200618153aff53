import { z } from 'zod'
import { loginMethods } from '../code-lists/login-methods.ts'
import { roles } from '../code-lists/roles.ts'
import {
  emailMessage,
  maxEmailLength,
  maxNameLength,
  mobileMessage,
  nameMessage,
  normaliseName,
  normalisePhone,
} from '../rules/contact.ts'
import { minPasswordLength } from '../sign-in/rules.ts'

/**
 * The signed-in person's own account, for `/mySettings`. No personal number, and of the mobile
 * number only its end.
 */
export const MyAccount = z.object({
  Login: z.string(),
  Namn: z.string(),
  Roll: z.enum(roles.codes),
  LicNr: z.string(),
  /** The licensee. */
  LicNamn: z.string(),
  /** Or empty. */
  Epost: z.string(),
  /**
   * The last two figures of the mobile number that SMS codes are sent to; empty when there is none.
   */
  MobilSlut: z.string(),
  /** The sign-in of this account demands an SMS code. */
  requireSMSVerification: z.boolean(),
  /**
   * Why the two-step sign-in cannot be turned off: a company of the account's demands an SMS code,
   * or the licence; null when it can.
   */
  SMSKravsAv: z.enum(['FORETAG', 'LICENS']).nullable().default(null),
  /**
   * The ways of signing in that are in force: F when a company of the account's demands an SMS
   * code.
   */
  Inloggningsmetoder: z.array(z.enum(loginMethods.codes)),
})
export type MyAccount = z.infer<typeof MyAccount>

const Password = z.string().min(1).max(200)

/**
 * What a person changes of their own account: only the fields that are there. The name, the mobile
 * number and the two-step sign-in need the current password: whoever finds an open screen must not
 * be able to have the codes sent to themselves, or to act under another name. The e-mail address
 * does not, since it opens nothing. Where the licence enforces BankID there is no password, and the
 * session itself was begun with BankID.
 */
export const MyAccountChange = z.strictObject({
  Namn: z
    .string()
    .max(maxNameLength + 20)
    .refine(name => nameMessage(name) === undefined)
    .transform(normaliseName)
    .optional(),
  Epost: z
    .string()
    .max(maxEmailLength + 20)
    .refine(email => emailMessage(email) === undefined)
    .transform(email => email.trim())
    .optional(),
  /** In international form, which the adapter makes of what people write. Empty removes it. */
  Mobil: z
    .string()
    .max(40)
    .refine(mobile => mobileMessage(mobile) === undefined)
    .transform(normalisePhone)
    .optional(),
  requireSMSVerification: z.boolean().optional(),
  CurrentPassword: Password.optional(),
})
export type MyAccountChange = z.input<typeof MyAccountChange>

/** `PUT /changepassword` (third document §7). */
export const PasswordChange = z.strictObject({
  CurrentPassword: Password,
  NewPassword: z.string().min(minPasswordLength).max(200),
})
export type PasswordChange = z.infer<typeof PasswordChange>

/**
 * How a person confirms who they are, before what cannot be undone: with the password, or with what
 * a completed BankID order for their account has given. Where the licence enforces BankID only with
 * that.
 */
export const Confirmation = z.union([
  z.strictObject({ CurrentPassword: Password }),
  z.strictObject({ BankIDToken: z.string().min(1).max(200) }),
])
export type Confirmation = z.infer<typeof Confirmation>

/** Minutes that a confirmation is good for, once. */
export const confirmationMinutes = 5
