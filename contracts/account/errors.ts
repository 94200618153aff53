import { type ApiError, apiError } from '../common-errors.ts'
import { signInErrors } from '../sign-in/errors.ts'

/** The errors of the account's own settings. */
export const accountErrors = {
  currentPasswordMissing: apiError('40321', 'Ange ditt nuvarande lösenord för att spara ändringen.'),
  mobileNeeded: apiError('42213', 'Tvåstegsverifiering behöver ett mobilnummer.'),
  twoStepDemanded: apiError(
    '42214',
    'Tvåstegsverifieringen krävs av ett företag eller av licensen och kan inte slås av.',
  ),
  /**
   * The name of another account in the licence, of the system, or a name easily confused with one.
   */
  nameTaken: apiError('42215', 'Namnet kan förväxlas med någon annans. Välj ett annat.'),
} as const satisfies Record<string, ApiError>

/** The codes that mark the fields of the current and the new password as invalid. */
export const currentPasswordFailureCodes: readonly string[] = [
  signInErrors.currentPasswordWrong.dvCode,
  accountErrors.currentPasswordMissing.dvCode,
]
/** The codes that mark the field of the new password as invalid. */
export const newPasswordFailureCodes: readonly string[] = [
  signInErrors.newPasswordSame.dvCode,
  signInErrors.newPasswordCommon.dvCode,
  signInErrors.newPasswordHasLogin.dvCode,
]
