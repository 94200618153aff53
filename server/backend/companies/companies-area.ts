import { and, eq, ne } from 'drizzle-orm'
import type { companyCalls } from '#contracts/companies/calls.ts'
import type { CompanyInfoAnswer } from '#contracts/companies/shapes.ts'
import { errors } from '#contracts/errors.ts'
import { actFor, type Transaction } from '../platform/database/tenancy.ts'
import type { Handlers, SessionAsk } from '../platform/http/ask.ts'
import { fieldsRefused, Refusal } from '../platform/http/refusal.ts'
import { type FoundCompany, findCompany, readableSettings } from '../rights/company-info.ts'
import { registerFactsOf } from '../rights/facts.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { settingsHistory } from '../settings/settings-history.ts'
import { sessionFacts } from '../sign-in/session/user-account.ts'
import { rememberVerified } from '../sign-in/sms-verification/verified-companies.ts'
import { userAccount } from '../tables/schema.ts'
import { toggleArchived } from './archive-company.ts'
import { companyList } from './company-list.ts'
import { createCompany } from './create-company.ts'

export const companiesArea: Handlers<typeof companyCalls> = {
  list: ({ tx, caller }) => companyList(tx, caller.account),
  async info(ask) {
    const found = await companyOf(ask)
    return isOpen(ask, found) ? answerOf(ask, found) : { requireSMSVerification: true }
  },
  async change(ask) {
    const { tx, caller, body, now } = ask
    const { row } = await openCompanyOf(ask)
    const { licNr, login, role } = caller.account
    const demandsCode = body.Values.UseSMSVerification === true && !row.requiresSms
    if (demandsCode) await requireOwnMobile(tx, login)
    await actFor(tx, { licNr, login, ftgKey: row.ftgKey })
    const Version = await changeSettings(tx, { role, opens: ask.opens, row, change: body, now })
    // The session that makes the company require a code continues. The code is required from the
    // next session on.
    if (demandsCode) await rememberVerified(tx, caller, row.ftgKey, now)
    const answer = await answerOf(ask, await companyOf(ask))
    // An account that may write a page but read none only gets the version.
    return { ...answer, Settings: answer.Settings ?? { Version, Values: {} } }
  },
  async history(ask) {
    const { tx, caller, pagination, now } = ask
    const { row } = await openCompanyOf(ask)
    const { licNr, login } = caller.account
    await actFor(tx, { licNr, login, ftgKey: row.ftgKey })
    return settingsHistory(tx, { opens: ask.opens, row, pagination, now })
  },
  async create(ask) {
    const { tx, caller, body, now } = ask
    await createCompany(tx, { account: caller.account, wanted: body, now })
    const { info, row } = await companyOf({ ...ask, params: body })
    const { UserAccount } = await sessionFacts(tx, caller.account.login)
    return { ...info, ...(await registerFactsOf(tx, caller.account, row.ftgKey)), UserAccount }
  },
  async toggleArchived(ask) {
    // The company list shows it to every account with access, so no SMS code is required.
    const { row } = await companyOf(ask)
    return { FtgId: row.ftgId, Archived: await toggleArchived(ask.tx, row) }
  },
}

/**
 * Checks that the account can receive SMS codes before it makes a company require them. Otherwise
 * nobody could open the company.
 *
 * @throws Refusal fieldsRefused
 */
async function requireOwnMobile(tx: Transaction, login: string): Promise<void> {
  if ((await tx.$count(userAccount, and(eq(userAccount.login, login), ne(userAccount.mobile, '')))) > 0) return
  const UseSMSVerification = 'Spara först ditt eget mobilnummer under Mina inställningar.'
  throw fieldsRefused({ UseSMSVerification })
}

type CompanyAsk = SessionAsk & { readonly params: { readonly FtgId: string } }

/**
 * Returns the company of the path.
 *
 * @throws Refusal companyMissing
 */
async function companyOf({ tx, caller, params }: CompanyAsk): Promise<FoundCompany> {
  const found = await findCompany(tx, caller.account, params.FtgId)
  if (!found) throw new Refusal(errors.companyMissing)
  return found
}

/** True when no SMS code is required, or it has been verified. */
const isOpen = ({ caller }: SessionAsk, { requiresSms, row }: FoundCompany): boolean =>
  !requiresSms || caller.verifiedCompanies.includes(row.ftgKey)

/**
 * Returns the company of the path.
 *
 * @throws Refusal companyMissing, also while its SMS code has not been verified
 */
async function openCompanyOf(ask: CompanyAsk): Promise<FoundCompany> {
  const found = await companyOf(ask)
  if (!isOpen(ask, found)) throw new Refusal(errors.companyMissing)
  return found
}

async function answerOf({ tx, caller, opens }: SessionAsk, { info, row }: FoundCompany) {
  const { UserAccount } = await sessionFacts(tx, caller.account.login)
  const Settings = await readableSettings(opens, row)
  return {
    ...info,
    ...(await registerFactsOf(tx, caller.account, row.ftgKey)),
    UserAccount,
    requireSMSVerification: false as const,
    ...(Settings && { Settings }),
  } satisfies CompanyInfoAnswer
}
