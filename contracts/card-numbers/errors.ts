import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of card numbers. */
export const cardNumberErrors = {
  cardNumberMissing: apiError('40461', 'Kortnumret finns inte längre.'),
} as const satisfies Record<string, ApiError>
