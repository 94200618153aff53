import type { Absence } from '../absences/shapes.ts'
import type { CardNumber } from '../card-numbers/shapes.ts'
import type { CompanyListItem } from '../companies/shapes.ts'
import type { CopyName } from '../copies/company-copy.shapes.ts'
import type { CompanyJobKind, CompanyJobStatus, longWorkKinds } from '../copies/company-job.shapes.ts'
import type { EmployeeDocument } from '../employees/documents/shapes.ts'
import type { EmployeeFact } from '../employees/shapes.ts'
import type { FormValues } from '../forms/field.ts'
import type { Integration } from '../integrations/shapes.ts'
import type { LicenceInfo } from '../licence/shapes.ts'
import type { MessageRecipient } from '../messages/shapes.ts'
import type { Advance } from '../payroll/advances/shapes.ts'
import type { StatedErrand, StatedExport, StatedPayslip } from '../payroll/declaration/states.ts'
import type { ProposedVoucher, Voucher } from '../payroll/vouchers/shapes.ts'
import type { Notification, PortalInfo } from '../portal/shapes.ts'
import type { UserAccount } from '../sign-in/session.shapes.ts'
import type { UserValues } from '../users/shapes.ts'
import type { EmployeeVehicle } from '../vehicles/shapes.ts'

/**
 * The provider states: what must be true in a backend before an exchange is tried. A backend team
 * can set up each state from its parameters alone. The demo data (README) already holds everything
 * that the states name. See contracts/README.md.
 */
export interface ProviderState {
  readonly name: string
  readonly params: Readonly<Record<string, StateValue>>
}

/** A JSON value. */
export type StateValue =
  | string
  | number
  | boolean
  | null
  | readonly StateValue[]
  | { readonly [name: string]: StateValue | undefined }

/** An employee in a state. The surname comes first in `Namn`. */
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

/** A rights group in a state: its rights by name, and the logins of the accounts that have it. */
export interface StatedRightsGroup {
  readonly Id: string
  readonly BenText: string
  readonly Version: number
  readonly Granted: readonly string[]
  readonly Logins: readonly string[]
}

/** The password of every account in a state. */
export const examplePassword = 'Provlon-2026'
/** The SMS code, and the token of a verified one, that the states below make valid. */
export const exampleSmsCode = 'AB3K'
export const exampleSmsToken = 'ett-sms-token-som-bara-proven-har'

/** The latest version of the company's settings in the states below. */
export const exampleVersion = 7

/** The time of the exchanges that hold a date: the Monday before the pay day of November. */
export const exampleTime = '2026-11-23T09:00:00.000Z'

