import { examplePassword, type ProviderState } from '../outcomes/provider-state.ts'
import type { UserAccount } from './session.shapes.ts'

/** The SMS code, and the token of a verified one, that the states below make valid. */
export const exampleSmsCode = 'AB3K'
export const exampleSmsToken = 'ett-sms-token-som-bara-proven-har'

/** The provider states of sign-in. */
export const signInStates = {
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
  /**
   * The account has access to the company, which requires an SMS code. The account's mobile number
   * can be reached.
   */
  companyWithSms: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company that demands an SMS code',
    params: { FtgId, Login },
  }),
  /**
   * The cookie's session has verified a code for the company. Comes after `signedIn` and
   * `companyWithSms`.
   */
  companyVerified: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company whose SMS code is verified',
    params: { FtgId, Login },
  }),
  /** The code was sent for the company and is valid. Comes after `companyWithSms`. */
  companyCodeSent: (FtgId: string, Login: string, SMSCode: string): ProviderState => ({
    name: 'an SMS code sent for a company',
    params: { FtgId, Login, SMSCode },
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
   * The account is of the provider's support. In the embedded backend the setting SUPPORT_LICENCES
   * says so.
   */
  supportAccount: (Login: string): ProviderState => ({
    name: "an account of the provider's support",
    params: { Login },
  }),
  /** The account is blocked. Comes after `account`. */
  blockedAccount: (Login: string): ProviderState => ({ name: 'a blocked account', params: { Login } }),
  /** The account exists with this name, role and licence. */
  accountOf: ({ Login, Namn, Roll, LicNr }: Pick<UserAccount, 'Login' | 'Namn' | 'Roll' | 'LicNr'>): ProviderState => ({
    name: 'an account of a licence',
    params: { Login, Namn, Roll, LicNr },
  }),
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
}
