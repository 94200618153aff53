import type { UserAccount } from './session.shapes.ts'

/**
 * Returns the login that an account of the provider's support has in a licence. No other account
 * takes such a name.
 */
export const supportLogin = (login: string, LicNr: string): string => `${login}@${LicNr}`.toLowerCase()

/** True for the account of a support session. */
export const isSupportAccount = ({ Login, LicNr }: Pick<UserAccount, 'Login' | 'LicNr'>): boolean =>
  Login.toLowerCase().endsWith(supportLogin('', LicNr))
