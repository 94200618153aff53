import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { rightsErrors } from './errors.ts'
import { ManagedRightsGroup, NewRightsGroup, RightsGroup, RightsGroupChange, RightsGroupUser } from './shapes.ts'

const Id = z.string().min(1).max(60)
const read = { right: 'Settings.UserRightsGroups.Read' } as const
const write = { right: 'Settings.UserRightsGroups.Write' } as const

/**
 * The calls about rights groups (third document §7). The rights to manage them hold only in a
 * licence of the model Plus: see conditions.ts.
 */
export const rightsGroupCalls = {
  current: call('GET', '/userRightsGroups/user/current', {
    summary: "Returns the name of the account's rights group, or null when it has none.",
    access: 'session',
    data: z.string().nullable(),
  }),
  byName: call('GET', '/userRightsGroups/{name}', {
    summary:
      "Returns one of the licence's own rights groups, with its rights. Does not return the standard groups, whose rights are the same in every licence.",
    access: 'session',
    params: z.strictObject({ name: z.string().min(1).max(60) }),
    data: RightsGroup,
    errors: [rightsErrors.rightsGroupMissing],
  }),
  list: call('GET', '/userRightsGroups', {
    summary:
      "Returns the standard rights groups, then the licence's own by name, each with its rights and the number of accounts that have it. Requires the model Plus.",
    access: read,
    data: z.array(ManagedRightsGroup),
  }),
  users: call('GET', '/userRightsGroups/{Id}/users', {
    summary:
      'Returns the accounts that have a rights group, by name. Without perPage, returns the first 100. Sorts by and searches in Namn and Login. Requires the model Plus.',
    access: read,
    params: z.strictObject({ Id }),
    paged: true,
    data: z.array(RightsGroupUser),
    errors: [rightsErrors.rightsGroupMissing],
  }),
  create: call('POST', '/userRightsGroups', {
    summary:
      'Creates a rights group. Nobody may give a group a right that they lack themselves. A right to write requires the right to read of its area. Requires the model Plus.',
    access: write,
    body: NewRightsGroup,
    data: ManagedRightsGroup,
    errors: [commonErrors.fieldsRefused, rightsErrors.rightsGroupExceeds],
  }),
  change: call('PUT', '/userRightsGroups/{Id}', {
    summary:
      'Changes the name and the rights of a rights group of the licence, which takes effect at once for those who have it. Nobody may add a right that they lack themselves. Requires the model Plus.',
    access: write,
    params: z.strictObject({ Id }),
    body: RightsGroupChange,
    data: ManagedRightsGroup,
    errors: [
      commonErrors.fieldsRefused,
      rightsErrors.rightsGroupExceeds,
      rightsErrors.rightsGroupMissing,
      commonErrors.versionConflict,
    ],
  }),
  remove: call('DELETE', '/userRightsGroups/{Id}', {
    summary:
      'Removes a rights group of the licence that no account has. The refusal names accounts that have it. Requires the model Plus.',
    access: write,
    params: z.strictObject({ Id }),
    data: z.null(),
    errors: [rightsErrors.rightsGroupMissing, rightsErrors.rightsGroupInUse],
  }),
}
