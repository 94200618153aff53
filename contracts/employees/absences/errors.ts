import { type ApiError, apiError } from '../../common-errors.ts'

/** The errors of absences. */
export const absenceErrors = {
  absenceMissing: apiError('40490', 'Frånvaron finns inte längre.'),
} as const satisfies Record<string, ApiError>
