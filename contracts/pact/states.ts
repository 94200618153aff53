import type { CompanyListItem } from '../companies/shapes.ts'
import type { CopyName } from '../copies/company-copy.shapes.ts'
import type { CompanyJobKind, CompanyJobStatus } from '../copies/company-job.shapes.ts'
import type { LicenceInfo } from '../licence/shapes.ts'
import type { MessageRecipient } from '../messages/shapes.ts'
import type { Notification, PortalInfo } from '../portal/shapes.ts'
import type { UserAccount } from '../sign-in/session.shapes.ts'

/**
 * The provider states: what must be true of a backend before an interaction is tried. A backend
 * team sets each up from its parameters alone; the demo data (README) already holds everything that
 * they name. See contracts/README.md.
 */
export interface ProviderState {
  readonly name: string
  readonly params: Readonly<Record<string, StateValue>>
}

/** JSON. */
export type StateValue =
  | string
  | number
  | boolean
  | null
  | readonly StateValue[]
  | { readonly [name: string]: StateValue | undefined }

/** An employee of a company, as a state names one. The surname stands first in `Namn`. */
export interface StaffMember {
  readonly AnstNr: string
  readonly Namn: string
  readonly Epost: string
  readonly AnstForm: string
  readonly Avdelning: string
  readonly AnstFrom: string
  readonly AnstTom: string | null
  readonly LoneForm: 'MÅN' | 'TIM'
}

/** The password of every account that a state names. */
export const examplePassword = 'Provlon-2026'
/** The SMS code, and the token of a verified one, that the states below make valid. */
export const exampleSmsCode = 'AB3K'
export const exampleSmsToken = 'ett-sms-token-som-bara-proven-har'

/** The version of the company's settings that the states below make the latest. */
export const exampleVersion = 7

