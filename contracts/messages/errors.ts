import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of messages. */
export const messageErrors = {
  /** Also the answer when the account does not exist. */
  recipientRefused: apiError('40310', 'Du kan inte skriva till alla valda mottagare. Välj mottagarna på nytt.'),
  /** Also the answer when the message belongs to another account. */
  messageMissing: apiError('40411', 'Meddelandet finns inte.'),
} as const satisfies Record<string, ApiError>
