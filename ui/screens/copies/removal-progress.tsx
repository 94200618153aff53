import { useRef } from 'react'
import * as select from '#machines/jobs/job/job.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { copyTexts } from './copies.text.ts'
import { JobProgress } from './job-progress.tsx'

const texts = copyTexts.remove

/** How far the removal of a company has come. The dialog may be put away; the job goes on. */
export function RemovalProgress() {
  const flow = useFlow('removeJob')
  const isCancelling = useSelect('removeJob', select.isCancelling)
  const main = useRef<HTMLButtonElement>(null)
  const close = () => flow.send({ type: 'job.close' })
  return (
    <Dialog
      open
      title={texts.title}
      persistent
      onClose={close}
      // Not the way to stop what is under way.
      initialFocus={() => main.current}
      footer={
        <>
          <Button pending={isCancelling} onClick={() => flow.send({ type: 'job.cancel' })}>
            {texts.stop}
          </Button>
          <Button ref={main} variant="primary" onClick={close}>
            {copyTexts.close}
          </Button>
        </>
      }
    >
      <JobProgress job="removeJob" doing={texts.doing} long={texts.long} />
    </Dialog>
  )
}
