import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { DocumentChange } from '#contracts/employees/documents/shapes.ts'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import { lineOf } from '#contracts/rules/text.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/employees/employee-files/employee-files.select.ts'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { fileTexts } from '#ui/screens/employees/files/files.text.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { FormDialog } from '#ui/widgets/dialog/form-dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { DocumentFields, type DocumentWords, titleProblem } from './document-fields.tsx'

const texts = { ...fileTexts.dialog, ...fileTexts.change }

interface TitleDialogProps {
  readonly flow: FlowRef<'employeeFiles'>
  /** The title and the day as they are written, which begin as those of the document. */
  readonly written: DocumentWords
  readonly write: (written: DocumentWords) => void
}

/** Renders the dialog that gives a document another title and day, while it is open. */
export function TitleDialog(props: TitleDialogProps) {
  const id = useSelector(props.flow, select.changedDocument)
  return id !== '' && <OpenDialog key={id} {...props} />
}

function OpenDialog({ flow, written, write }: TitleDialogProps) {
  const { vault } = useRuntime()
  const isSaving = useSelector(flow, select.isSaving)
  const failure = useSelector(flow, select.failureMessage)
  const [first] = useState(written)
  const [title, setTitle] = useState(written.title)
  const [isChecked, setChecked] = useState(false)
  const day = typedDate(written.day)
  const change = (words: Partial<DocumentWords>) => {
    if (words.title !== undefined) setTitle(words.title)
    flow.send({ type: 'files.edit', hasFile: false })
    const next = { ...written, ...words }
    // No journal holds a personal number.
    write({ ...next, title: maskNumbers(next.title) })
  }
  const submit = () => {
    setChecked(true)
    const isKept = title === first.title
    if (day === undefined || (!isKept && titleProblem(title) !== undefined)) return
    // A title that was shown with a masked number is kept as it is stored.
    const changed: DocumentChange = { Datum: day, ...(!isKept && { Titel: lineOf(title) }) }
    const ref = vault.keep(JSON.stringify(changed))
    flow.send({ type: 'files.submit', body: ref, size: 0, idempotencyKey: newKey() })
  }
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      closeOnOutside={false}
      cancel={texts.cancel}
      submit={texts.save}
      isBusy={isSaving}
      onClose={() => flow.send({ type: 'files.close' })}
      onSubmit={submit}
    >
      {failure !== undefined && <Notice kind="ERROR">{failure}</Notice>}
      <DocumentFields words={{ title, day: written.day }} onChange={change} isChecked={isChecked} disabled={isSaving} />
    </FormDialog>
  )
}
