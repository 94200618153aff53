import { currentPasswordFailureCodes } from '#contracts/account/errors.ts'
import { errors } from '#contracts/errors.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { AccountDraft } from './my-account.types.ts'

/** The fields of the form that a failure may concern. */
export type AccountField = 'Namn' | 'Mobil' | 'requireSMSVerification' | 'CurrentPassword'

const fields: Readonly<Record<string, AccountField>> = {
  [errors.nameTaken.dvCode]: 'Namn',
  [errors.mobileNeeded.dvCode]: 'Mobil',
  [errors.twoStepDemanded.dvCode]: 'requireSMSVerification',
  ...Object.fromEntries(currentPasswordFailureCodes.map(code => [code, 'CurrentPassword'] as const)),
}

/** The labels of the draft's fields. */
const labels: Readonly<Record<keyof AccountDraft, string>> = {
  Namn: 'Namn',
  Epost: 'E-post',
  Mobil: 'Mobilnummer',
  requireSMSVerification: 'Tvåstegsverifiering',
}

/** Returns the labels of the fields that a draft changes. */
export const labelsOf = (draft: AccountDraft): readonly string[] =>
  Object.keys(draft).map(field => labels[field as keyof AccountDraft])

/** Returns the field of the form that a failure concerns, or null. */
export const fieldOfFailure = (failure: ApiFailure | null): AccountField | null => fields[failure?.dvCode ?? ''] ?? null
