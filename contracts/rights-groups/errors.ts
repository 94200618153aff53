import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of rights groups. */
export const rightsErrors = {
  /** The answer names some of the rights. */
  rightsGroupExceeds: apiError('40340', 'Du kan inte ge en grupp behörigheter som du själv saknar.'),
  rightsGroupMissing: apiError('40402', 'Behörighetsgruppen finns inte.'),
  /** The answer says who has the group. */
  rightsGroupInUse: apiError('40940', 'Behörighetsgruppen används och kan inte tas bort.'),
} as const satisfies Record<string, ApiError>
