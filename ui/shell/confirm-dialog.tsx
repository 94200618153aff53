import { useRef } from 'react'
import { question as selectQuestion } from '#machines/frame/confirm/confirm.select.ts'
import type { Answer } from '#machines/kit/shared/question.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { useLast } from './use-last.ts'

const texts = shellTexts.confirm

/** Finds the first invalid field, which gets the focus when saving failed validation. */
const firstWrong = () => document.querySelector<HTMLElement>('main [aria-invalid=true]')

/**
 * Renders the confirmation dialog, with 'Nej' and 'Ja' unless the question has other words. A press
 * outside does nothing; Escape means no.
 */
export function ConfirmDialog() {
  const flow = useFlow('confirm')
  const question = useSelect('confirm', selectQuestion)
  const shown = useLast(question)
  const safe = useRef<HTMLButtonElement>(null)
  const verb = useRef<HTMLButtonElement>(null)
  if (!shown) return null
  const answer = (answer: Answer) => () => flow.send({ type: 'confirm.answer', answer })
  const { title, text, confirm = texts.yes, cancel = texts.no, alternative, isDestructive = false } = shown
  return (
    <Dialog
      open={question !== undefined}
      role="alertdialog"
      title={title}
      width={480}
      closeOnOutside={false}
      onClose={answer('cancelled')}
      finalFocus={firstWrong}
      initialFocus={() => (isDestructive ? safe : verb).current}
      footer={
        <>
          <Button ref={safe} onClick={answer('cancelled')}>
            {cancel}
          </Button>
          {alternative !== undefined && <Button onClick={answer('alternative')}>{alternative}</Button>}
          <Button ref={verb} variant={isDestructive ? 'danger' : 'primary'} onClick={answer('confirmed')}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
