import { type ApiError, apiError } from '../common-errors.ts'

/** The errors of registers. */
export const registerErrors = {
  registerItemMissing: apiError('40470', 'Posten finns inte längre i registret.'),
  /** The answer's message says what uses the item. */
  registerItemInUse: apiError('40970', 'Posten används och kan inte tas bort.'),
  registerItemLocked: apiError('40971', 'Posten är en standardpost. Den kan kopieras, men inte ändras eller tas bort.'),
} as const satisfies Record<string, ApiError>
