import { useRef } from 'react'
import { downloadFailure, isPrint } from '#machines/frame/download/download.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { bugReportTexts } from '#ui/shell/bug-report/bug-report.text.ts'
import { BugReport } from '#ui/shell/bug-report/bug-report.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { useLast } from './use-last.ts'

const texts = shellTexts.download

/** Shows the server's message when a print or a file failed. */
export function DownloadFailedDialog() {
  const flow = useFlow('download')
  const why = useSelect('download', downloadFailure)
  const wasPrint = useSelect('download', isPrint)
  const shown = useLast(
    why === undefined ? undefined : (`${wasPrint ? texts.printFailed : texts.fileFailed}\n${why}` as const),
  )
  const closing = useRef<HTMLButtonElement>(null)
  if (shown === undefined) return null
  const [title = '', text] = shown.split('\n')
  const close = () => flow.send({ type: 'download.close' })
  return (
    <Dialog
      open={why !== undefined}
      role="alertdialog"
      title={title}
      width={480}
      onClose={close}
      initialFocus={() => closing.current}
      footer={
        <>
          <BugReport id="bugReportOfDownload" variant="ghost" label={bugReportTexts.openAfterError} />
          <Button ref={closing} variant="primary" onClick={close}>
            {texts.close}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
