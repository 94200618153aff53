import type { Call } from '../call.ts'
import { companyCalls } from '../companies/calls.ts'
import { fileJobCalls } from '../file-jobs/calls.ts'
import { allRights, type Right } from '../rights/catalogue.ts'

/**
 * The areas of rights that no key gives: who may come in, which only people decide, and the copies
 * of companies, whose jobs a person follows.
 */
const ofPeople = ['Settings.Users.', 'Settings.UserRightsGroups.', 'Settings.Integrations.', 'SendCompanyCopy.']

/** The rights that a key can give, in the catalogue's order. */
export const integrationScopes: readonly Right[] = allRights.filter(
  right => !ofPeople.some(area => right.startsWith(area)),
)

/** A call or a file, by its access. */
type Guarded = Pick<Call, 'access'>

/**
 * The calls without a right of their own that a key opens: each of them checks rights itself, or
 * whose the job is.
 */
const ofCompanies: readonly Guarded[] = [
  fileJobCalls.status,
  companyCalls.list,
  companyCalls.info,
  companyCalls.change,
  companyCalls.history,
]

/**
 * True when the key of an integration opens a call or a file. The others are for people: signing
 * in, their own account and messages, and what is asked for in a dialog.
 */
export function isOpenToKeys(call: Guarded): boolean {
  const { access } = call
  if (typeof access === 'object' && 'right' in access) return integrationScopes.includes(access.right)
  return access === 'company' || ofCompanies.includes(call)
}
