import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of help texts. */
export const helpErrors = {
  helpTextMissing: apiError('40403', 'Hjälptexten finns inte.'),
} as const satisfies Record<string, ApiError>
