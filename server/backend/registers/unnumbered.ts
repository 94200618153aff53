import type { Transaction } from '../platform/database/tenancy.ts'
import { settingsFor } from '../settings/company-settings.ts'

/** Where assignments without an order number stand (LoneuppdragUtanOrdningsnummerOrdning). */
export type Unnumbered = 'BEFORE' | 'AFTER'

/** Returns where the company places assignments without an order number. */
export async function unnumberedIn(tx: Transaction): Promise<Unnumbered> {
  const { LoneuppdragUtanOrdningsnummerOrdning: place } = await settingsFor(tx, [
    'LoneuppdragUtanOrdningsnummerOrdning',
  ])
  return place === 'AFTER' ? 'AFTER' : 'BEFORE'
}