export const states = {
  /** The account exists and may sign in with the password. */
  account: (Login: string): ProviderState => ({ name: 'an account', params: { Login, Password: examplePassword } }),
  /**
   * The account exists, its sign-in demands an SMS code, its number can be reached, and no code has
   * been sent lately.
   */
  accountWithSms: (Login: string): ProviderState => ({
    name: 'an account with two-step sign-in',
    params: { Login, Password: examplePassword },
  }),
  /** The account has no mobile number. */
  noMobile: (Login: string): ProviderState => ({ name: 'an account without a mobile number', params: { Login } }),
  /** The account's mobile number is one that no SMS can be sent to. */
  unreachableMobile: (Login: string): ProviderState => ({
    name: 'a mobile number that cannot be reached',
    params: { Login },
  }),
  /** So many codes have been sent to the account that no more is sent for a while. */
  manyCodesSent: (Login: string): ProviderState => ({ name: 'many SMS codes sent', params: { Login } }),
  /** That code was sent for a sign-in, and waits to be tried. */
  codeSent: (Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code sent',
    params: { Login, SMSCode },
  }),
  /** That code was sent for a sign-in, but too long ago. */
  codeExpired: (Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code that has expired',
    params: { Login, SMSCode },
  }),
  /** That code was sent for a sign-in, and has been used. */
  codeUsed: (Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code that has been used',
    params: { Login, SMSCode },
  }),
  /** That code was sent for a sign-in, and was guessed at wrongly as often as is allowed. */
  codeTriesSpent: (Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code guessed at too often',
    params: { Login, SMSCode },
  }),
  /** A code was verified for a sign-in, and gave that token. */
  codeVerified: (Login: string, SMSToken: string): ProviderState => ({
    name: 'a verified SMS code',
    params: { Login, SMSToken },
  }),
  /** That code was sent for the company, and waits to be tried. Comes after `companyWithSms`. */
  companyCodeSent: (FtgId: string, Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code sent for a company',
    params: { FtgId, Login, SMSCode },
  }),
  /**
   * The session of the cookie has verified a code for the company. Comes after `signedIn` and
   * `companyWithSms`.
   */
  companyVerified: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company whose SMS code is verified',
    params: { FtgId, Login },
  }),
  /** The account exists, and its licence demands BankID. */
  accountWithBankId: (Login: string): ProviderState => ({
    name: 'an account whose licence enforces BankID',
    params: { Login, Password: examplePassword },
  }),
  /** BankID, or what stands in for it in a test installation, takes orders. */
  bankIdConnected: (): ProviderState => ({ name: 'BankID is connected', params: {} }),
  /**
   * An order by that reference, for another device, which nobody has scanned yet. The handler
   * answers with `BrowserCookie`, the cookie of the browser that began it; so do those of the next
   * states.
   */
  bankIdWaiting: (OrderRef: string): ProviderState => ({ name: 'a BankID order that waits', params: { OrderRef } }),
  /** An order by that reference, which the person has cancelled in the BankID app. */
  bankIdCancelled: (OrderRef: string): ProviderState => ({ name: 'a cancelled BankID order', params: { OrderRef } }),
  /** An order by that reference, approved by the person whose account it is. */
  bankIdCompleted: (OrderRef: string, Login: string): ProviderState => ({
    name: 'a completed BankID order',
    params: { OrderRef, Login },
  }),
  /** An order by that reference, approved by a person who has no account. */
  bankIdStranger: (OrderRef: string): ProviderState => ({
    name: 'a BankID order completed without accounts',
    params: { OrderRef },
  }),
  /**
   * A completed order has given this BankIDToken, which is good for the account and not yet used.
   */
  bankIdToken: (BankIDToken: string, Login: string): ProviderState => ({
    name: 'a BankID token',
    params: { BankIDToken, Login },
  }),
  /**
   * A completed order by that reference, as above; the handler answers with the `BrowserCookie` of
   * another browser.
   */
  bankIdElsewhere: (OrderRef: string, Login: string): ProviderState => ({
    name: 'a completed BankID order of another browser',
    params: { OrderRef, Login },
  }),
  /**
   * That BankIDToken, as above; the handler answers with the `BrowserCookie` of another browser.
   */
  bankIdTokenElsewhere: (BankIDToken: string, Login: string): ProviderState => ({
    name: 'a BankID token of another browser',
    params: { BankIDToken, Login },
  }),
  /** Nobody has that login, and no attempts are counted against it. */
  noAccount: (Login: string): ProviderState => ({ name: 'no account', params: { Login } }),
  /**
   * So many wrong passwords were given for the login, at sign-in and by whoever is signed in, that
   * it is refused for a while.
   */
  lockedOut: (Login: string): ProviderState => ({ name: 'a locked-out login', params: { Login } }),
  /** Signed in: the handler answers with `Cookie`, the value of the request's Cookie header. */
  signedIn: (Login: string): ProviderState => ({ name: 'a signed-in account', params: { Login } }),
  /**
   * The account has a mobile number, no two-step sign-in, and no wrong password is counted against
   * it.
   */
  ownSettings: (Login: string): ProviderState => ({
    name: 'an account with settings of its own',
    params: { Login, Password: examplePassword },
  }),
  /**
   * The account has two-step sign-in, and may choose no company that demands an SMS code. Comes
   * after `ownSettings`.
   */
  twoStepOn: (Login: string): ProviderState => ({
    name: 'an account that has turned on two-step sign-in',
    params: { Login },
  }),
  /** The session of the cookie has confirmed who its person is. Comes after `signedIn`. */
  confirmed: (Login: string): ProviderState => ({ name: 'a session that has confirmed who it is', params: { Login } }),
  /**
   * Signed in before, but the session has ended by inactivity; the handler answers with `Cookie`.
   */
  idledOut: (Login: string): ProviderState => ({ name: 'a session ended by inactivity', params: { Login } }),
  /** The account may choose the company, which has these salary years. */
  company: (FtgId: string, Login: string): ProviderState => ({ name: 'a company', params: { FtgId, Login } }),
  /** The account exists, with that name, role and licence. */
  accountOf: ({ Login, Namn, Roll, LicNr }: Pick<UserAccount, 'Login' | 'Namn' | 'Roll' | 'LicNr'>): ProviderState => ({
    name: 'an account of a licence',
    params: { Login, Namn, Roll, LicNr },
  }),
  /** The account does not have the right. */
  withoutRight: (Right: string, Login: string): ProviderState => ({
    name: 'an account without a right',
    params: { Right, Login },
  }),
  /** The account may choose these companies and no others. */
  companies: (
    Companies: readonly Pick<CompanyListItem, 'FtgId' | 'Namn' | 'Orgnr' | 'Archived'>[],
    Login: string,
  ): ProviderState => ({ name: 'these companies', params: { Companies, Login } }),
  /** The account may choose the company, which was restored from a copy as RestoreInfo says. */
  restoredCompany: (
    FtgId: string,
    Login: string,
    RestoreInfo: NonNullable<CompanyListItem['RestoreInfo']>,
  ): ProviderState => ({ name: 'a company restored from a copy', params: { FtgId, Login, RestoreInfo } }),
  /** The account may choose the company, which has these salary years and no others. */
  salaryYears: (FtgId: string, Login: string, SalaryYears: readonly number[]): ProviderState => ({
    name: 'a company with these salary years',
    params: { FtgId, Login, SalaryYears },
  }),
  /**
   * The account may choose the company, whose settings these accounts have changed so, the oldest
   * first, and nobody else.
   */
  settingsHistory: (
    FtgId: string,
    Login: string,
    Changes: readonly {
      readonly Login: string
      readonly Field: string
      readonly Before: string
      readonly After: string
    }[],
  ): ProviderState => ({ name: 'a company with this history', params: { FtgId, Login, Changes } }),
  /**
   * The account may choose the company, which has these employees and no others; their departments
   * are there.
   */
  staff: (FtgId: string, Login: string, Employees: readonly StaffMember[]): ProviderState => ({
    name: 'a company with these employees',
    params: { FtgId, Login, Employees: Employees.map(employee => ({ ...employee })) },
  }),
  /** The account may choose the company, whose picture has that id. */
  companyPicture: (FtgId: string, Login: string, PictureId: string): ProviderState => ({
    name: 'a company with a picture',
    params: { FtgId, Login, PictureId },
  }),
  /**
   * The account may choose the company, whose settings keep their rules and have been changed so
   * often that they are at that version.
   */
  companySettings: (FtgId: string, Login: string, Version: number): ProviderState => ({
    name: 'a company with settings',
    params: { FtgId, Login, Version },
  }),
  /**
   * The account, which has a mobile number that can be reached, may choose the company after an SMS
   * code.
   */
  companyWithSms: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company that demands an SMS code',
    params: { FtgId, Login },
  }),
  /** The account may choose the company, which is archived, or is not. */
  companyArchived: (FtgId: string, Login: string, Archived: boolean): ProviderState => ({
    name: 'a company, archived or not',
    params: { FtgId, Login, Archived },
  }),
  /**
   * No company with that id may be chosen by the account: it is not there, or it is somebody
   * else's.
   */
  noCompany: (FtgId: string, Login: string): ProviderState => ({ name: 'no company', params: { FtgId, Login } }),
  /** No company of the account's licence has that id, and none is being made with it. */
  freeCompanyId: (FtgId: string, Login: string): ProviderState => ({
    name: 'a free company id',
    params: { FtgId, Login },
  }),
  /**
   * The account may choose the company, which it may remove, and which nothing is done to
   * meanwhile.
   */
  removableCompany: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company that may be removed',
    params: { FtgId, Login },
  }),
  /** The account may choose the company, whose removal waits its turn. */
  companyLeaving: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company that is being removed',
    params: { FtgId, Login },
  }),
  /** The account has removed a company, latest of all in its licence. */
  removedCompany: (FtgId: string, Login: string): ProviderState => ({
    name: 'a removed company',
    params: { FtgId, Login },
  }),
  /** The account, which is a licence user, is of a licence that clones companies. */
  cloningLicence: (Login: string): ProviderState => ({ name: 'a licence that clones companies', params: { Login } }),
  /**
   * There is a copy of the company, sent from the account's licence, which the account may restore
   * and delete.
   */
  companyCopy: ({ Container, Name, VersionId }: CopyName, FtgId: string, Login: string): ProviderState => ({
    name: 'a copy of a company',
    params: { Container, Name, VersionId, FtgId, Login },
  }),
  /** That copy is there, but was made when its company was removed. */
  keptCopy: ({ Container, Name, VersionId }: CopyName, FtgId: string, Login: string): ProviderState => ({
    name: 'a copy of a removed company',
    params: { Container, Name, VersionId, FtgId, Login },
  }),
  /** That copy is there, but was made by a newer version of the program. */
  newerCopy: ({ Container, Name, VersionId }: CopyName, FtgId: string, Login: string): ProviderState => ({
    name: 'a copy from a newer version',
    params: { Container, Name, VersionId, FtgId, Login },
  }),
  /** There are these copies of the licence, the newest first, and no others. */
  copies: (
    Container: string,
    Login: string,
    Copies: readonly { readonly Name: string; readonly Version: string; readonly FtgId: string }[],
  ): ProviderState => ({
    name: 'these copies',
    params: { Container, Login, Copies: Copies.map(each => ({ ...each })) },
  }),
  /** There is no such copy, or not for the account. */
  noCopy: (VersionId: string, Login: string): ProviderState => ({ name: 'no copy', params: { VersionId, Login } }),
  /**
   * The account has asked for a job of that kind, which makes a company of that id (SEND copies it,
   * REMOVE removes it), and stands so. COMPLETED: the company is there, or of REMOVE is gone.
   * FAILED: the job has a message. It has asked for no other job.
   */
  companyJob: (
    { Id, Kind, Status }: { readonly Id: string; readonly Kind: CompanyJobKind; readonly Status: CompanyJobStatus },
    FtgId: string,
    Login: string,
  ): ProviderState => ({ name: 'a company job', params: { Id, Kind, Status, FtgId, Login } }),
  /** The account has no job of that id. */
  noCompanyJob: (Id: string, Login: string): ProviderState => ({ name: 'no company job', params: { Id, Login } }),
  /** The account has these notifications and no others. */
  notifications: (Login: string, Notifications: readonly Notification[]): ProviderState => ({
    name: 'these notifications',
    params: { Login, Notifications: Notifications.map(each => ({ ...each })) },
  }),
  /**
   * The account has received these messages, the newest first, each from the account of its Login,
   * and has read and archived none. It has no other messages, also none that it has sent.
   */
  inbox: (
    Login: string,
    Messages: readonly {
      readonly Id: string
      readonly Login: string
      readonly Subject: string
      readonly Text: string
    }[],
  ): ProviderState => ({ name: 'these messages', params: { Login, Messages: Messages.map(each => ({ ...each })) } }),
  /** The account has no message of that id: it is not there, or it is somebody else's. */
  noMessage: (Id: string, Login: string): ProviderState => ({ name: 'no message', params: { Id, Login } }),
  /** The account may write to the other one. */
  recipient: (Recipient: string, Login: string): ProviderState => ({
    name: 'a recipient',
    params: { Recipient, Login },
  }),
  /** The account may write to these and nobody else. */
  recipients: (Login: string, Recipients: readonly MessageRecipient[]): ProviderState => ({
    name: 'these recipients',
    params: { Login, Recipients: Recipients.map(each => ({ ...each })) },
  }),
  /**
   * The account may not write to anybody of that login: there is nobody, or it is of another
   * licence.
   */
  noRecipient: (Recipient: string, Login: string): ProviderState => ({
    name: 'no recipient',
    params: { Recipient, Login },
  }),
  /** There is a help text of that key. */
  helpText: (key: string): ProviderState => ({ name: 'a help text', params: { key } }),
  /**
   * The provider has turned on that the administrators of the account's licence write help texts of
   * its own.
   */
  helpTextEditing: (Login: string): ProviderState => ({ name: 'a licence that writes help texts', params: { Login } }),
  /** Nobody has asked for a demo account lately. */
  noDemoRequests: (): ProviderState => ({ name: 'no requests for demo accounts', params: {} }),
  /** So many have asked for demo accounts that no more is taken for a while. */
  manyDemoRequests: (): ProviderState => ({ name: 'many requests for demo accounts', params: {} }),
  /**
   * The licence of the account has a rights group of that name, with these rights and no others.
   */
  rightsGroup: (Name: string, Login: string, Rights: readonly string[]): ProviderState => ({
    name: 'a rights group',
    params: { Name, Login, Rights },
  }),
  /** The licence of the account has these portal settings. */
  portal: (Login: string, Portal: PortalInfo): ProviderState => ({
    name: 'these portal settings',
    params: { Login, Portal: { ...Portal } },
  }),
  /** The licence of the account is this one. */
  licence: (Login: string, Licence: Partial<LicenceInfo>): ProviderState => ({
    name: 'this licence',
    params: { Login, Licence: { ...Licence } as StateValue },
  }),
  /** What the event tells of happens to the account, now: while its socket is open. */
  happens: (Event: string, Login: string): ProviderState => ({ name: 'a live event', params: { Event, Login } }),
}
