import type { Role } from '../code-lists/roles.ts'
import { outranks } from '../rights/role-ranks.ts'
import type { FieldMessages } from '../wire.ts'
import { companySettings } from './company-settings.ts'

/** Why a role that a setting binds does not change it. */
export const boundMessage =
  'Inställningen begränsar företagsadministratörer. Bara licensanvändare och systemadministratörer ändrar den.'

/**
 * Returns the settings that a role does not change, because they bind it or a role above it, with
 * the reason. Whoever is bound must not lift what binds.
 */
export const settingsBinding = (role: Role): FieldMessages =>
  Object.fromEntries(
    Object.entries(companySettings.fields).flatMap(([name, { binds }]) =>
      binds === undefined || outranks(role, binds) ? [] : [[name, boundMessage]],
    ),
  )
