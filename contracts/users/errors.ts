import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of accounts that others administer. */
export const userErrors = {
  /** Also the answer when the account is outside what the caller sees. */
  userMissing: apiError('40450', 'Användaren finns inte.'),
  /** Also the answer for a link that is used, replaced or too old. */
  invitationGone: apiError('40451', 'Länken gäller inte längre. Be er administratör om en ny.'),
  /** The account has a higher role, more rights, or companies that the caller lacks. */
  userAbove: apiError('40330', 'Användaren har mer behörighet än du. Du kan inte göra det här.'),
  ownAccount: apiError('40331', 'Du kan inte göra det här med ditt eget konto. Be en annan administratör.'),
  /** Also when the two accounts may be one person's. */
  numberOwn: apiError(
    '40332',
    'Du har själv skrivit personnumret, eller ett konto som kan vara ditt. Personen bekräftar det med BankID, eller en annan administratör gör det.',
  ),
  numberMissing: apiError('40954', 'Användaren har inget personnummer att bekräfta.'),
  /** `fields` repeats the message at the field. */
  loginTaken: apiError('40950', 'Användarnamnet är upptaget. Välj ett annat.'),
  userBlocked: apiError('40952', 'Användaren är spärrad. Häv spärren först.'),
  passwordNotUsed: apiError('40953', 'Användaren loggar in med BankID och har inget lösenord.'),
} as const satisfies Record<string, ApiError>
