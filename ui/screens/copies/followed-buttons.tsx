import type { RefObject } from 'react'
import * as select from '#machines/jobs/job/job.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { copyTexts } from './copies.text.ts'
import type { JobId } from './job-progress.tsx'

interface FollowedButtonsProps {
  readonly job: JobId
  readonly stopLabel: string
  /** The button that closes the dialog, which gets the initial focus. */
  readonly main: RefObject<HTMLButtonElement | null>
}

/** Renders the buttons below a job's progress: one stops the job, one closes its dialog. */
export function FollowedButtons({ job, stopLabel, main }: FollowedButtonsProps) {
  const flow = useFlow(job)
  const isCancelling = useSelect(job, select.isCancelling)
  return (
    <>
      <Button pending={isCancelling} onClick={() => flow.send({ type: 'job.cancel' })}>
        {stopLabel}
      </Button>
      <Button ref={main} variant="primary" onClick={() => flow.send({ type: 'job.close' })}>
        {copyTexts.close}
      </Button>
    </>
  )
}
