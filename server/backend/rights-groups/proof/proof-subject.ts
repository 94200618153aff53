import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { type CaseWording, caseWordings } from '#contracts/code-lists/case-wording.ts'
import { errors } from '#contracts/errors.ts'
import type { Facts } from '#contracts/rights/access.ts'
import { standardGroupLabels } from '#contracts/rights/labels.ts'
import { rightsByAccount, rightsByStandardGroup, type StandardGroupName } from '#contracts/rights/standard-groups.ts'
import type { ProofSubject } from '#contracts/rights-groups/proof.shapes.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { SessionAsk } from '../../platform/http/ask.ts'
import type { Account } from '../../platform/http/caller.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { factsOf, type GrantedLicences } from '../../rights/facts.ts'
import { settingsOf } from '../../settings/company-settings.ts'
import { company, rightsGroup, userAccount } from '../../tables/schema.ts'
import { actorOf, subjectOf } from '../../users/actor.ts'
import { requireGroup } from '../managed-groups.ts'

/** What gives a subject its rights. */
export type RightsSource =
  | { readonly kind: 'role' | 'licence' | 'none' }
  | { readonly kind: 'group'; readonly id: string; readonly name: string; readonly isStandard: boolean }

/** Whom a proof is about, with the facts that decide. */
export interface ProvedSubject {
  readonly kind: 'self' | 'user' | 'group'
  readonly name: string
  /** Null for a group. */
  readonly login: string | null
  readonly isBlocked: boolean
  readonly facts: Facts
  readonly rightsFrom: RightsSource
  /** The company of the question, whether or not the subject has access to it. */
  readonly company: { readonly ftgKey: string; readonly name: string } | null
  readonly wording: CaseWording
}

type Asker = Pick<SessionAsk, 'tx' | 'caller' | 'opens'>

/**
 * Returns whom a question is about, if the caller may ask about it: oneself, an account that the
 * caller sees among the users, or a rights group of the licence.
 *
 * @throws Refusal rightMissing, userMissing, rightsGroupMissing
 */
export async function provedSubject(
  asker: Asker,
  of: ProofSubject | null,
  granted: GrantedLicences,
): Promise<ProvedSubject> {
  const { tx, caller } = asker
  const found = await askedAbout(asker, of)
  const [row] = caller.company ? await tx.select().from(company).where(eq(company.ftgKey, caller.company.ftgKey)) : []
  const wording = row && settingsOf(row, ['BrukareNamnTyp']).BrukareNamnTyp
  const facts = await factsOf(tx, { account: found.account, company: found.isWithin ? caller.company : null }, granted)
  return {
    kind: found.kind,
    name: found.name,
    isBlocked: found.isBlocked,
    login: found.kind === 'group' ? null : found.account.login,
    facts: found.kind === 'group' ? { ...facts, companies: 1 } : facts,
    rightsFrom: await rightsSourceOf(tx, found.account),
    company: row ? { ftgKey: row.ftgKey, name: row.name } : null,
    wording: caseWordings.codes.find(each => each === wording) ?? 'BRUKARE',
  }
}

interface AskedAbout extends Pick<ProvedSubject, 'kind' | 'name' | 'isBlocked'> {
  readonly account: Account
  /** True when the account may choose the company of the question. */
  readonly isWithin: boolean
}

async function askedAbout({ tx, caller, opens }: Asker, of: ProofSubject | null): Promise<AskedAbout> {
  const { account } = caller
  if (of === null || ('Login' in of && of.Login === account.login)) {
    const [own] = await tx
      .select({ name: userAccount.name })
      .from(userAccount)
      .where(eq(userAccount.login, account.login))
    return { kind: 'self', name: own?.name ?? account.login, isBlocked: false, account, isWithin: true }
  }
  const needed = 'Login' in of ? 'Settings.Users.Read' : 'Settings.UserRightsGroups.Read'
  if (caller.company === null || !(await opens({ right: needed }))) throw new Refusal(errors.rightMissing)
  if ('GroupId' in of) {
    await requireGroup(tx, of.GroupId)
    const one = { login: '', licNr: account.licNr, role: of.Roll, rightsGroup: of.GroupId }
    return {
      kind: 'group',
      name: await groupName(tx, of.GroupId),
      isBlocked: false,
      isWithin: true,
      account: { ...one, allCompanies: false, supportOf: null },
    }
  }
  const { row, FtgIds } = await subjectOf(tx, await actorOf(tx, account), of.Login)
  const isWithin = row.allCompanies || FtgIds.includes(caller.company.ftgId)
  return { kind: 'user', name: row.name, isBlocked: row.blockedAt !== null, account: row, isWithin }
}

async function rightsSourceOf(tx: Transaction, { role, licNr, rightsGroup: group }: Account): Promise<RightsSource> {
  if (role === 'LIC') return { kind: 'role' }
  if (rightsByAccount({ Roll: role, LicNr: licNr })) return { kind: 'licence' }
  if (group === null) return { kind: 'none' }
  const isStandard = rightsByStandardGroup(group) !== undefined
  return { kind: 'group', id: group, name: await groupName(tx, group), isStandard }
}

async function groupName(tx: Transaction, id: string): Promise<string> {
  if (rightsByStandardGroup(id)) return standardGroupLabels[id as StandardGroupName]
  const [own] = await tx.select({ name: rightsGroup.benText }).from(rightsGroup).where(eq(rightsGroup.id, id))
  return own?.name ?? id
}

/** The most administrators that a refusal names. */
const maxNamed = 5

/** Returns the names of the licence's administrators other than the caller, for whom to ask. */
export async function administratorsFor(tx: Transaction, { login }: Pick<Account, 'login'>): Promise<string[]> {
  const found = await tx
    .selectDistinct({ name: userAccount.name })
    .from(userAccount)
    .where(
      and(
        sql`${userAccount.role} in ('LIC', 'ADM')`,
        isNull(userAccount.supportOf),
        isNull(userAccount.blockedAt),
        ne(userAccount.login, login),
      ),
    )
    .orderBy(asc(userAccount.name))
    .limit(maxNamed)
  return found.map(({ name }) => name)
}
