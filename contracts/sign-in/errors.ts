import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of sign-in. */
export const signInErrors = {
  /**
   * The same error for an unknown login and a wrong password, so that logins cannot be guessed
   * (facts/security.md).
   */
  wrongCredentials: apiError('40100', 'Fel användarnamn eller lösenord.'),
  bankIdEnforced: apiError('40302', 'Licensen kräver inloggning med BankID.'),
  smsCodeWrong: apiError('40304', 'Fel verifieringskod. Kontrollera koden i ditt SMS och försök igen.'),
  /** Also the answer when no code has been requested. */
  smsCodeExpired: apiError('40305', 'Verifieringskoden har gått ut. Begär en ny kod.'),
  smsCodeUsed: apiError('40306', 'Verifieringskoden är redan använd. Begär en ny kod.'),
  mobileMissing: apiError('40307', 'Det finns inget mobilnummer på ditt användarkonto. Kontakta er administratör.'),
  /** Also the answer for a licence that does not exist. */
  supportNotAllowed: apiError('40323', 'Licensen tillåter inte supportinloggning.'),
  /**
   * Sent by backends that distinguish unknown logins. The client marks the same fields as for
   * 40100.
   */
  unknownLogin: apiError('40400', 'Fel användarnamn eller lösenord.'),
  /** Told only after the right password. */
  accountBlocked: apiError('40325', 'Kontot är spärrat. Kontakta er administratör.'),
  /**
   * The proof from a completed BankID order was already used, has expired, or belongs to another
   * login.
   */
  bankIdTokenInvalid: apiError('40110', 'Inloggningen med BankID har gått ut. Försök igen.'),
  bankIdOrderMissing: apiError('40410', 'Inloggningen med BankID har gått ut. Försök igen.'),
  /** BankID's message RFA4. */
  bankIdInProgress: apiError(
    '40910',
    'En identifiering eller underskrift för det här personnumret är redan påbörjad. Försök igen.',
  ),
  /** BankID's message RFA22: BankID rejected our request. */
  bankIdRefused: apiError('50010', 'Okänt fel. Försök igen.'),
  /** BankID's message RFA5: BankID is unavailable or too slow. */
  bankIdAway: apiError('50310', 'Något gick fel. Försök igen.'),
  bankIdMissing: apiError(
    '50311',
    'BankID är inte anslutet i den här installationen. Logga in med användarnamn och lösenord.',
  ),
  /** Not a 401, so that a mistyped password does not end the session. */
  currentPasswordWrong: apiError('40320', 'Nuvarande lösenord stämmer inte.'),
  newPasswordSame: apiError('42210', 'Välj ett annat lösenord än det du har nu.'),
  newPasswordCommon: apiError('42211', 'Lösenordet är för vanligt och lätt att gissa. Välj ett annat.'),
  newPasswordHasLogin: apiError('42212', 'Lösenordet får inte innehålla ditt användarnamn.'),
  smsTriesSpent: apiError('42902', 'För många felaktiga verifieringskoder. Begär en ny kod.'),
  smsTooOften: apiError('42903', 'För många verifieringskoder har begärts. Vänta en stund och försök igen.'),
  smsNotSent: apiError('50200', 'Verifieringskoden kunde inte skickas. Försök igen om en stund.'),
} as const satisfies Record<string, ApiError>

/** The codes that mark the login fields as invalid (first document §5, §8). */
export const loginFailureCodes: readonly string[] = [
  signInErrors.wrongCredentials.dvCode,
  signInErrors.unknownLogin.dvCode,
]

/** The codes that mark the SMS code field as invalid (first document §8). */
export const smsCodeFailureCodes: readonly string[] = [
  signInErrors.smsCodeWrong.dvCode,
  signInErrors.smsCodeExpired.dvCode,
  signInErrors.smsCodeUsed.dvCode,
  signInErrors.smsTriesSpent.dvCode,
]
