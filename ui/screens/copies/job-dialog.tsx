import { type ReactNode, useRef } from 'react'
import * as select from '#machines/jobs/job/job.select.ts'
import type { JobDraft } from '#machines/jobs/job/job.types.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { type JobId, JobProgress } from './job-progress.tsx'

const form = css({ display: 'grid', gap: '4', gridTemplateColumns: '[minmax(0, 1fr)]' })

interface JobDialogProps {
  readonly job: JobId
  readonly title: string
  readonly width?: number
  /** The id of the form within, for the button that starts. */
  readonly formId: string
  readonly startLabel: string
  readonly isStartDisabled?: boolean
  readonly stopLabel: string
  readonly doing: (source: string, target: string) => string
  readonly long?: string
  /** What is written so far: the cross keeps it for the next time. */
  readonly draft: JobDraft
  /** The form; what is written in it outlives an attempt that failed. */
  readonly children: ReactNode
}

/**
 * The dialog of a job: what it needs to know, and once it has begun, how far it has come. It is
 * persistent; the cross puts it away with what is written in it, and the job goes on. 'Avbryt'
 * throws that away.
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
  draft,
  children,
}: JobDialogProps) {
  const flow = useFlow(job)
  const isFinding = useSelect(job, select.isFinding)
  const isStarting = useSelect(job, select.isStarting)
  const isFollowing = useSelect(job, select.isFollowing)
  const isCancelling = useSelect(job, select.isCancelling)
  const notice = useSelect(job, select.notice)
  const main = useRef<HTMLButtonElement>(null)
  const close = () => flow.send({ type: 'job.close', draft })
  return (
    <Dialog
      open
      title={title}
      {...(width !== undefined && { width })}
      persistent
      onClose={isStarting ? undefined : close}
      // Not the way to stop what is under way.
      {...(isFollowing && { initialFocus: () => main.current })}
      footer={
        isFollowing ? (
          <>
            <Button pending={isCancelling} onClick={() => flow.send({ type: 'job.cancel' })}>
              {stopLabel}
            </Button>
            <Button ref={main} variant="primary" onClick={close}>
              {copyTexts.close}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isStarting} onClick={() => flow.send({ type: 'job.close', draft: null })}>
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
      {/* Hidden rather than gone, so that what is written is there again after an attempt that failed. */}
      <div className={form} hidden={isFollowing}>
        {notice !== '' && <Notice kind="ERROR">{notice}</Notice>}
        {children}
      </div>
    </Dialog>
  )
}
