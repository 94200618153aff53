import { type ComponentProps, useRef } from 'react'
import { useFlow } from '#ui/runtime/hooks.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { FollowedButtons } from './followed-buttons.tsx'
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
  const main = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      title={title}
      persistent
      onClose={() => flow.send({ type: 'job.close' })}
      // Gives the initial focus to the content, not to the button that stops the job.
      initialFocus={() => main.current}
      footer={<FollowedButtons job={progress.job} stopLabel={stopLabel} main={main} />}
    >
      <JobProgress {...progress} />
    </Dialog>
  )
}
