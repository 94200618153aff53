import { type ReactNode, useRef } from 'react'
import * as select from '#machines/jobs/job/job.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { FollowedButtons } from './followed-buttons.tsx'
import { type JobId, JobProgress } from './job-progress.tsx'

const form = common.fluid4

interface JobDialogProps {
  readonly job: JobId
  readonly title: string
  readonly width?: number
  /** The id of the form in the dialog, for the submit button. */
  readonly formId: string
  readonly startLabel: string
  readonly isStartDisabled?: boolean
  readonly stopLabel: string
  readonly doing: (source: string, target: string) => string
  readonly long?: string
  /** The form. It stays mounted, so that its values survive a failed attempt. */
  readonly children: ReactNode
}

/**
 * Renders the dialog of a job: first its form, then its progress. It is persistent. The close
 * button keeps the draft and the job goes on; 'Avbryt' discards the draft.
 */
export function JobDialog({
  job,
  title,
  width,
  formId,
  startLabel,
  isStartDisabled,
  stopLabel,
  doing,
  long,
  children,
}: JobDialogProps) {
  const flow = useFlow(job)
  const isFinding = useSelect(job, select.isFinding)
  const isStarting = useSelect(job, select.isStarting)
  const isFollowing = useSelect(job, select.isFollowing)
  const notice = useSelect(job, select.notice)
  const main = useRef<HTMLButtonElement>(null)
  const close = () => flow.send({ type: 'job.close' })
  return (
    <Dialog
      open
      title={title}
      {...(width !== undefined && { width })}
      persistent
      onClose={isStarting ? undefined : close}
      // Gives the initial focus to the content, not to the button that stops the job.
      {...(isFollowing && { initialFocus: () => main.current })}
      footer={
        isFollowing ? (
          <FollowedButtons job={job} stopLabel={stopLabel} main={main} />
        ) : (
          <>
            <Button disabled={isStarting} onClick={() => flow.send({ type: 'job.discard' })}>
              {copyTexts.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              pending={isStarting}
              disabled={isFinding || isStartDisabled}
            >
              {startLabel}
            </Button>
          </>
        )
      }
    >
      {isFollowing && <JobProgress job={job} doing={doing} {...(long !== undefined && { long })} />}
      {/* Hidden rather than unmounted, so that the values survive a failed attempt. */}
      <div className={form} hidden={isFollowing}>
        {notice !== '' && <Notice kind="ERROR">{notice}</Notice>}
        {children}
      </div>
    </Dialog>
  )
}
