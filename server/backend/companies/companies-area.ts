import type { companyCalls } from '#contracts/calls/companies.ts'
import { errors } from '#contracts/errors.ts'
import type { Handlers } from '../http/ask.ts'
import { Refusal } from '../http/refusal.ts'
import { sessionFacts } from '../session/user-account.ts'
import { findCompany, salaryYears } from './company-info.ts'
import { companyList } from './company-list.ts'

export const companiesArea: Handlers<typeof companyCalls> = {
  list: ({ tx, who }) => companyList(tx, who.account),
  async info({ tx, who, params }) {
    const found = await findCompany(tx, who.account, params.FtgId)
    if (!found) throw new Refusal(errors.companyMissing)
    if (found.requiresSms && !who.verifiedCompanies.includes(found.info.FtgKey)) return { requireSMSVerification: true }
    const { UserAccount } = await sessionFacts(tx, who.account.login)
    return { ...found.info, UserAccount, requireSMSVerification: false }
  },
  salaryYears: ({ tx }) => salaryYears(tx),
}
