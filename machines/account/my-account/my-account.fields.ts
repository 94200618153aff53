import { currentPasswordFailureCodes, errors } from '#contracts/errors.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { AccountDraft } from './my-account.types.ts'

/** The field of the form that a failure is about, or null. */
export const fieldOfFailure = (failure: ApiFailure | null): 'Mobil' | 'CurrentPassword' | null => {
  if (failure?.dvCode === errors.mobileNeeded.dvCode) return 'Mobil'
  return currentPasswordFailureCodes.includes(failure?.dvCode ?? '') ? 'CurrentPassword' : null
}

/** What the fields of a draft are called. */
const labels: Readonly<Record<keyof AccountDraft, string>> = {
  Namn: 'Namn',
  Epost: 'E-post',
  Mobil: 'Mobilnummer',
  requireSMSVerification: 'Tvåstegsverifiering',
}

/** Returns what the fields are called that a draft changes. */
export const labelsOf = (draft: AccountDraft): readonly string[] =>
  Object.keys(draft).map(field => labels[field as keyof AccountDraft])
