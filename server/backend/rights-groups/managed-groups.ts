import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { allows, type Right } from '#contracts/rights/catalogue.ts'
import { missingReads, rightsIn } from '#contracts/rights/grants.ts'
import { rightLabel, standardGroupLabels } from '#contracts/rights/labels.ts'
import { RightsTree } from '#contracts/rights/rights-tree.ts'
import { rightsByStandardGroup, standardGroupNames } from '#contracts/rights/standard-groups.ts'
import { groupNameProblem, nameTaken } from '#contracts/rights-groups/group-name.rules.ts'
import type { ManagedRightsGroup, NewRightsGroup, RightsGroupChange } from '#contracts/rights-groups/shapes.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { breaksConstraint } from '../platform/database/broken-constraint.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Account } from '../platform/http/caller.ts'
import { fieldsRefused, Refusal, requireFields } from '../platform/http/refusal.ts'
import { rightsOf } from '../rights/rights.ts'
import { rightsGroup, userAccount } from '../tables/schema.ts'

/** The most names that a message lists. */
const maxNamed = 3

/** Returns a list as a text: the first few, and the number of the others. */
function listed(names: readonly string[], total = names.length): string {
  const named = names.slice(0, maxNamed)
  return total > named.length ? `${named.join(', ')} och ${total - named.length} till` : named.join(', ')
}

/** The provider's support has accounts in the licence, which are not the licence's own. */
const ownAccount = isNull(userAccount.supportOf)

/** Returns the standard groups, and those of the licence by name. */
export async function managedGroups(tx: Transaction): Promise<ManagedRightsGroup[]> {
  const used = await tx
    .select({ group: userAccount.rightsGroup, users: count() })
    .from(userAccount)
    .where(ownAccount)
    .groupBy(userAccount.rightsGroup)
  const users = new Map(used.map(({ group, users }) => [group, users]))
  const own = await tx.select().from(rightsGroup).orderBy(asc(rightsGroup.benText))
  return [
    ...standardGroupNames.map(name => ({
      Id: name,
      BenText: standardGroupLabels[name],
      Rights: RightsTree.parse(rightsByStandardGroup(name)),
      IsStandard: true,
      Version: 0,
      Users: users.get(name) ?? 0,
    })),
    ...own.map(row => managed(row, users.get(row.id) ?? 0)),
  ]
}

type Row = typeof rightsGroup.$inferSelect

const managed = ({ id, benText, rights, version }: Row, Users: number): ManagedRightsGroup => ({
  Id: id,
  BenText: benText,
  Rights: RightsTree.parse(rights),
  IsStandard: false,
  Version: version,
  Users,
})

const usersOf = (tx: Transaction, id: string) =>
  tx.$count(userAccount, and(eq(userAccount.rightsGroup, id), ownAccount))

/**
 * Creates a rights group, and appends `rights-group.created`.
 *
 * @throws Refusal fieldsRefused, rightsGroupExceeds
 */
export async function createGroup(
  tx: Transaction,
  account: Account,
  { BenText, Rights }: NewRightsGroup,
): Promise<ManagedRightsGroup> {
  requireComplete(BenText, rightsIn(Rights))
  await requireOwn(tx, account, rightsIn(Rights))
  const [row] = await named(() =>
    tx.insert(rightsGroup).values({ id: randomUUID(), benText: BenText, rights: Rights }).returning(),
  )
  if (!row) throw new Error('A rights group was not stored')
  await appendEvent(tx, {
    type: 'rights-group.created',
    ftgKey: null,
    payload: { group: row.id, name: BenText, added: rightsIn(Rights) },
  })
  return managed(row, 0)
}

/**
 * Changes a rights group of the licence. Appends `rights-group.changed`, which tells those who have
 * it, or `rights-group.renamed` when only its name differs.
 *
 * @throws Refusal rightsGroupMissing, versionConflict, fieldsRefused, rightsGroupExceeds
 */
