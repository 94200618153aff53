import { settingsFor } from '../../employees/read-employee.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Unnumbered } from './rows-of-assignments.ts'

/** Returns where the company places assignments without an order number. */
export async function unnumberedIn(tx: Transaction): Promise<Unnumbered> {
  const { LoneuppdragUtanOrdningsnummerOrdning: place } = await settingsFor(tx, [
    'LoneuppdragUtanOrdningsnummerOrdning',
  ])
  return place === 'AFTER' ? 'AFTER' : 'BEFORE'
}
