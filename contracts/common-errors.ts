/**
 * An error that a backend answers with. `status` is the HTTP status. `dvCode` begins with the
 * status. `message` is shown to the user. While logged in, a 401, or a 403 with a dvCode that does
 * not begin with 403, ends the session (first document §4, §8).
 */
export interface ApiError {
  readonly status: number
  readonly dvCode: string
  readonly message: string
}

/** Returns an error. Its status is the first three digits of the code. */
export const apiError = (dvCode: string, message: string): ApiError => ({
  status: Number(dvCode.slice(0, 3)),
  dvCode,
  message,
})

/** The errors of any call. */
export const commonErrors = {
  invalidRequest: apiError('40000', 'Begäran kunde inte läsas. Kontrollera uppgifterna och försök igen.'),
  noSession: apiError('40101', 'Din session i programmet har upphört, vänligen logga in på nytt.'),
  /** The session ended by inactivity. Every call gets this answer until the cookie is removed. */
  sessionIdle: apiError('40102', 'Du har loggats ut på grund av inaktivitet.'),
  /** The key of a program is unknown, has been replaced or revoked, or has expired. */
  keyRefused: apiError('40120', 'Nyckeln är okänd, utbytt, återkallad eller har gått ut.'),
  markerMissing: apiError('40301', 'Anropet saknar märkning och har avvisats.'),
  rightMissing: apiError('40303', 'Du saknar behörighet till den här uppgiften.'),
  /** The call needs a recent confirmation of the user's identity, by POST /myAccount/confirm. */
  confirmationMissing: apiError('40322', 'Bekräfta vem du är för att fortsätta.'),
  /** The call is for people: the key of a program does not open it. */
  integrationRefused: apiError('40350', 'Anropet är bara för inloggade användare. En integration kan inte göra det.'),
  companyMissing: apiError('40401', 'Företaget finns inte.'),
  callMissing: apiError('40404', 'Anropet finns inte.'),
  /** The answer's `fields` has a message for each field with an error. */
  fieldsRefused: apiError('40010', 'Några uppgifter behöver rättas.'),
  /** The version that the request changes is not the latest. Nothing is written. */
  versionConflict: apiError('40902', 'Uppgifterna har ändrats av någon annan. Välj vad som ska gälla.'),
  /** A job is copying or removing the company. */
  companyBusy: apiError(
    '40921',
    'Företaget kopieras eller tas bort just nu. Vänta tills det är klart och försök igen.',
  ),
  idempotencyKeyMissing: apiError('40001', 'Anropet saknar nyckel för säker omsändning.'),
  idempotencyKeyReused: apiError('40900', 'Samma nyckel har redan använts för ett annat anrop.'),
  /**
   * The write was done, but its stored answer is not repeated to an account that has since lost the
   * right or the company.
   */
  idempotencyAccessLost: apiError('40311', 'Din behörighet har ändrats. Ladda om sidan och försök igen.'),
  idempotencyInProgress: apiError('40901', 'Samma anrop pågår redan. Vänta en stund och försök igen.'),
  bodyTooLarge: apiError('41300', 'Begäran är för stor.'),
  tooManyAttempts: apiError('42900', 'För många inloggningsförsök. Vänta fem minuter och försök igen.'),
  tooManyRequests: apiError('42901', 'För många anrop på kort tid. Vänta en stund och försök igen.'),
  unexpected: apiError('50000', 'Något gick fel hos oss. Försök igen om en stund.'),
  /** A list that is given up. Nobody asks again by themselves: the next answer would be as slow. */
  tooSlow: apiError(
    '50301',
    'Det tog för lång tid att hämta uppgifterna. Försök igen om en stund, eller sök på färre.',
  ),
  unavailable: apiError('50300', 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.'),
} as const satisfies Record<string, ApiError>

/** True when an answer ends the session of a logged-in account. */
export const endsSession = (status: number, dvCode: string | undefined): boolean =>
  status === 401 || (status === 403 && !dvCode?.startsWith('403'))
