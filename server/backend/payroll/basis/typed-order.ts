import { inOrder } from '../../engine/basis/canonical.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'

/**
 * Returns the typed rows of a payslip, in the order in which they were typed, as the engine keeps
 * them in that order: each with its turn, where days, pay types and ids would give another. The
 * turns come before those of pay assignments.
 */
export function inTypedOrder(rows: readonly EnteredRow[]): EnteredRow[] {
  const plain = rows.map(({ order: _, ...row }): EnteredRow => row)
  const byFacts = inOrder(
    plain,
    ({ from }) => from,
    ({ payType }) => payType,
    ({ id }) => id,
  )
  if (byFacts.every((row, at) => row === plain[at])) return plain
  return plain.map((row, at) => ({ ...row, order: at - rows.length }))
}
