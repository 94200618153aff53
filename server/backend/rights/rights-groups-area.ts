import { eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { rightsGroupCalls } from '#contracts/portal/calls.ts'
import { RightsTree } from '#contracts/rights/rights-tree.ts'
import { rightsByStandardGroup } from '#contracts/rights/standard-groups.ts'
import { rightsGroup } from '../platform/database/schema.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'

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
}
