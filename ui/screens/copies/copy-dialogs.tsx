import * as selectRemoval from '#machines/companies/company-removal/company-removal.select.ts'
import * as selectJob from '#machines/jobs/job/job.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { CloneDialog } from './clone-dialog.tsx'
import { copyTexts } from './copies.text.ts'
import { FollowedJob } from './followed-job.tsx'
import type { LongWorkId } from './job-progress.tsx'
import { longWorkTexts } from './long-work.text.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'

/**
 * Renders the dialogs for jobs on whole companies, and for what takes long. Each flow starts when
 * its dialog opens; job dialogs keep their draft.
 */
export default function CopyDialogs() {
  const isRestoring = useSelect('restoreJob', selectJob.isOpen)
  const isCloning = useSelect('cloneJob', selectJob.isOpen)
  const isSending = useSelect('sendJob', selectJob.isOpen)
  const isAskingToRemove = useSelect('companyRemoval', selectRemoval.isOpen)
  const isRemoving = useSelect('removeJob', selectJob.isOpen)
  return (
    <>
      {isRestoring && <RestoreDialog />}
      {isCloning && <CloneDialog />}
      {isSending && <SendDialog />}
      {isAskingToRemove && <RemovalDialog />}
      {isRemoving && (
        <FollowedJob
          job="removeJob"
          title={copyTexts.remove.title}
          stopLabel={copyTexts.remove.stop}
          doing={copyTexts.remove.doing}
          long={copyTexts.remove.long}
        />
      )}
      <LongWork job="fileJob" />
      <LongWork job="proposalJob" />
      <LongWork job="vouchersJob" />
    </>
  )
}

/** Renders the dialog of what takes long, while it is open. */
function LongWork({ job }: { readonly job: LongWorkId }) {
  const isOpen = useSelect(job, selectJob.isOpen)
  return isOpen && <FollowedJob job={job} {...longWorkTexts[job]} />
}
