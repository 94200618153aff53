import { z } from 'zod'
import { loginMethods } from '../code-lists/login-methods.ts'
import { roles } from '../code-lists/roles.ts'
import { ChosenPassword } from '../sign-in/credentials.shapes.ts'
import { isLinkToken } from './link-token.ts'
import { userForm } from './user.form.ts'
import { hindrances } from './user.rules.ts'

const Time = z.iso.datetime({ offset: true })

/**
 * The state of an account: in use, invited, never invited (it has neither password nor BankID), or
 * blocked.
 */
export const UserStatus = z.enum(['AKTIV', 'INBJUDEN', 'NY', 'SPARRAD'])
export type UserStatus = z.infer<typeof UserStatus>

/** An account in the list. */
export const UserListItem = z.object({
  Login: z.string(),
  Namn: z.string(),
  Roll: z.enum(roles.codes),
  /** The name of the rights group, or an empty text. */
  Grupp: z.string(),
  /** The number of companies, or null for all of the licence. */
  AntalForetag: z.int().nullable(),
  /** The personal number with its last four digits hidden, or an empty text. */
  PersNr: z.string(),
  Inloggningsmetoder: z.array(z.enum(loginMethods.codes)),
  Status: UserStatus,
  /** The last time that the account used the program, of its remembered sessions. */
  SenastAktiv: Time.nullable(),
})
export type UserListItem = z.infer<typeof UserListItem>

/** The fields of an account in their wire format. */
export const UserValues = userForm.shape as unknown as z.ZodObject<Omit<(typeof userForm.shape)['shape'], 'Ny'>>
export type UserValues = z.infer<typeof UserValues>

/** An account. */
export const User = z.object({
  Version: z.int().min(1),
  Values: UserValues,
  Status: UserStatus,
  /** The number of its companies that the caller has no access to. `Values` leaves them out. */
  AndraForetag: z.int().min(0),
  /** Why the caller cannot change the account, or null. */
  Hinder: z.enum(hindrances).nullable(),
  /**
   * Whether the personal number is confirmed, and the login of the administrator who gave it. Null:
   * there is no number, or no known giver.
   */
  PersNrBekraftat: z.boolean().nullable(),
  PersNrAv: z.string().nullable(),
  /** The end of an open invitation or reset, or null. */
  LankGallerTill: Time.nullable(),
})
export type User = z.infer<typeof User>

/** An account that has been created or changed. */
export const SavedUser = z.object({ Version: z.int().min(1) })

/** A change: the version that it was made from, and the new values of the changed fields only. */
export const UserChange = z.strictObject({
  Version: z.int().min(1),
  Values: UserValues.omit({ Login: true }).partial(),
})
export type UserChange = z.infer<typeof UserChange>

const Choice = z.object({ value: z.string(), label: z.string() })

/** The rights, companies and roles that the caller may give an account. */
export const UserChoices = z.object({
  Roll: z.array(Choice),
  Behorighetsgrupp: z.array(Choice),
  FtgIdAccessList: z.array(Choice),
  Optioner: z.array(Choice),
  /** True when the caller may give every company of the licence. */
  AllaForetag: z.boolean(),
})
export type UserChoices = z.infer<typeof UserChoices>

/**
 * An invitation or a reset that has begun. The link is sent to the person, or is given to the
 * caller to hand over when it could not be sent.
 */
export const UserLink = z.object({
  /** The last two digits of the mobile number that the link was sent to. Null when it was not. */
  MobilSlut: z.string().nullable(),
  /** The path of the link, `/inbjudan/…`, when it was not sent. */
  Lank: z.string().nullable(),
  GallerTill: Time,
})
export type UserLink = z.infer<typeof UserLink>

/** A session of an account. */
export const UserSession = z.object({
  Id: z.uuid(),
  /** The browser and the system, or an empty text. */
  Enhet: z.string(),
  /** The network address, or an empty text. */
  Adress: z.string(),
  Metod: z.enum(['PASSWORD', 'BANKID']),
  Sedan: Time,
  SenastAktiv: Time,
  /** True for the caller's own session. */
  ArEgen: z.boolean(),
})
export type UserSession = z.infer<typeof UserSession>

/** The token of an invitation or a reset. */
export const LinkToken = z.string().refine(isLinkToken)

/** An invitation or a reset, as the person who follows its link sees it. */
export const Invitation = z.object({
  Login: z.string(),
  Namn: z.string(),
  /** The licensee's name. */
  LicNamn: z.string(),
  Typ: z.enum(['INBJUDAN', 'LOSENORD']),
  GallerTill: Time,
})
export type Invitation = z.infer<typeof Invitation>

/** The password that the person chooses. */
export const InvitationAnswer = z.strictObject({ NewPassword: ChosenPassword })
