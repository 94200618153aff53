import { z } from 'zod'
import { caseWordings } from '../code-lists/case-wording.ts'
import { roles } from '../code-lists/roles.ts'
import { CompanyFlags } from '../rights/company-flags.ts'
import { SalaryYear } from '../wire.ts'
import { SentLogin, SentPassword } from './credentials.shapes.ts'

/** The signed-in account (first document §3). */
export const UserAccount = z.object({
  Login: z.string(),
  Namn: z.string(),
  Roll: z.enum(roles.codes),
  LicNr: z.string(),
  /** The personal number in 12 digits, or an empty text. Only the user's own account shows it. */
  PersNr: z.string(),
  /** The id of the company that the account belongs to, or an empty text. */
  FtgId: z.string(),
  /** The ids of the companies that the account may choose. */
  FtgIdAccessList: z.array(z.string()),
})
export type UserAccount = z.infer<typeof UserAccount>

/** The company's names of the free texts of employees. The fields are ours. */
const freeTextNames = {
  Fritext1Namn: z.string().default(''),
  Fritext2Namn: z.string().default(''),
  Fritext3Namn: z.string().default(''),
  Fritext4Namn: z.string().default(''),
  Fritext5Namn: z.string().default(''),
}

/** A company in the session (first document §3, FtgInfo). */
export const FtgInfo = z.object({
  FtgId: z.string(),
  FtgKey: z.string(),
  Namn: z.string(),
  /** The organisation number in 12 digits. */
  Orgnr: z.string(),
  Adress1: z.string(),
  Adress2: z.string(),
  /** The picture's id. The all-zero GUID means no picture. */
  PictureId: z.string(),
  BrukareNamnTyp: z.enum(caseWordings.codes),
  /** The first month of the accounting year, 01–12. It affects how long salary years are kept. */
  StartBokfAr: z.string().regex(/^(0[1-9]|1[0-2])$/),
  ...CompanyFlags.shape,
  ...freeTextNames,
  ResEnhet1Namn: z.string(),
  ResEnhet2Namn: z.string(),
  ResEnhet3Namn: z.string(),
  ResEnhet4Namn: z.string(),
  ResEnhet5Namn: z.string(),
  ResEnhet6Namn: z.string(),
  UserAccount: UserAccount,
})
export type FtgInfo = z.infer<typeof FtgInfo>

/** The properties of the licence (first document §3, session data). */
const licenceFacts = {
  HasPlus: z.boolean(),
  /** The code of the licence's supplier. It is not the brand of the page: see brands.ts. */
  Supplier: z.string(),
  /** The licence's options by code (HRTIL, FERTIL …). */
  HasLicensOption: z.record(z.string(), z.boolean()),
  EnforceBankIDAuth: z.boolean(),
  /**
   * The licence's maximum of minutes without activity. The field is ours. Without it, only the
   * user's own time-out applies.
   */
  InactivityMaximum: z.int().positive().optional(),
}

/** The session: `GET /me`. */
export const SessionData = z.object({
  UserAccount,
  /** The company in the company header, or null when none is chosen. */
  FtgInfo: FtgInfo.nullable(),
  SalaryYears: z.array(SalaryYear),
  SessionSalaryYear: SalaryYear.nullable(),
  ...licenceFacts,
  /** True when the session has ended by inactivity. The inactivity dialog is then shown. */
  AutoLogoutDueToInactivity: z.boolean(),
})
export type SessionData = z.infer<typeof SessionData>

/** A request to sign in with a login and a password. */
export const Credentials = z.strictObject({
  Login: SentLogin,
  Password: SentPassword,
  /** The token of a verified SMS code, when the sign-in is repeated after the code. */
  SMSToken: z.string().max(200).optional(),
})
export type Credentials = z.infer<typeof Credentials>

/** The answer to a sign-in: the account, or a demand for an SMS code. */
export const SignInAnswer = z.union([
  z.object({ requireSMSVerification: z.literal(true) }),
  z.object({ requireSMSVerification: z.literal(false), UserAccount, ...licenceFacts }),
])
export type SignInAnswer = z.infer<typeof SignInAnswer>

/** The licence in which the provider's support begins a session. */
export const SupportSession = z.strictObject({ LicNr: z.string().regex(/^[A-Z0-9]{1,20}$/) })
export type SupportSession = z.infer<typeof SupportSession>
