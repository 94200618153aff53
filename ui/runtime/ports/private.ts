import { birthdayOf } from '#contracts/employees/birthday.ts'
import type { FtgInfo, SessionData, UserAccount } from '#contracts/sign-in/session.shapes.ts'
import type { Account, Company, SessionStart } from '#machines/sign-in/session/session.types.ts'

/**
 * What the flows, and so the journal, may know of an account: all but its personal number, of which
 * the birthday is left.
 */
export const withoutPersonalNumber = ({ PersNr, ...account }: UserAccount): Account => {
  const birthday = birthdayOf(PersNr)
  return { ...account, ...(birthday !== undefined && { birthday }) }
}

/** A company without the account that travels with it. */
export const withoutAccount = ({ UserAccount: _, ...company }: FtgInfo): Company => company

type CallerOf = Pick<SessionStart, 'account' | 'licence'>

/** Who has signed in, as far as the flows may know it. */
export const callerOf = (data: Pick<SessionData, 'UserAccount' | keyof CallerOf['licence']>): CallerOf => ({
  account: withoutPersonalNumber(data.UserAccount),
  licence: {
    HasPlus: data.HasPlus,
    Supplier: data.Supplier,
    HasLicensOption: data.HasLicensOption,
    EnforceBankIDAuth: data.EnforceBankIDAuth,
    ...(data.InactivityMaximum !== undefined && { InactivityMaximum: data.InactivityMaximum }),
  },
})
