import { currentPasswordFailureCodes, errors } from '#contracts/errors.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** The field of the form that a failure is about, or null. */
export const fieldOfFailure = (failure: ApiFailure | null): 'Mobil' | 'CurrentPassword' | null => {
  if (failure?.dvCode === errors.mobileNeeded.dvCode) return 'Mobil'
  return currentPasswordFailureCodes.includes(failure?.dvCode ?? '') ? 'CurrentPassword' : null
}
