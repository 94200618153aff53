import * as select from '#machines/jobs/job/job.select.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Progress } from '#ui/widgets/progress/progress.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'

export type JobId = 'restoreJob' | 'cloneJob' | 'sendJob' | 'removeJob' | LongWorkId
/** The flows of what takes long: files and vouchers. */
export type LongWorkId = 'fileJob' | 'proposalJob' | 'vouchersJob'

const subject = css({ overflowWrap: 'anywhere' })

interface JobProgressProps {
  readonly job: JobId
  /** Describes the job, from the ids of the source company and the new company, and its path. */
  readonly doing: (source: string, target: string, path: string) => string
  /** Says how far it has come. Defaults to rows. */
  readonly words?: (done: number, total: number) => string
  /** The text shown when the job takes long. */
  readonly long?: string
}

/**
 * Renders the progress of a job, in rows or payslips; indeterminate until they are counted. Nobody
 * is told to leave before the job has begun.
 */
export function JobProgress({ job, doing, long, words = copyTexts.progress }: JobProgressProps) {
  const standing = useSelect(job, select.standing)
  const status = useSelect(job, select.statusText)
  const isLong = useSelect(job, select.isLong)
  const isCounted = standing?.Status === 'INPROGRESS' && standing.RowsTotal > 0
  return (
    <div className={common.stack4}>
      {standing && <p className={subject}>{doing(standing.SourceFtgId, standing.FtgId, standing.Path ?? '')}</p>}
      <Progress
        label={status}
        value={isCounted ? standing.RowsDone : null}
        {...(isCounted && {
          max: standing.RowsTotal,
          words: words(standing.RowsDone, standing.RowsTotal),
        })}
      />
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {standing && (
        <p className={common.muted}>
          {isLong && long !== undefined && `${long} `}
          {copyTexts.mayLeave}
        </p>
      )}
    </div>
  )
}
