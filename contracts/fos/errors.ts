import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of FOS enquiries. */
export const fosErrors = {
  /** The message says what is lacking. */
  fosNobody: apiError('42280', 'Det finns ingen att fråga om i urvalet.'),
  fosEnquiryMissing: apiError('40483', 'Förfrågan finns inte.'),
} as const satisfies Record<string, ApiError>
