import { useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import type { CopiesEvent } from '#machines/copies/copies/copies.types.ts'
import * as selectDownload from '#machines/frame/download/download.select.ts'
import { post } from '#machines/kit/shared/letter.ts'
import { requireChunk } from '#ui/chunks/chunk.ts'
import { useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'

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
 * Returns a function that starts the flows that follow jobs, before a job is asked for whose dialog
 * is wanted.
 */
export function useJobFlows(): () => Promise<void> {
  const { begin } = useRuntime()
  return useCallback(async () => begin(await loadCopies()), [begin])
}

/**
 * True when the copy flows are running. Starts them if this tab follows a job, as it may after a
 * reload, and when a file is to be made by a job.
 */
export function useHasCopies(): boolean {
  const { app, begin, storage } = useRuntime()
  const areRunning = useSelector(app, () => app.system.get('copies') !== undefined)
  useEffect(() => {
    if (Object.keys(storage.followedJobs.read()).length > 0) void loadCopies().then(begin)
  }, [begin, storage])
  const download = useFlow('download')
  const isLong = useSelect('download', selectDownload.isLong)
  useEffect(() => {
    if (isLong)
      void loadCopies()
        .then(begin)
        .then(() => download.send({ type: 'download.order', key: newKey() }))
  }, [isLong, begin, download])
  return areRunning
}
