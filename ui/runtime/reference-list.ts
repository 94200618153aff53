import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import { waitFor } from 'xstate'
import type { ReferenceTo } from '#contracts/forms/field.ts'
import type { ListName } from '#contracts/reference-data/names.ts'
import { type ReferenceItem, textOfReference } from '#contracts/registers/reference-lists.ts'
import * as select from '#machines/kit/reference-data/reference-data.select.ts'
import type { ListKey } from '#machines/kit/reference-data/reference-data.types.ts'
import type { ApiFailure } from '#machines/kit/shared/result.ts'
import * as selectView from '#machines/view-filters/view-filters/view-filters.select.ts'
import { useLazyFlow } from './hooks.tsx'
import { referenceData } from './lazy/reference-data.ts'
import { viewFilters } from './lazy/view-filters.ts'

/** A cached list of reference data, as a field sees it. */
export interface ReferenceListView {
  /** Null until the list has been fetched. */
  readonly items: readonly ReferenceItem[] | null
  readonly isPending: boolean
  readonly failure: ApiFailure | null
  /** Asks for the list, which is fetched if it is unknown, empty or old. */
  readonly show: () => void
}

/**
 * Returns a list of reference data.
 *
 * @param isShown whether anything of it is on display; otherwise it is fetched on `show` only
 */
export function useReferenceList(list: ListName, of: string | undefined, isShown: boolean): ReferenceListView {
  const flow = useLazyFlow(referenceData)
  const key = useMemo<ListKey>(() => ({ list, ...(of !== undefined && { of }) }), [list, of])
  const show = useCallback(() => flow?.send({ type: 'reference.show', ...key, at: Date.now() }), [flow, key])
  const isWanting = useSelector(flow, snapshot => snapshot !== undefined && select.isWanting(snapshot, key))
  useEffect(() => {
    if (isShown && isWanting) show()
  }, [isShown, isWanting, show])
  return {
    items: useSelector(flow, snapshot => (snapshot ? select.itemsIn(snapshot, key) : null)),
    isPending: useSelector(flow, snapshot => snapshot === undefined || select.isPending(snapshot, key)),
    failure: useSelector(flow, snapshot => (snapshot ? select.failureIn(snapshot, key) : null)),
    show,
  }
}

/** Returns a code of a list with its name. */
export type ReferenceText = (list: ListName, code: string) => string

/**
 * Returns a function that fetches lists where needed and then returns the texts of their codes.
 * Undefined until the flow of the lists has started.
 */
export function useReferenceTexts(): ((lists: readonly ListName[]) => Promise<ReferenceText>) | undefined {
  const flow = useLazyFlow(referenceData)
  return useMemo(
    () =>
      flow &&
      (async lists => {
        for (const list of lists) flow.send({ type: 'reference.show', list, at: Date.now() })
        const areSettled = (snapshot: ReturnType<typeof flow.getSnapshot>) =>
          lists.every(list => select.isSettled(snapshot, { list }))
        // A list that fails, or whose flow ends, leaves the codes alone.
        const snapshot = await waitFor(flow, areSettled).catch(() => flow.getSnapshot())
        return (list, code) => textOfReference(code, select.itemsIn(snapshot, { list }))
      }),
    [flow],
  )
}

/** A list that nothing is fetched of. */
const noOwners = 'payTypeTables'

/**
 * Returns the code of the owner that screens share, such as the chosen pay-type table, or that of
 * the first owner. Undefined until it is known, and where the reference has none.
 *
 * @param isShown whether anything of the owner's items is on display
 */
export function useSharedOwner(among: ReferenceTo['among'], isShown: boolean): string | undefined {
  const flow = useLazyFlow(viewFilters)
  const kept = useSelector(flow, snapshot => snapshot && among && selectView.codeOf(snapshot, among.field))
  const { items } = useReferenceList(among?.owners ?? noOwners, undefined, among !== undefined && isShown)
  if (!among) return undefined
  return items?.some(({ code }) => code === kept) ? kept : items?.[0]?.code
}
