import { type ComponentProps, useRef } from 'react'
import * as select from '#machines/jobs/job/job.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { copyTexts } from './copies.text.ts'
import { JobProgress } from './job-progress.tsx'

interface FollowedJobProps extends ComponentProps<typeof JobProgress> {
  readonly title: string
  readonly stopLabel: string
}

/**
 * Renders the progress of a job that was requested elsewhere: a removal, a file, vouchers. Closing
 * the dialog does not stop the job.
 */
export function FollowedJob({ title, stopLabel, ...progress }: FollowedJobProps) {
  const flow = useFlow(progress.job)
  const isCancelling = useSelect(progress.job, select.isCancelling)
  const main = useRef<HTMLButtonElement>(null)
  const close = () => flow.send({ type: 'job.close' })
  return (
    <Dialog
      open
      title={title}
      persistent
      onClose={close}
      // Gives the initial focus to the content, not to the button that stops the job.
      initialFocus={() => main.current}
      footer={
        <>
          <Button pending={isCancelling} onClick={() => flow.send({ type: 'job.cancel' })}>
            {stopLabel}
          </Button>
          <Button ref={main} variant="primary" onClick={close}>
            {copyTexts.close}
          </Button>
        </>
      }
    >
      <JobProgress {...progress} />
    </Dialog>
  )
}
