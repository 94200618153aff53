import { useRef } from 'react'
import * as select from '#machines/jobs/job/job.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { copyTexts } from './copies.text.ts'
import { JobProgress } from './job-progress.tsx'

const texts = copyTexts.remove

/** Renders the progress of a company's removal. Closing the dialog does not stop the job. */
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
      // Gives the initial focus to the content, not to the button that stops the job.
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
