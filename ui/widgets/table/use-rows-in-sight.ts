import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'

/** The number of rows above which the list is virtualised. */
const maxAtOnce = 100

interface Rows {
  readonly count: number
  readonly scroller: RefObject<HTMLDivElement | null>
  /** The estimated height of a row before it is measured, in CSS pixels. */
  readonly height: number
  /** The number of rows rendered beyond the visible ones on either side. */
  readonly beyond: number
  /** The row that stays mounted wherever the list is scrolled: the focused one. */
  readonly kept?: number | undefined
}

/** Returns the mounted rows: all of them, or only those near the viewport when there are many. */
export function useRowsInSight({ count, scroller, height, beyond, kept }: Rows): {
  readonly isVirtual: boolean
  /** The indexes of the mounted rows, in order. */
  readonly shown: readonly number[]
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>
} {
  const isVirtual = count > maxAtOnce
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: isVirtual ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    rangeExtractor: useCallback(
      (range: Range) =>
        kept === undefined || kept >= range.count
          ? defaultRangeExtractor(range)
          : [...new Set([...defaultRangeExtractor(range), kept])].sort((a, b) => a - b),
      [kept],
    ),
    overscan: beyond,
    useFlushSync: false,
  })
  return {
    isVirtual,
    shown: isVirtual
      ? virtualizer.getVirtualItems().map(({ index }) => index)
      : Array.from({ length: count }, (_, index) => index),
    virtualizer,
  }
}
