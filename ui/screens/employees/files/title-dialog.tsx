import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import { type DocumentChange, mostTitle } from '#contracts/employees/documents/shapes.ts'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/employees/employee-files/employee-files.select.ts'
import { css } from '#styled-system/css/index.js'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { fileTexts } from '#ui/screens/employees/files/files.text.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'

const texts = { ...fileTexts.dialog, ...fileTexts.change }
const formId = 'document-title'
const body = css({ display: 'grid', gap: '5' })

interface Written {
  readonly title: string
  readonly day: string
}

interface TitleDialogProps {
  readonly flow: FlowRef<'employeeFiles'>
  /** The title and the day as they are written, which begin as those of the document. */
  readonly written: Written
  readonly write: (written: Written) => void
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
  const edit = (next: Written) => {
    flow.send({ type: 'files.edit', hasFile: false })
    // No journal holds a personal number.
    write({ ...next, title: maskNumbers(next.title) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (title.trim() === '' || day === undefined) return
    // A title that was shown with a masked number is kept as it is stored.
    const change: DocumentChange = { Datum: day, ...(title !== first.title && { Titel: title.trim() }) }
    const ref = vault.keep(JSON.stringify(change))
    flow.send({ type: 'files.submit', body: ref, size: 0, idempotencyKey: newKey() })
  }
  const close = () => flow.send({ type: 'files.close' })
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.text}
      closeOnOutside={false}
      onClose={isSaving ? undefined : close}
      footer={
        <>
          <Button disabled={isSaving} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={body} onSubmit={submit} noValidate>
        {failure !== undefined && <Notice kind="ERROR">{failure}</Notice>}
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          required
          counter={mostTitle}
          autoComplete="off"
          value={title}
          onChange={next => {
            setTitle(next)
            edit({ ...written, title: next })
          }}
          error={isChecked && title.trim() === '' ? texts.noName : undefined}
          disabled={isSaving}
        />
        <DateField
          label={texts.day}
          hint={texts.dayHint}
          required
          value={written.day}
          onChange={next => edit({ ...written, day: next })}
          error={isChecked && day === undefined ? texts.noDay : undefined}
          disabled={isSaving}
        />
      </form>
    </Dialog>
  )
}
