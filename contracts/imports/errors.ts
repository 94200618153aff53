import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of imports. */
export const importErrors = {
  importMissing: apiError('40480', 'Importen finns inte längre.'),
  /** The message says why. */
  importFileRefused: apiError('40080', 'Filen kan inte läsas.'),
  importRowsRefused: apiError('40081', 'Några rader behöver rättas. Inget har sparats.'),
  /** Something has changed since the preview. */
  importOutdated: apiError('40985', 'Uppgifterna har ändrats sedan förhandsgranskningen. Granska filen på nytt.'),
} as const satisfies Record<string, ApiError>
