import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { reportLimits } from '#contracts/portal/bug-report.rules.ts'
import { post } from '#machines/kit/shared/letter.ts'
import { css } from '#styled-system/css/index.js'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { TextArea } from '#ui/widgets/field/text-area.tsx'
import { saveFile } from '#ui/widgets/save-file.ts'
import { bugReportTexts as texts } from './bug-report.text.ts'

const list = css({ listStyle: 'disc', paddingLeft: '5', marginTop: '1', color: 'fg.muted' })

interface BugReportDialogProps {
  readonly text: string
  readonly setText: (text: string) => void
  readonly onClose: () => void
}

/**
 * Renders the bug report: its contents, a field for the person's own text, and the buttons that
 * download and send it. Nothing is sent before the press that agrees to it. The text is kept when
 * the sending fails.
 */
export default function BugReportDialog({ text, setText, onClose }: BugReportDialogProps) {
  const { app, bugReports } = useRuntime()
  const [isSending, setSending] = useState(false)
  const error = text.length > reportLimits.text ? texts.tooLong(reportLimits.text) : undefined
  const download = async () =>
    saveFile(new Blob([await bugReports.print(text)], { type: 'application/json' }), fileName())
  const send = async () => {
    setSending(true)
    const { tag } = await bugReports.send(text)
    setSending(false)
    const [kind, said] = tag === 'ok' ? (['SUCCESS', texts.sent] as const) : (['ERROR', texts.notSent] as const)
    post(app.system, 'snackbar', { type: 'snackbar.show', kind, text: said })
    if (tag === 'ok') onClose()
  }
  return (
    <Dialog
      open
      title={texts.title}
      closeOnOutside={false}
      onClose={isSending ? undefined : onClose}
      footer={
        <>
          <Button variant="ghost" disabled={isSending} onClick={onClose}>
            {texts.close}
          </Button>
          <Button icon={Download} disabled={error !== undefined} onClick={() => void download()}>
            {texts.download}
          </Button>
          <Button variant="primary" disabled={error !== undefined} pending={isSending} onClick={send}>
            {texts.send}
          </Button>
        </>
      }
    >
      <div className={common.stack4}>
        <p>{texts.intro}</p>
        <div>
          <p>{texts.holds}</p>
          <ul className={list}>
            {texts.parts.map(part => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
        <TextArea
          label={texts.what}
          hint={texts.whatHint}
          counter={reportLimits.text}
          rows={4}
          error={error}
          readOnly={isSending}
          value={text}
          onChange={setText}
        />
      </div>
    </Dialog>
  )
}

/** Returns a name with the local time, such as `avlona-felrapport-2026-11-23-1042.json`. */
function fileName(): string {
  const [date, time = ''] = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
    .format()
    .split(' ')
  return `avlona-felrapport-${date}-${time.replace(':', '')}.json`
}
