import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of copies of companies, and of the jobs that make them. */
export const copyErrors = {
  /**
   * Also the answer when the account has no access to the licence's copies, or the copy has been
   * deleted.
   */
  copyMissing: apiError('40421', 'Kopian finns inte längre. Välj en annan i listan.'),
  /** Also the answer when the job belongs to another account or is of another kind. */
  companyJobMissing: apiError('40422', 'Begäran finns inte längre.'),
  /**
   * The copy was made when its company was removed and must be kept seven years: bokföringslagen
   * 7:2.
   */
  copyKept: apiError('40922', 'Kopian gjordes när företaget togs bort. Den sparas i sju år och kan inte tas bort.'),
  /** The copy's checksum or content differs from the one written. */
  copyDamaged: apiError('42221', 'Kopian är skadad och kan inte läsas in. Be om en ny kopia.'),
  /** The copy was made by a newer version of the program. */
  copyTooNew: apiError(
    '42220',
    'Kopian är gjord i en nyare version av programmet. Läs in den när programmet har uppdaterats.',
  ),
} as const satisfies Record<string, ApiError>
