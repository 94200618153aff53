import * as selectRemoval from '#machines/companies/company-removal/company-removal.select.ts'
import * as selectJob from '#machines/jobs/job/job.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { CloneDialog } from './clone-dialog.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { RemovalProgress } from './removal-progress.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'

/**
 * Renders the dialogs for jobs on whole companies. Each flow starts when its dialog opens; job
 * dialogs keep their draft.
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
      {isRemoving && <RemovalProgress />}
    </>
  )
}