/** The provider states, by name. */
export const states = {
  /**
   * The backend's clock shows the time, and goes on from there until the teardown. Every exchange
   * that holds a date begins with it, so that none depends on the day of the verification.
   */
  time: (Now: string = exampleTime): ProviderState => ({ name: 'the time', params: { Now } }),
  /** The account exists and can sign in with the password. */
  account: (Login: string): ProviderState => ({ name: 'an account', params: { Login, Password: examplePassword } }),
  /**
   * The account exists and its sign-in requires an SMS code. Its number can be reached, and no code
   * has been sent recently.
   */
  accountWithSms: (Login: string): ProviderState => ({
    name: 'an account with two-step sign-in',
    params: { Login, Password: examplePassword },
  }),
  /** The account has no mobile number. */
  noMobile: (Login: string): ProviderState => ({ name: 'an account without a mobile number', params: { Login } }),
  /** The account's mobile number cannot receive an SMS. */
  unreachableMobile: (Login: string): ProviderState => ({
    name: 'a mobile number that cannot be reached',
    params: { Login },
  }),
  /** So many codes have been sent to the account that further codes are refused for a while. */
  manyCodesSent: (Login: string): ProviderState => ({ name: 'many SMS codes sent', params: { Login } }),
  /** The code was sent for a sign-in and is valid. */
  codeSent: (Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code sent',
    params: { Login, SMSCode },
  }),
  /** The code was sent for a sign-in and has expired. */
  codeExpired: (Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code that has expired',
    params: { Login, SMSCode },
  }),
  /** The code was sent for a sign-in and has been used. */
  codeUsed: (Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code that has been used',
    params: { Login, SMSCode },
  }),
  /** The code was sent for a sign-in, and all attempts at it have been used up. */
  codeTriesSpent: (Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code guessed at too often',
    params: { Login, SMSCode },
  }),
  /** A code for a sign-in was verified, which gave the token. */
  codeVerified: (Login: string, SMSToken: string): ProviderState => ({
    name: 'a verified SMS code',
    params: { Login, SMSToken },
  }),
  /** The code was sent for the company and is valid. Comes after `companyWithSms`. */
  companyCodeSent: (FtgId: string, Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code sent for a company',
    params: { FtgId, Login, SMSCode },
  }),
  /**
   * The cookie's session has verified a code for the company. Comes after `signedIn` and
   * `companyWithSms`.
   */
  companyVerified: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company whose SMS code is verified',
    params: { FtgId, Login },
  }),
  /** The account exists, and its licence requires BankID. */
  accountWithBankId: (Login: string): ProviderState => ({
    name: 'an account whose licence enforces BankID',
    params: { Login, Password: examplePassword },
  }),
  /** BankID, or its simulator in a test installation, accepts orders. */
  bankIdConnected: (): ProviderState => ({ name: 'BankID is connected', params: {} }),
  /**
   * So many orders have been begun from the address that further ones are refused for a while. It
   * is the address of the request that sets up the state.
   */
  manyBankIdOrders: (): ProviderState => ({ name: 'many BankID orders from an address', params: {} }),
  /**
   * An order with the reference, for another device, that has not been scanned. The handler returns
   * `BrowserCookie`, the cookie of the browser that started the order. The handlers of the
   * following BankID states do the same.
   */
  bankIdWaiting: (OrderRef: string): ProviderState => ({ name: 'a BankID order that waits', params: { OrderRef } }),
  /** An order with the reference, cancelled in the BankID app. */
  bankIdCancelled: (OrderRef: string): ProviderState => ({ name: 'a cancelled BankID order', params: { OrderRef } }),
  /** An order with the reference, approved by the account's owner. */
  bankIdCompleted: (OrderRef: string, Login: string): ProviderState => ({
    name: 'a completed BankID order',
    params: { OrderRef, Login },
  }),
  /** An order with the reference, approved by a person without an account. */
  bankIdStranger: (OrderRef: string): ProviderState => ({
    name: 'a BankID order completed without accounts',
    params: { OrderRef },
  }),
  /** A completed order has given the BankIDToken, which is valid for the account and unused. */
  bankIdToken: (BankIDToken: string, Login: string): ProviderState => ({
    name: 'a BankID token',
    params: { BankIDToken, Login },
  }),
  /**
   * A completed order with the reference, as above. The handler returns the `BrowserCookie` of
   * another browser.
   */
  bankIdElsewhere: (OrderRef: string, Login: string): ProviderState => ({
    name: 'a completed BankID order of another browser',
    params: { OrderRef, Login },
  }),
  /** The BankIDToken, as above. The handler returns the `BrowserCookie` of another browser. */
  bankIdTokenElsewhere: (BankIDToken: string, Login: string): ProviderState => ({
    name: 'a BankID token of another browser',
    params: { BankIDToken, Login },
  }),
  /** No account has the login, and no failed attempts are counted for it. */
  noAccount: (Login: string): ProviderState => ({ name: 'no account', params: { Login } }),
  /**
   * The login is locked for a while after too many wrong passwords, at sign-in or while signed in.
   */
  lockedOut: (Login: string): ProviderState => ({ name: 'a locked-out login', params: { Login } }),
  /**
   * The account is signed in. The handler returns `Cookie`, the value of the request's Cookie
   * header.
   */
  signedIn: (Login: string): ProviderState => ({ name: 'a signed-in account', params: { Login } }),
  /**
   * The account has a mobile number and no two-step sign-in. No wrong passwords are counted for it.
   */
  ownSettings: (Login: string): ProviderState => ({
    name: 'an account with settings of its own',
    params: { Login, Password: examplePassword },
  }),
  /**
   * The account has two-step sign-in, and access to no company that requires an SMS code. Comes
   * after `ownSettings`.
   */
  twoStepOn: (Login: string): ProviderState => ({
    name: 'an account that has turned on two-step sign-in',
    params: { Login },
  }),
  /** The cookie's session has confirmed the user's identity. Comes after `signedIn`. */
  confirmed: (Login: string): ProviderState => ({ name: 'a session that has confirmed who it is', params: { Login } }),
  /**
   * The account was signed in, but its session has ended by inactivity. The handler returns
   * `Cookie`.
   */
  idledOut: (Login: string): ProviderState => ({ name: 'a session ended by inactivity', params: { Login } }),
  /** The account has access to the company, which has these salary years. */
  company: (FtgId: string, Login: string): ProviderState => ({ name: 'a company', params: { FtgId, Login } }),
  /** The account exists with this name, role and licence. */
  accountOf: ({ Login, Namn, Roll, LicNr }: Pick<UserAccount, 'Login' | 'Namn' | 'Roll' | 'LicNr'>): ProviderState => ({
    name: 'an account of a licence',
    params: { Login, Namn, Roll, LicNr },
  }),
  /** The account does not have the right. */
  withoutRight: (Right: string, Login: string): ProviderState => ({
    name: 'an account without a right',
    params: { Right, Login },
  }),
  /** The account has access to exactly these companies. */
  companies: (
    Companies: readonly Pick<CompanyListItem, 'FtgId' | 'Namn' | 'Orgnr' | 'Archived'>[],
    Login: string,
  ): ProviderState => ({ name: 'these companies', params: { Companies, Login } }),
  /** The account has access to the company, which was restored from a copy, as RestoreInfo says. */
  restoredCompany: (
    FtgId: string,
    Login: string,
    RestoreInfo: NonNullable<CompanyListItem['RestoreInfo']>,
  ): ProviderState => ({ name: 'a company restored from a copy', params: { FtgId, Login, RestoreInfo } }),
  /** The account has access to the company, which has exactly these salary years. */
  salaryYears: (FtgId: string, Login: string, SalaryYears: readonly number[]): ProviderState => ({
    name: 'a company with these salary years',
    params: { FtgId, Login, SalaryYears },
  }),
  /**
   * The account has access to the company. Its settings have exactly these changes, by these
   * accounts, the oldest first.
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
   * The account has access to the company, which has exactly these employees, and their
   * departments.
   */
  staff: (FtgId: string, Login: string, Employees: readonly StaffMember[]): ProviderState => ({
    name: 'a company with these employees',
    params: { FtgId, Login, Employees: Employees.map(employee => ({ ...employee })) },
  }),
  /**
   * The account has access to the company, which has one employee with these values and changes, no
   * department and no agreement, and the properties of the employee.
   */
  employee: (
    FtgId: string,
    Login: string,
    Values: FormValues,
    Andringar: readonly EmployeeFact[] = [],
  ): ProviderState => ({
    name: 'a company with this employee',
    params: { FtgId, Login, Values: { ...Values }, Andringar: Andringar.map(each => ({ ...each })) },
  }),
  /**
   * The employee of the state before has exactly these documents, of any bytes that begin as their
   * types do.
   */
  employeeDocuments: (
    FtgId: string,
    Login: string,
    AnstNr: string,
    Documents: readonly EmployeeDocument[],
  ): ProviderState => ({
    name: 'an employee with these documents',
    params: { FtgId, Login, AnstNr, Documents: Documents.map(each => ({ ...each })) },
  }),
  /**
   * The company of the state before has these departments, agreements, properties, unions and
   * templates.
   */
  employeeChoices: (
    FtgId: string,
    Login: string,
    Choices: Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>,
  ): ProviderState => ({
    name: 'a company with these choices for employees',
    params: {
      FtgId,
      Login,
      Choices: Object.fromEntries(
        Object.entries(Choices).map(([name, some]) => [name, some.map(each => ({ ...each }))]),
      ),
    },
  }),
  /** The employee of the state before has a card number. */
  employeeUsed: (FtgId: string, Login: string, AnstNr: string): ProviderState => ({
    name: 'an employee with a card number',
    params: { FtgId, Login, AnstNr },
  }),
  /** The account has access to the company, whose picture has the id. */
  companyPicture: (FtgId: string, Login: string, PictureId: string): ProviderState => ({
    name: 'a company with a picture',
    params: { FtgId, Login, PictureId },
  }),
  /** The account has access to the company. Its settings are valid and have the version. */
  companySettings: (FtgId: string, Login: string, Version: number): ProviderState => ({
    name: 'a company with settings',
    params: { FtgId, Login, Version },
  }),
  /**
   * The account has access to the company, which requires an SMS code. The account's mobile number
   * can be reached.
   */
  companyWithSms: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company that demands an SMS code',
    params: { FtgId, Login },
  }),
  /** The account has access to the company, which is archived or not. */
  companyArchived: (FtgId: string, Login: string, Archived: boolean): ProviderState => ({
    name: 'a company, archived or not',
    params: { FtgId, Login, Archived },
  }),
  /**
   * The account has access to no company with the id: it does not exist, or belongs to another
   * licence.
   */
  noCompany: (FtgId: string, Login: string): ProviderState => ({ name: 'no company', params: { FtgId, Login } }),
  /** No company of the account's licence has the id, and no job is creating one with it. */
  freeCompanyId: (FtgId: string, Login: string): ProviderState => ({
    name: 'a free company id',
    params: { FtgId, Login },
  }),
  /** The account has access to the company and may remove it. No job is running for the company. */
  removableCompany: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company that may be removed',
    params: { FtgId, Login },
  }),
  /** The account has access to the company, whose removal is queued. */
  companyLeaving: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company that is being removed',
    params: { FtgId, Login },
  }),
  /** The account made the latest removal of a company in its licence. */
  removedCompany: (FtgId: string, Login: string): ProviderState => ({
    name: 'a removed company',
    params: { FtgId, Login },
  }),
  /** The account is a licence user of a licence that may clone companies. */
  cloningLicence: (Login: string): ProviderState => ({ name: 'a licence that clones companies', params: { Login } }),
  /**
   * The account is of the provider's support. In the embedded backend the setting SUPPORT_LICENCES
   * says so.
   */
  supportAccount: (Login: string): ProviderState => ({
    name: "an account of the provider's support",
    params: { Login },
  }),
  /**
   * A copy of the company exists, sent from the account's licence. The account may restore and
   * delete it.
   */
  companyCopy: ({ Container, Name, VersionId }: CopyName, FtgId: string, Login: string): ProviderState => ({
    name: 'a copy of a company',
    params: { Container, Name, VersionId, FtgId, Login },
  }),
  /** The copy exists, and was made when its company was removed. */
  keptCopy: ({ Container, Name, VersionId }: CopyName, FtgId: string, Login: string): ProviderState => ({
    name: 'a copy of a removed company',
    params: { Container, Name, VersionId, FtgId, Login },
  }),
  /** The copy exists, and was made by a newer version of the program. */
  newerCopy: ({ Container, Name, VersionId }: CopyName, FtgId: string, Login: string): ProviderState => ({
    name: 'a copy from a newer version',
    params: { Container, Name, VersionId, FtgId, Login },
  }),
  /** The licence has exactly these copies, the newest first. */
  copies: (
    Container: string,
    Login: string,
    Copies: readonly { readonly Name: string; readonly Version: string; readonly FtgId: string }[],
  ): ProviderState => ({
    name: 'these copies',
    params: { Container, Login, Copies: Copies.map(each => ({ ...each })) },
  }),
  /** The copy does not exist, or the account has no access to it. */
  noCopy: (VersionId: string, Login: string): ProviderState => ({ name: 'no copy', params: { VersionId, Login } }),
  /**
   * The account's licence has exactly these integrations, created by the account. An
   * integration with OldKeyUntil has had its key replaced.
   */
  integrations: (
    Login: string,
    Integrations: readonly (Pick<
      Integration,
      | 'IntegrationID'
      | 'Namn'
      | 'Scopes'
      | 'Companies'
      | 'ExpiresOn'
      | 'LastUsedAt'
      | 'LastUsedFrom'
      | 'OldKeyUntil'
      | 'Version'
    > & { readonly IsRevoked?: boolean })[],
  ): ProviderState => ({
    name: 'these integrations',
    params: { Login, Integrations: Integrations.map(each => ({ ...each })) },
  }),
  /** The company has exactly these card numbers, and uses PINs with them. */
  cardNumbers: (
    FtgId: string,
    Login: string,
    CardNumbers: readonly (Omit<CardNumber, 'Namn' | 'HasPIN'> & { readonly PIN: string })[],
  ): ProviderState => ({
    name: 'these card numbers',
    params: { FtgId, Login, CardNumbers: CardNumbers.map(each => ({ ...each })) },
  }),
  /** The employee has exactly these absences. Comes after `employee`. */
  absences: (
    FtgId: string,
    Login: string,
    AnstNr: string,
    Absences: readonly Omit<Absence, 'KalDagar'>[],
  ): ProviderState => ({
    name: 'these absences',
    params: {
      FtgId,
      Login,
      AnstNr,
      Absences: Absences.map(({ Values, ...each }) => ({ ...each, Values: { ...Values } })),
    },
  }),
  /** The company has exactly these company cars, and no benefit of theirs in any salary year. */
  vehicles: (
    FtgId: string,
    Login: string,
    Vehicles: readonly (EmployeeVehicle & { readonly AnstNr: string })[],
  ): ProviderState => ({
    name: 'these company cars',
    params: {
      FtgId,
      Login,
      Vehicles: Vehicles.map(({ Values, ...each }) => ({ ...each, Values: { ...Values } })),
    },
  }),
  /**
   * The account has access to the company, which is as `POST /createCompany` makes it of the table
   * STANDARD and the salary year without options: nothing has been paid. It has exactly these
   * employees. What is left out of their values is as in a new employee.
   */
  payingCompany: (
    FtgId: string,
    Login: string,
    Employees: readonly FormValues[],
    Year: number = 2026,
  ): ProviderState => ({
    name: 'a company that pays these employees',
    params: { FtgId, Login, Year, Employees: Employees.map(each => ({ ...each })) },
  }),
  /**
   * The period of the company has exactly these payslips, calculated for the employees by what the
   * company has of them, with these flags set, and no calculation. `Locked`: the period is locked.
   * `UsesAttest`: the company attests payslips before they are paid; it does not otherwise. No
   * payment of the period has been ordered. `Settings`: settings of the company that are as given.
   * The employees are paid to accounts. `Utlamning`: how a published payslip is delivered, and how
   * far that has come.
   */
  payslips: (
    FtgId: string,
    Login: string,
    Period: string,
    Payslips: readonly {
      readonly AnstNr: string
      readonly Flags: readonly ('Klarmarkerad' | 'Attesterad' | 'Utskriven' | 'Utbetald' | 'Backad' | 'Publicerad')[]
      readonly Utlamning?: Readonly<Record<'Satt' | 'Status' | 'Orsak', string>>
    }[],
    {
      Locked = false,
      UsesAttest = false,
      Settings,
    }: {
      readonly Locked?: boolean
      readonly UsesAttest?: boolean
      readonly Settings?: Readonly<Record<string, string | number | boolean>>
    } = {},
  ): ProviderState => ({
    name: 'these payslips of a period',
    params: {
      FtgId,
      Login,
      Period,
      Payslips: Payslips.map(each => ({ ...each })),
      Locked,
      UsesAttest,
      ...(Settings && { Settings: { ...Settings } }),
    },
  }),
  /** The account's personal number is that of the company's employee. Comes after `company`. */
  isEmployee: (FtgId: string, Login: string, AnstNr: string): ProviderState => ({
    name: 'an account of an employee',
    params: { FtgId, Login, AnstNr },
  }),
  /**
   * The company has exactly these advances on pay, registered by the account. One with the status
   * ORDERED has been ordered since: its period has no other payment order.
   */
  advances: (
    FtgId: string,
    Login: string,
    Advances: readonly Pick<Advance, 'ForskId' | 'AnstNr' | 'Utbetalningsdag' | 'Belopp' | 'Orsak' | 'Status'>[],
  ): ProviderState => ({
    name: 'these advances on pay',
    params: {
      FtgId,
      Login,
      Advances: Advances.map(({ ForskId, AnstNr, Utbetalningsdag, Belopp, Orsak, Status }) => ({
        ForskId,
        AnstNr,
        Utbetalningsdag,
        Belopp,
        Orsak,
        Status,
      })),
    },
  }),
  /**
   * The account has access to the company, whose only salary period is 202611, paid on 2026-11-25.
   * Its employee 101 has one payslip there, which is paid: a row 1000 of 30 000 kr for one month on
   * the account 7210 and a row 9000 of −7 000 kr on 2710, without contributions. TakenBack: it has
   * been taken back since. IsOrdered: the paid order 1 has paid it to an account on that day. The
   * vouchers are those of the payslip, and of that order. The company posts on the payout day alone
   * and exports SIE 4; other settings are as Settings says, or the defaults.
   */
  postedPayslips: (
    FtgId: string,
    Login: string,
    Vouchers: readonly Voucher[],
    Settings: Readonly<Record<string, string | boolean>> = {},
    TakenBack = false,
    IsOrdered = false,
  ): ProviderState => ({
    name: 'a company with a paid payslip and these vouchers',
    params: {
      FtgId,
      Login,
      Vouchers: Vouchers.map(each => ({ ...each })),
      Settings: { ...Settings },
      TakenBack,
      IsOrdered,
    },
  }),
  /**
   * The account has access to the company, whose register has exactly these items, each of version
   * 1. What the items refer to exists. Whatever the area of the rights catalogue depends on is
   * given: flags of the company, and an agreement that opens the rules. `Year`: the company has
   * that salary year, which the items are of. `Owner`: the code of what the items belong to, which
   * exists.
   */
  register: (
    FtgId: string,
    Login: string,
    Register: string,
    Area: string,
    Items: readonly FormValues[],
    Year: number | null = null,
    Owner: string | null = null,
  ): ProviderState => ({
    name: 'a register with these items',
    params: {
      FtgId,
      Login,
      Register,
      Area,
      Items: Items.map(item => ({ ...item })),
      ...(Year !== null && { Year }),
      ...(Owner !== null && { Owner }),
    },
  }),
  /** Something in the company refers to the item of the register. Comes after `register`. */
  registerItemUsed: (FtgId: string, Login: string, Register: string, Key: string): ProviderState => ({
    name: 'an item of a register in use',
    params: { FtgId, Login, Register, Key },
  }),
  /**
   * The account has one job, of the kind and in the state given. Its company has the id: SEND
   * copies the company, REMOVE removes it, and the other kinds create it. COMPLETED: the company
   * exists, or after REMOVE does not. FAILED: the job has a message.
   */
  companyJob: (
    { Id, Kind, Status }: { readonly Id: string; readonly Kind: CompanyJobKind; readonly Status: CompanyJobStatus },
    FtgId: string,
    Login: string,
  ): ProviderState => ({ name: 'a company job', params: { Id, Kind, Status, FtgId, Login } }),
  /**
   * The account has changed the settings of the company in one save, each from empty to the value,
   * signed in with the browser.
   */
  settingsSaved: (
    FtgId: string,
    Login: string,
    { Browser, Values }: { readonly Browser: string; readonly Values: Readonly<Record<string, string>> },
  ): ProviderState => ({ name: 'settings saved at once', params: { FtgId, Login, Browser, Values } }),
  /** The history of the account's licence has been changed beside the application. */
  brokenHistory: (Login: string): ProviderState => ({ name: 'a broken event history', params: { Login } }),
  /**
   * The account has a job in the company, the only one that is under way, which makes the file of
   * a path, or the answer of a call: what the vouchers of a period would be (PROPOSAL), or are
   * (VOUCHERS). INPROGRESS: 40 of 1,300 payslips are done, and nothing claims it. COMPLETED: it has
   * made a PDF named Lönebesked 202611.pdf, or these vouchers. FAILED: it was refused as the direct
   * call is when the account Löner att betala is not entered.
   */
  longWork: (
    {
      Id,
      Kind,
      Status,
      Path,
    }: {
      readonly Id: string
      readonly Kind: (typeof longWorkKinds)[number]
      readonly Status: CompanyJobStatus
      readonly Path: string
    },
    FtgId: string,
    Login: string,
    Vouchers: readonly ProposedVoucher[] = [],
  ): ProviderState => ({
    name: 'a job of what takes long',
    params: { Id, Kind, Status, Path, FtgId, Login, Vouchers: Vouchers.map(each => ({ ...each })) },
  }),
  /** The account has no job with the id. */
  noCompanyJob: (Id: string, Login: string): ProviderState => ({ name: 'no company job', params: { Id, Login } }),
  /** The account has exactly these notifications. */
  notifications: (Login: string, Notifications: readonly Notification[]): ProviderState => ({
    name: 'these notifications',
    params: { Login, Notifications: Notifications.map(each => ({ ...each })) },
  }),
  /**
   * The account has exactly these messages, all received, unread and not archived, the newest
   * first. Each comes from the account with its Login.
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
  /** The account has no message with the id: it does not exist, or belongs to another account. */
  noMessage: (Id: string, Login: string): ProviderState => ({ name: 'no message', params: { Id, Login } }),
  /** The account may write to the recipient. */
  recipient: (Recipient: string, Login: string): ProviderState => ({
    name: 'a recipient',
    params: { Recipient, Login },
  }),
  /** The account may write to exactly these recipients. */
  recipients: (Login: string, Recipients: readonly MessageRecipient[]): ProviderState => ({
    name: 'these recipients',
    params: { Login, Recipients: Recipients.map(each => ({ ...each })) },
  }),
  /**
   * The account may not write to the recipient: it does not exist, or belongs to another licence.
   */
  noRecipient: (Recipient: string, Login: string): ProviderState => ({
    name: 'no recipient',
    params: { Recipient, Login },
  }),
  /** No account has the login. By is an account of the licence that administers accounts. */
  noUser: (By: string, Login: string): ProviderState => ({ name: 'no account of that login', params: { By, Login } }),
  /**
   * An account with these values exists in the licence of the account By. It has never signed in,
   * and has no password.
   */
  user: (By: string, User: UserValues): ProviderState => ({
    name: 'an administered account',
    params: { By, User: { ...User } },
  }),
  /** The account has an unconfirmed personal number, which `By` gave it. Comes after `user`. */
  userNumberBy: (Login: string, By: string): ProviderState => ({
    name: 'an administered account with a number that somebody gave it',
    params: { Login, By },
  }),
  /** The account is blocked. Comes after `user`. */
  userBlocked: (Login: string): ProviderState => ({ name: 'an administered account, blocked', params: { Login } }),
  /** The account is blocked. Comes after `account`. */
  blockedAccount: (Login: string): ProviderState => ({ name: 'a blocked account', params: { Login } }),
  /** The account has one session, with the id. Comes after `user`. */
  userSession: (Login: string, Id: string): ProviderState => ({
    name: 'an administered account with a session',
    params: { Login, Id },
  }),
  /** The account has been invited with the token, which is open. Comes after `user`. */
  userLink: (Login: string, Token: string): ProviderState => ({ name: 'an invited account', params: { Login, Token } }),
  /** No link has the token: it is used, replaced or too old. */
  noUserLink: (Token: string): ProviderState => ({ name: 'no link to a password', params: { Token } }),
  /** A help text with the key exists. */
  helpText: (key: string): ProviderState => ({ name: 'a help text', params: { key } }),
  /** The provider lets the administrators of the account's licence write their own help texts. */
  helpTextEditing: (Login: string): ProviderState => ({ name: 'a licence that writes help texts', params: { Login } }),
  /** No demo account has been requested recently. */
  noDemoRequests: (): ProviderState => ({ name: 'no requests for demo accounts', params: {} }),
  /** So many demo accounts have been requested that further requests are refused for a while. */
  manyDemoRequests: (): ProviderState => ({ name: 'many requests for demo accounts', params: {} }),
  /** The account's licence has a rights group with the name and exactly these rights. */
  rightsGroup: (Name: string, Login: string, Rights: readonly string[]): ProviderState => ({
    name: 'a rights group',
    params: { Name, Login, Rights },
  }),
  /**
   * The licence of the account has exactly these rights groups of its own, and these accounts have
   * them. Other accounts have none of them.
   */
  ownRightsGroups: (Login: string, Groups: readonly StatedRightsGroup[]): ProviderState => ({
    name: 'these rights groups',
    params: { Login, Groups: Groups.map(group => ({ ...group })) },
  }),
  /** The account's licence has these portal settings. */
  portal: (Login: string, Portal: PortalInfo): ProviderState => ({
    name: 'these portal settings',
    params: { Login, Portal: { ...Portal } },
  }),
  /** The account's licence has these properties. */
  licence: (Login: string, Licence: Partial<LicenceInfo>): ProviderState => ({
    name: 'this licence',
    params: { Login, Licence: { ...Licence } as StateValue },
  }),
  /**
   * The company has exactly these payslips, marked as ready, and these fetched files of its
   * employer's declarations. Comes after `employee`.
   */
  finishedPayslips: (
    FtgId: string,
    Login: string,
    Payslips: readonly StatedPayslip[],
    Exports: readonly StatedExport[] = [],
    Kontakt: boolean = true,
  ): ProviderState => ({
    name: 'these finished payslips',
    params: {
      FtgId,
      Login,
      Payslips: Payslips.map(each => ({ ...each, Rader: each.Rader.map(row => ({ ...row })) })),
      Exports: Exports.map(each => ({ ...each })),
      /** Whether the company has a contact person, whom a declaration needs. */
      Kontakt,
    },
  }),
  /** What the account has to do with Skatteverket about a month of the company's declaration. */
  errandAtSkatteverket: (FtgId: string, Login: string, errand: StatedErrand): ProviderState => ({
    name: 'this errand at Skatteverket',
    params: { FtgId, Login, ...errand },
  }),
  /** The event happens to the account now, while its socket is open. */
  happens: (Event: string, Login: string): ProviderState => ({ name: 'a live event', params: { Event, Login } }),
}
