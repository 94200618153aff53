import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of employees and their documents. */
export const employeeErrors = {
  documentProtected: apiError(
    '40365',
    'Personen har skyddad identitet. Bara den som får ändra personer kan öppna dokumenten.',
  ),
  employeeMissing: apiError('40462', 'Den anställde finns inte i personalregistret.'),
  documentMissing: apiError('40465', 'Dokumentet finns inte längre.'),
  /** The message says why: its format, its size, or that the company has no place for more. */
  documentRefused: apiError('42242', 'Filen kan inte sparas.'),
  /** The answer's message says what refers to the employee. */
  employeeInUse: apiError('40980', 'Den anställda används och kan inte tas bort.'),
} as const satisfies Record<string, ApiError>
