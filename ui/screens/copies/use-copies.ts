import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import type { CopiesEvent } from '#machines/copies/copies/copies.types.ts'
import { post } from '#machines/kit/shared/letter.ts'
import { requireChunk } from '#ui/chunks/chunk.ts'
import { useRuntime } from '#ui/runtime/hooks.tsx'

/** Loads the copy flows, whose dialogs are opened from many places. */
const loadCopies = async () => (await requireChunk(() => import('#ui/runtime/lazy/copies.ts'))).copies

/**
 * Returns a function that sends an event to the copy flows. Their code is loaded with the first
 * event.
 */
export function useCopies(): (event: CopiesEvent) => Promise<void> {
  const { app, begin } = useRuntime()
  return useCallback(
    async event => {
      begin(await loadCopies())
      post(app.system, 'copies', event)
    },
    [app, begin],
  )
}

/**
 * True when the copy flows are running. Starts them if this tab follows a job, as it may after a
 * reload.
 */
export function useHasCopies(): boolean {
  const { app, begin, storage } = useRuntime()
  const areRunning = useSelector(app, () => app.system.get('copies') !== undefined)
  useEffect(() => {
    if (Object.keys(storage.followedJobs.read()).length > 0) void loadCopies().then(begin)
  }, [begin, storage])
  return areRunning
}
