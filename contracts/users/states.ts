import type { ProviderState } from '../outcomes/provider-state.ts'
import type { UserValues } from './shapes.ts'

/** The provider states of accounts that others administer. */
export const userStates = {
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
  /** The account has one session, with the id. Comes after `user`. */
  userSession: (Login: string, Id: string): ProviderState => ({
    name: 'an administered account with a session',
    params: { Login, Id },
  }),
  /** The account has been invited with the token, which is open. Comes after `user`. */
  userLink: (Login: string, Token: string): ProviderState => ({ name: 'an invited account', params: { Login, Token } }),
  /** No link has the token: it is used, replaced or too old. */
  noUserLink: (Token: string): ProviderState => ({ name: 'no link to a password', params: { Token } }),
}
