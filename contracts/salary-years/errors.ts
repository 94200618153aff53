import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of salary years. */
export const salaryYearErrors = {
  salaryYearMissing: apiError('40464', 'Löneåret finns inte i företaget.'),
  salaryYearExists: apiError('40930', 'Löneåret finns redan.'),
  nothingToPurge: apiError('42230', 'Det finns inga löneår att rensa.'),
  salaryYearKept: apiError('42231', 'De två senaste löneåren kan inte rensas.'),
  /** The answer names the year, and the date until which it must be kept. */
  salaryYearRetained: apiError('42232', 'Löneår som bokföringslagen kräver att ni sparar kan inte rensas.'),
} as const satisfies Record<string, ApiError>
