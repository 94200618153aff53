import Bug from 'lucide-react/icons/bug'
import { useState } from 'react'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useDialog, useWritten } from '#ui/runtime/hooks.tsx'
import { Button, type ButtonLook } from '#ui/widgets/button/button.tsx'
import { bugReportTexts as texts } from './bug-report.text.ts'

// A failure is shown in its place: where the page has failed, nothing else shows it.
const BugReportDialog = lazyChunk(() => import('./bug-report-dialog.tsx'), { failure: 'inside' })

interface ReportProps extends ButtonLook {
  readonly label?: string
}

/**
 * Renders the button that opens the bug report, for a signed-in person.
 *
 * @param id of the dialog, which is open again after a reload
 */
export function BugReport({ id, ...look }: ReportProps & { readonly id: string }) {
  const [isOpen, setOpen] = useDialog(id)
  const [kept, keep] = useWritten(id, '')
  const [text, setText] = useState(kept)
  const write = (next: string) => {
    setText(next)
    // No journal holds a personal number. What is sent has none either.
    keep(maskNumbers(next))
  }
  return <Report {...look} isOpen={isOpen} setOpen={setOpen} text={text} setText={write} />
}

/** Renders the same where no flow but the application itself may be running. */
export function BugReportAfterError(look: ReportProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  return <Report {...look} isOpen={isOpen} setOpen={setOpen} text={text} setText={setText} />
}

interface OpenProps extends ReportProps {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly text: string
  readonly setText: (text: string) => void
}

const Report = ({ label = texts.open, isOpen, setOpen, text, setText, ...look }: OpenProps) => (
  <>
    <Button {...look} icon={Bug} onClick={() => setOpen(true)}>
      {label}
    </Button>
    {isOpen && <BugReportDialog text={text} setText={setText} onClose={() => setOpen(false)} />}
  </>
)
