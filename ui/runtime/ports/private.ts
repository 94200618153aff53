import { birthdayOf } from '#contracts/rules/birthday.ts'
import type { FtgInfo, UserAccount } from '#contracts/shapes/session.ts'
import type { Account, Company } from '#machines/session/session.types.ts'

/** What the flows, and so the journal, may know of an account: all but its personal number, of which the birthday is left. */
export const withoutPersonalNumber = ({ PersNr, ...account }: UserAccount): Account => {
  const birthday = birthdayOf(PersNr)
  return { ...account, ...(birthday !== undefined && { birthday }) }
}

/** A company without the account that travels with it. */
export const withoutAccount = ({ UserAccount: _, ...company }: FtgInfo): Company => company
