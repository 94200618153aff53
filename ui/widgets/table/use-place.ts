import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { TablePlace } from '#machines/kit/table/table.types.ts'
import type { Memory } from './table.types.ts'
import { type TableFlow, useFlowOf } from './use-table-flow.ts'

/**
 * Scrolls to where the list was left, once its rows have come, and to the first row after a change
 * of page, order or search. Remembers where the list is left.
 */
export function usePlace(
  flow: TableFlow,
  kept: Memory<TablePlace | null> | undefined,
  scroller: RefObject<HTMLElement | null>,
): void {
  const page = useFlowOf(flow, ({ context }) => context.page)
  const left = useRef(kept?.read() ?? null)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!page || !scroller.current) return
    const { pageNum, perPage, sortBy, sortOrder, shownTerm } = flow.getSnapshot().context
    const now = JSON.stringify([pageNum, perPage, sortBy, sortOrder, shownTerm])
    // Rows that are fetched again stay where they are.
    if (now === shown.current) return
    const isFirst = shown.current === undefined
    shown.current = now
    scroller.current.scrollTop = left.current?.scrolled.rows ?? 0
    if (left.current) window.scrollTo({ top: left.current.scrolled.page })
    // Cards scroll with the page.
    else if (!isFirst && scroller.current.getBoundingClientRect().top < 0) scroller.current.scrollIntoView()
    left.current = null
  }, [page, flow, scroller])
  useLayoutEffect(
    () => () => {
      const { pageNum, searchTerm, searchFields } = flow.getSnapshot().context
      const scrolled = { rows: scroller.current?.scrollTop ?? 0, page: window.scrollY }
      kept?.write({ pageNum, searchTerm, searchFields, scrolled })
    },
    [flow, kept, scroller],
  )
}
