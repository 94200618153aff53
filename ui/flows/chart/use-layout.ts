import { useCallback, useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { type ChartLayout, layOut } from '#machines/kit/chart/chart-layout.ts'
import { chartOf } from '#machines/kit/chart/chart-model.ts'
import { loadChunk } from '#ui/chunks/load-chunk.ts'

/** Descriptions are in no production build, and would make the chart much larger. */
const detail = { descriptions: false, counts: true }

const layouts = new WeakMap<AnyStateMachine, ChartLayout>()

async function layoutOf(machine: AnyStateMachine): Promise<ChartLayout> {
  const { default: Elk } = await loadChunk(() => import('elkjs/lib/elk.bundled.js'))
  return layOut(chartOf(machine), new Elk(), detail)
}

export interface LayoutState {
  readonly layout: ChartLayout | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Lays out a machine's chart, once for each machine. */
export function useLayout(machine: AnyStateMachine): LayoutState {
  const [attempt, setAttempt] = useState(0)
  const [, setDone] = useState(0)
  const [failed, setFailed] = useState<AnyStateMachine>()
  useEffect(() => {
    if (layouts.has(machine)) return
    let isCurrent = true
    layoutOf(machine).then(
      layout => {
        layouts.set(machine, layout)
        if (isCurrent) setDone(attempt + 1)
      },
      () => {
        if (isCurrent) setFailed(machine)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [machine, attempt])
  const retry = useCallback(() => {
    setFailed(undefined)
    setAttempt(count => count + 1)
  }, [])
  return { layout: layouts.get(machine), hasFailed: failed === machine, retry }
}
