import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'

/** So many rows are in the page at once, rather than only those in sight. */
const mostAtOnce = 100

interface Rows {
  readonly count: number
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Of a row, in CSS pixels, until it has been measured. */
  readonly height: number
  /** How many rows out of sight are drawn on either side. */
  readonly beyond: number
  /** A row that stays in the page wherever one scrolls: the one with the focus. */
  readonly kept?: number | undefined
}

/** Which rows are in the page: all of them, or only those in sight when there are many. */
export function useRowsInSight({ count, scroller, height, beyond, kept }: Rows): {
  readonly isVirtual: boolean
  /** The places of the rows in the page, in order. */
  readonly shown: readonly number[]
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>
} {
  const isVirtual = count > mostAtOnce
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
