import { allRights, type Right } from '#contracts/rights/catalogue.ts'
import { areaLabel, type RightsArea, rightLabel } from '#contracts/rights/labels.ts'

/** A right in two groups. */
export interface ComparedRight {
  readonly right: Right
  readonly label: string
  /** Whether the first group has it, and the second. */
  readonly has: readonly [first: boolean, second: boolean]
}

/** The rights of an outermost area in two groups. */
export interface ComparedArea {
  readonly area: string
  readonly rights: readonly ComparedRight[]
}

/** Returns the rights of two groups by their outermost areas: all, or those that differ. */
export function compared(
  first: readonly Right[],
  second: readonly Right[],
  which: 'differences' | 'all',
): readonly ComparedArea[] {
  const [a, b] = [new Set(first), new Set(second)]
  const areas = new Map<RightsArea, ComparedRight[]>()
  for (const right of allRights) {
    const has = [a.has(right), b.has(right)] as const
    if (which === 'differences' && has[0] === has[1]) continue
    const area = right.split('.')[0] as RightsArea
    areas.set(area, [...(areas.get(area) ?? []), { right, label: rightLabel(right), has }])
  }
  return [...areas].map(([area, rights]) => ({ area: areaLabel(area), rights }))
}
