import { examplePassword, exampleTime, type ProviderState } from './provider-state.ts'

/** The provider states of any exchange: the time, and who calls. */
export const callerStates = {
  /**
   * The backend's clock shows the time, and goes on from there until the teardown. Every exchange
   * that holds a date begins with it, so that none depends on the day of the verification.
   */
  time: (Now: string = exampleTime): ProviderState => ({ name: 'the time', params: { Now } }),
  /** The account exists and can sign in with the password. */
  account: (Login: string): ProviderState => ({ name: 'an account', params: { Login, Password: examplePassword } }),
  /**
   * The account is signed in. The handler returns `Cookie`, the value of the request's Cookie
   * header.
   */
  signedIn: (Login: string): ProviderState => ({ name: 'a signed-in account', params: { Login } }),
  /** The cookie's session has confirmed the user's identity. Comes after `signedIn`. */
  confirmed: (Login: string): ProviderState => ({ name: 'a session that has confirmed who it is', params: { Login } }),
  /**
   * The account was signed in, but its session has ended by inactivity. The handler returns
   * `Cookie`.
   */
  idledOut: (Login: string): ProviderState => ({ name: 'a session ended by inactivity', params: { Login } }),
  /** The account does not have the right. */
  withoutRight: (Right: string, Login: string): ProviderState => ({
    name: 'an account without a right',
    params: { Right, Login },
  }),
  /**
   * The account has access to no company with the id: it does not exist, or belongs to another
   * licence.
   */
  noCompany: (FtgId: string, Login: string): ProviderState => ({ name: 'no company', params: { FtgId, Login } }),
}
