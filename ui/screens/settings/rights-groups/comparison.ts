import { allRights, type Right } from '#contracts/rights/catalogue.ts'
import { rightLabel } from '#contracts/rights/labels.ts'

/** A right in two groups. */
export interface ComparedRight {
  readonly right: Right
  readonly label: string
  /** Whether the first group has it, and the second. */
  readonly has: readonly [first: boolean, second: boolean]
}

/** Returns the rights of two groups in the catalogue's order: all, or those that differ. */
export function compared(
  first: readonly Right[],
  second: readonly Right[],
  which: 'differences' | 'all',
): readonly ComparedRight[] {
  const [a, b] = [new Set(first), new Set(second)]
  return allRights
    .filter(right => which === 'all' || a.has(right) !== b.has(right))
    .map(right => ({ right, label: rightLabel(right), has: [a.has(right), b.has(right)] }))
}