export async function changeGroup(
  tx: Transaction,
  account: Account,
  id: string,
  { Version, BenText, Rights }: RightsGroupChange,
): Promise<ManagedRightsGroup> {
  // A concurrent change waits here, and then finds another version.
  const row = await lockedGroup(tx, id)
  if (row.version !== Version) throw new Refusal(errors.versionConflict)
  const [before, after] = [rightsIn(RightsTree.parse(row.rights)), rightsIn(Rights)]
  requireComplete(BenText, after)
  const added = after.filter(right => !before.includes(right))
  const removed = before.filter(right => !after.includes(right))
  await requireOwn(tx, account, added)
  const isSame = added.length === 0 && removed.length === 0
  if (isSame && row.benText === BenText) return managed(row, await usersOf(tx, id))

  const [changed] = await named(() =>
    tx
      .update(rightsGroup)
      .set({ benText: BenText, rights: Rights, version: Version + 1 })
      .where(eq(rightsGroup.id, id))
      .returning(),
  )
  if (!changed) throw new Refusal(errors.rightsGroupMissing)
  const Users = await usersOf(tx, id)
  await appendEvent(tx, {
    type: isSame ? 'rights-group.renamed' : 'rights-group.changed',
    ftgKey: null,
    payload: { group: id, version: Version + 1, name: BenText, before: row.benText, added, removed },
  })
  return managed(changed, Users)
}

/**
 * Removes a rights group that no account has, and appends `rights-group.removed`.
 *
 * @throws Refusal rightsGroupMissing, rightsGroupInUse
 */
export async function removeGroup(tx: Transaction, id: string): Promise<void> {
  // An account that is being given the group holds a lock on it until its commit.
  const { benText } = await lockedGroup(tx, id)
  const users = await tx
    .select({ name: userAccount.name })
    .from(userAccount)
    .where(eq(userAccount.rightsGroup, id))
    .orderBy(asc(userAccount.name))
  if (users.length > 0) {
    const who = listed(users.map(({ name }) => name))
    const how = users.length === 1 ? '1 användare' : `${users.length} användare`
    throw new Refusal(
      errors.rightsGroupInUse,
      `${benText} används av ${how} och kan inte tas bort: ${who}. Ge dem en annan grupp först.`,
    )
  }
  await tx.delete(rightsGroup).where(eq(rightsGroup.id, id))
  await appendEvent(tx, { type: 'rights-group.removed', ftgKey: null, payload: { group: id, name: benText } })
}

async function lockedGroup(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.select().from(rightsGroup).where(eq(rightsGroup.id, id)).for('update')
  if (!row) throw new Refusal(errors.rightsGroupMissing)
  return row
}

/** Refuses a wrong name, and a right without the right to read that it requires. */
function requireComplete(name: string, granted: readonly Right[]): void {
  const problem = groupNameProblem(name)
  const missing = missingReads(granted)
  const fields = {
    ...(problem !== undefined && { BenText: problem }),
    ...(missing.length > 0 && { Rights: `Behörigheten att läsa fattas: ${listed(missing.map(rightLabel))}.` }),
  }
  requireFields(fields)
}

/** Refuses to give rights that the giver lacks, so that nobody raises a group above themselves. */
async function requireOwn(tx: Transaction, account: Account, given: readonly Right[]): Promise<void> {
  const own = await rightsOf(tx, account)
  const lacking = given.filter(right => !allows(own, right))
  if (lacking.length > 0) {
    const which = listed(lacking.map(rightLabel))
    throw new Refusal(errors.rightsGroupExceeds, `Du kan inte ge en grupp behörigheter som du själv saknar: ${which}.`)
  }
}

/** Does a write, and refuses a name that another group of the licence has. */
async function named<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (failure) {
    throw breaksConstraint(failure, 'rights_group_name') ? fieldsRefused({ BenText: nameTaken }) : failure
  }
}

/** The columns of the list of accounts that have a group, by their wire names. */
export const userColumns = { Namn: userAccount.name, Login: userAccount.login }

/** Returns the condition of a query on accounts: those that have a group. */
export const hasGroup = (id: string) => and(eq(userAccount.rightsGroup, id), ownAccount)

/** @throws Refusal rightsGroupMissing when it is neither a standard group nor the licence's own */
export async function requireGroup(tx: Transaction, id: string): Promise<void> {
  if (rightsByStandardGroup(id)) return
  const [row] = await tx.select({ id: rightsGroup.id }).from(rightsGroup).where(eq(rightsGroup.id, id))
  if (!row) throw new Refusal(errors.rightsGroupMissing)
}
