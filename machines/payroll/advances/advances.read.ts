import type { NewAdvances } from '#contracts/payroll/advances/shapes.ts'
import type { AdvancesContext } from './advances.types.ts'

/** Returns the key of a step that is taken. */
export function keyOf({ intent }: AdvancesContext): string {
  if (!intent) throw new Error('A step is taken when it is asked for')
  return intent.key
}

/** Returns the advances that are registered. */
export function writtenIn({ written }: AdvancesContext): NewAdvances {
  if (!written) throw new Error('Advances are registered as they were written')
  return written
}

/** Returns the message that advances are registered. */
export function registeredText(context: AdvancesContext): string {
  const { length } = writtenIn(context).AnstNr
  return length === 1 ? 'Förskottet är registrerat.' : `${length} förskott är registrerade.`
}
