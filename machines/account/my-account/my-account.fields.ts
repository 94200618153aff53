import { currentPasswordFailureCodes, errors } from '#contracts/errors.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

/** The fields of the form that a failure may be about. */
export type AccountField = 'Namn' | 'Mobil' | 'requireSMSVerification' | 'CurrentPassword'

const fields: Readonly<Record<string, AccountField>> = {
  [errors.nameTaken.dvCode]: 'Namn',
  [errors.mobileNeeded.dvCode]: 'Mobil',
  [errors.twoStepDemanded.dvCode]: 'requireSMSVerification',
  ...Object.fromEntries(currentPasswordFailureCodes.map(code => [code, 'CurrentPassword'] as const)),
}

/** The field of the form that a failure is about, or null. */
export const fieldOfFailure = (failure: ApiFailure | null): AccountField | null => fields[failure?.dvCode ?? ''] ?? null
