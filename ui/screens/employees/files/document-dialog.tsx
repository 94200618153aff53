import { useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import {
  documentFormats,
  documentMessages,
  documentTypeOf,
  mostDocumentBytes,
} from '#contracts/employees/documents/document-file.ts'
import { mostTitle, type NewDocument } from '#contracts/employees/documents/shapes.ts'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/employees/employee-files/employee-files.select.ts'
import { css } from '#styled-system/css/index.js'
import { useRuntime, useWritten } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { fileTexts } from '#ui/screens/employees/files/files.text.ts'
import { today } from '#ui/text/format.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DateField } from '#ui/widgets/date-field/date-field.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'
import { base64Of } from '#ui/widgets/file-field/data-address.ts'
import { FileField } from '#ui/widgets/file-field/file-field.tsx'

const texts = fileTexts.dialog
const formId = 'new-document'
const body = css({ display: 'grid', gap: '5' })

interface DocumentDialogProps {
  readonly flow: FlowRef<'employeeFiles'>
}

/** Renders the dialog that adds a document, while it is open. */
export function DocumentDialog({ flow }: DocumentDialogProps) {
  const isOpen = useSelector(
    flow,
    snapshot => select.openKind(snapshot) === 'document' && select.changedDocument(snapshot) === '',
  )
  return isOpen && <OpenDialog flow={flow} />
}

/** Returns what is wrong with what was written, by its place. */
const problemsOf = (file: File | undefined, title: string, day: string) => ({
  file: file ? undefined : texts.noFile,
  title: title.trim() === '' ? texts.noName : undefined,
  day: typedDate(day) === undefined ? texts.noDay : undefined,
})

/** Returns the title that a file's name suggests. */
const titleOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '').slice(0, mostTitle)

function OpenDialog({ flow }: DocumentDialogProps) {
  const { vault } = useRuntime()
  const isSaving = useSelector(flow, select.isSaving)
  const failure = useSelector(flow, select.failureMessage)
  const hasFile = useSelector(flow, select.hasFile)
  const [kept, keep] = useWritten('newDocument', { title: '', day: today() })
  const [title, setTitle] = useState(kept.title)
  const [file, setFile] = useState<File>()
  const [isChecked, setChecked] = useState(false)
  const problems = problemsOf(file, title, kept.day)
  const shown = isChecked ? problems : { file: undefined, title: undefined, day: undefined }
  const [refusal, setRefusal] = useState<string>()
  const edit = (has: boolean) => flow.send({ type: 'files.edit', hasFile: has })
  const write = (next: string) => {
    setTitle(next)
    edit(hasFile)
    // No journal holds a personal number.
    keep({ ...kept, title: maskNumbers(next) })
  }
  const choose = async ([chosen]: readonly File[]) => {
    const isKnown = chosen === undefined || documentTypeOf(new Uint8Array(await chosen.arrayBuffer())) !== undefined
    setRefusal(isKnown ? undefined : documentMessages.wrongFormat)
    setFile(isKnown ? chosen : undefined)
    if (isKnown && chosen && title.trim() === '') write(titleOf(chosen))
    edit(isKnown && chosen !== undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const Datum = typedDate(kept.day)
    if (!file || Datum === undefined || problems.title) return
    const document: NewDocument = { Titel: title.trim(), Datum, FilNamn: file.name, Content: await base64Of(file) }
    const ref = vault.keep(JSON.stringify(document))
    flow.send({ type: 'files.submit', body: ref, size: file.size, idempotencyKey: newKey() })
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
      <form id={formId} className={body} onSubmit={event => void submit(event)} noValidate>
        {hasFile && !file && <Notice kind="INFO">{texts.chooseAgain}</Notice>}
        <FileField
          label={texts.file}
          required
          accept={documentFormats}
          maxSize={mostDocumentBytes}
          value={file ? [file] : []}
          onChange={files => void choose(files)}
          error={refusal ?? failure ?? shown.file}
          disabled={isSaving}
        />
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          required
          counter={mostTitle}
          autoComplete="off"
          value={title}
          onChange={write}
          error={shown.title}
          disabled={isSaving}
        />
        <DateField
          label={texts.day}
          hint={texts.dayHint}
          required
          value={kept.day}
          onChange={day => {
            edit(hasFile)
            keep({ ...kept, day })
          }}
          error={shown.day}
          disabled={isSaving}
        />
      </form>
    </Dialog>
  )
}
