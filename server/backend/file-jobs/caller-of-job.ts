import { and, eq, isNull } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Account, SignedIn } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { isOpenTo } from '../rights/company-access.ts'
import { company, integration, userAccount } from '../tables/schema.ts'

/** Who has asked for a job in a company, as its payload and its row say. */
interface Asker {
  readonly login: string
  readonly ftgKey: string
  /** The id of the integration whose key asked, or null for a person. */
  readonly integration: string | null
}

/**
 * Returns who has asked for a job as a caller, with the role, the rights and the companies of now.
 * That a code was verified for the company was checked when the job was asked for.
 *
 * @throws Refusal rightMissing when the account, its key or its access is gone
 */
export async function callerOfJob(
  tx: Transaction,
  asker: Asker,
): Promise<SignedIn & { readonly company: NonNullable<SignedIn['company']> }> {
  const account = asker.integration === null ? await accountOf(tx, asker.login) : await keyOf(tx, asker.integration)
  if (!account) throw new Refusal(errors.rightMissing)
  const [chosen] = await tx
    .select({ ftgKey: company.ftgKey, ftgId: company.ftgId })
    .from(company)
    .where(and(eq(company.ftgKey, asker.ftgKey), isOpenTo(tx, account)))
  if (!chosen) throw new Refusal(errors.rightMissing)
  return { account, company: chosen, verifiedCompanies: [chosen.ftgKey], sessionHash: '' }
}

async function accountOf(tx: Transaction, login: string): Promise<Account | undefined> {
  const [found] = await tx
    .select({
      login: userAccount.login,
      licNr: userAccount.licNr,
      role: userAccount.role,
      rightsGroup: userAccount.rightsGroup,
      allCompanies: userAccount.allCompanies,
      supportOf: userAccount.supportOf,
    })
    .from(userAccount)
    .where(and(eq(userAccount.login, login), isNull(userAccount.blockedAt)))
  return found
}

/** Returns the account of a key that is not revoked: see key-caller.ts. */
async function keyOf(tx: Transaction, id: string): Promise<Account | undefined> {
  const [found] = await tx
    .select()
    .from(integration)
    .where(and(eq(integration.id, id), isNull(integration.revokedAt)))
  if (!found) return undefined
  return {
    login: `Integration: ${found.name}`,
    licNr: found.licNr,
    role: 'PER',
    rightsGroup: null,
    supportOf: null,
    allCompanies: found.allCompanies,
    integration: { id, scopes: found.scopes as Right[] },
  }
}
