import { birthdayOf } from '#contracts/employees/birthday.ts'
import type { FtgInfo, SessionData, UserAccount } from '#contracts/sign-in/session.shapes.ts'
import type { Account, Company, SessionStart } from '#machines/sign-in/session/session.types.ts'

/**
 * Returns the account without its personal number, for flows and the journal. The birthday is kept.
 */
export const withoutPersonalNumber = ({ PersNr, ...account }: UserAccount): Account => {
  const birthday = birthdayOf(PersNr)
  return { ...account, ...(birthday !== undefined && { birthday }) }
}

/** Returns a company without the account in the same answer. */
export const withoutAccount = ({ UserAccount: _, ...company }: FtgInfo): Company => company

type CallerOf = Pick<SessionStart, 'account' | 'licence'>

/** Returns the signed-in account for the flows, without its personal number. */
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
