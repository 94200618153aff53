import { useLayoutEffect, useRef } from 'react'
import { progress } from '#machines/kit/table/table.select.ts'
import { table } from '#styled-system/recipes/index.js'
import { tableTexts } from '#ui/widgets/table/table.text.ts'
import { Button } from '../button/button.tsx'
import { Progress } from '../progress/progress.tsx'
import { type TableFlow, useFlowOf } from './use-table-flow.ts'

const texts = tableTexts.batch

interface BatchProgressProps {
  readonly flow: TableFlow
  /** The name of the batch. */
  readonly label: string
}

/**
 * Renders the progress of a batch, with a button to stop it. The request in flight is awaited, and
 * no more are sent.
 */
export function BatchProgress({ flow, label }: BatchProgressProps) {
  const now = useFlowOf(flow, progress, isSame)
  const bar = useRef<HTMLDivElement>(null)
  // Moves the focus from the pressed button, which is gone. Not to the stop button, which could
  // receive the same key press.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus()
  }, [])
  if (!now) return null
  const { answered, of, failed, isStopping } = now
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div ref={bar} className={table().batchBar} role="group" aria-label={label} tabIndex={-1}>
      <div className={table().batchProgress}>
        <Progress label={label} value={answered} max={of} words={texts.progress(answered, of, failed)} />
      </div>
      <Button size="sm" pending={isStopping} onClick={() => flow.send({ type: 'batch.stop' })}>
        {isStopping ? texts.stopping : texts.stop}
      </Button>
    </div>
  )
}

type Now = ReturnType<typeof progress>
const isSame = (a: Now, b: Now) =>
  a === b || (a?.answered === b?.answered && a?.failed === b?.failed && a?.isStopping === b?.isStopping)
