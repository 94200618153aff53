import { and, eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { RightsTree } from '#contracts/rights/rights-tree.ts'
import { rightsByStandardGroup } from '#contracts/rights/standard-groups.ts'
import type { rightsGroupCalls } from '#contracts/rights-groups/calls.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { orderOf, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { rightsGroup, userAccount } from '../tables/schema.ts'
import {
  changeGroup,
  createGroup,
  hasGroup,
  managedGroups,
  removeGroup,
  requireGroup,
  userColumns,
} from './managed-groups.ts'

/** The most accounts when no page is requested. */
const firstUsers = 100

export const rightsGroupsArea: Handlers<typeof rightsGroupCalls> = {
  async current({ tx, caller }) {
    const group = caller.account.rightsGroup
    if (group === null || rightsByStandardGroup(group)) return group
    const [own] = await tx.select({ name: rightsGroup.benText }).from(rightsGroup).where(eq(rightsGroup.id, group))
    return own?.name ?? null
  },
  async byName({ tx, params }) {
    const [found] = await tx.select().from(rightsGroup).where(eq(rightsGroup.benText, params.name))
    if (!found) throw new Refusal(errors.rightsGroupMissing)
    return { Id: found.id, BenText: found.benText, Rights: RightsTree.parse(found.rights) }
  },
  list: ({ tx }) => managedGroups(tx),
  async users({ tx, params, pagination }) {
    await requireGroup(tx, params.Id)
    const found = and(hasGroup(params.Id), searchOf(pagination, userColumns))
    const { limit, offset } = rowsOf(pagination, firstUsers)
    const data = await tx
      .select({ Login: userAccount.login, Namn: userAccount.name, Roll: userAccount.role })
      .from(userAccount)
      .where(found)
      .orderBy(...orderOf(pagination, userColumns, [sql`${userAccount.name}`], userAccount.login))
      .limit(limit)
      .offset(offset)
    return { totalRows: await tx.$count(userAccount, found), data }
  },
  create: ({ tx, caller, body }) => createGroup(tx, caller.account, body),
  change: ({ tx, caller, params, body }) => changeGroup(tx, caller.account, params.Id, body),
  async remove({ tx, params }) {
    await removeGroup(tx, params.Id)
    return null
  },
}
