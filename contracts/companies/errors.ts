import { type ApiError, apiError } from '../common-errors.ts'
import { pictureMessages } from './picture-file.rules.ts'

/** The errors of companies. */
export const companyErrors = {
  /**
   * Also the answer when the company has a newer picture: a picture's address never changes its
   * content.
   */
  pictureMissing: apiError('40440', 'Bilden finns inte.'),
  pictureRefused: apiError('42240', pictureMessages.wrongFormat),
  pictureTooLarge: apiError('42241', pictureMessages.tooLarge),
  /** First document §8. `fields` repeats the message at the field. */
  companyIdTaken: apiError('40920', 'Det finns redan ett företag med angivet Företags-ID. Vänligen välj ett nytt.'),
} as const satisfies Record<string, ApiError>
