import { z } from 'zod'
import { roles } from '../code-lists/roles.ts'
import { RightsTree } from '../rights/rights-tree.ts'
import { longestGroupName } from './group-name.rules.ts'

/** A rights group that a licence has created (third document §3). */
export const RightsGroup = z.object({ Id: z.string(), BenText: z.string(), Rights: RightsTree })
export type RightsGroup = z.infer<typeof RightsGroup>

/** A rights group as those who manage the groups see it. */
export const ManagedRightsGroup = RightsGroup.extend({
  /** True for a standard group, which nobody changes. Its Id is its code. */
  IsStandard: z.boolean(),
  /** The version that a change names. 0 for a standard group. */
  Version: z.int().min(0),
  /** The number of accounts of the licence that have the group. */
  Users: z.int().min(0),
})
export type ManagedRightsGroup = z.infer<typeof ManagedRightsGroup>

/** A rights group to create: its name and its rights. */
export const NewRightsGroup = z.strictObject({
  BenText: z.string().max(4 * longestGroupName),
  Rights: RightsTree,
})
export type NewRightsGroup = z.infer<typeof NewRightsGroup>

/** A rights group as it should be, and the version that was changed. */
export const RightsGroupChange = NewRightsGroup.extend({ Version: z.int().min(1) })
export type RightsGroupChange = z.infer<typeof RightsGroupChange>

/** An account that has a rights group. */
export const RightsGroupUser = z.object({ Login: z.string(), Namn: z.string(), Roll: z.enum(roles.codes) })
export type RightsGroupUser = z.infer<typeof RightsGroupUser>
