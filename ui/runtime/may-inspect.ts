import type { UserAccount } from '#contracts/sign-in/session.shapes.ts'
import { isSupportAccount } from '#contracts/sign-in/support-account.ts'

/**
 * True when the server offers the development pages, which show the widgets in all their states and
 * the flows.
 */
export const hasDevPages = (): boolean => 'dev' in document.documentElement.dataset

/**
 * True when the flows of this browser may be inspected: during development, and by the support in a
 * licence that lets it sign in. See `docs/decisions`.
 */
export const mayInspect = (account: Pick<UserAccount, 'Login' | 'LicNr'> | undefined): boolean =>
  hasDevPages() || (account !== undefined && isSupportAccount(account))
