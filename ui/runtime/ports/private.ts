import type { FtgInfo, UserAccount } from '#contracts/shapes/session.ts'
import type { Account, Company } from '#machines/session/session.types.ts'

/** What the flows, and so the journal, may know of an account: all but its personal number. */
export const withoutPersonalNumber = ({ PersNr: _, ...account }: UserAccount): Account => account

/** A company without the account that travels with it. */
export const withoutAccount = ({ UserAccount: _, ...company }: FtgInfo): Company => company
