import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of jobs that make files. */
export const fileJobErrors = {
  /** Also the answer for a file of another account, and for one that has been kept long enough. */
  fileGone: apiError('40484', 'Filen finns inte längre. Skapa den på nytt.'),
  /** What the account may see has changed since the file was made. */
  fileOutdated: apiError('40924', 'Det som du får se i filen har ändrats sedan den skapades. Skapa den på nytt.'),
  /** The file is of more than is made while one waits: contracts/file-jobs. */
  fileTakesLong: apiError(
    '42296',
    'Filen tar för lång tid att göra medan du väntar. Begär den med POST /fileJobs, och hämta den när den är klar.',
  ),
} as const satisfies Record<string, ApiError>
