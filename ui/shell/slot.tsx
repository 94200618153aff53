import type { ComponentType } from 'react'
import { type Area, useAreas } from './area.ts'

/** Renders the contribution of each area to a place of the shell. */
export const Slot = ({ of }: { readonly of: (area: Area) => ComponentType | undefined }) =>
  useAreas().areas.map((area, order) => {
    const Part = of(area)
    // biome-ignore lint/suspicious/noArrayIndexKey: the areas are the same for as long as the page lives
    return Part && <Part key={order} />
  })
