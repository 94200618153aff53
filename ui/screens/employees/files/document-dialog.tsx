import { useSelector } from '@xstate/react'
import { useState } from 'react'
import {
  documentFormats,
  documentMessages,
  documentTypeOf,
  maxDocumentBytes,
} from '#contracts/employees/documents/document-file.ts'
import { maxTitle, type NewDocument } from '#contracts/employees/documents/shapes.ts'
import { fileNameOf } from '#contracts/rules/file-name.ts'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import { lineOf } from '#contracts/rules/text.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/employees/employee-files/employee-files.select.ts'
import { useRuntime, useWritten } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { fileTexts } from '#ui/screens/employees/files/files.text.ts'
import { today } from '#ui/text/format.ts'
import { typedDate } from '#ui/text/typed-date.ts'
import { FormDialog } from '#ui/widgets/dialog/form-dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { base64Of } from '#ui/widgets/file-field/data-address.ts'
import { FileField } from '#ui/widgets/file-field/file-field.tsx'
import { DocumentFields, type DocumentWords, titleProblem } from './document-fields.tsx'

const texts = fileTexts.dialog

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

/** Returns the title that a file's name suggests. */
const titleOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '').slice(0, maxTitle)

function OpenDialog({ flow }: DocumentDialogProps) {
  const { vault } = useRuntime()
  const isSaving = useSelector(flow, select.isSaving)
  const failure = useSelector(flow, select.failureMessage)
  const hasFile = useSelector(flow, select.hasFile)
  const [kept, keep] = useWritten('newDocument', { title: '', day: today() })
  const [title, setTitle] = useState(kept.title)
  const [file, setFile] = useState<File>()
  const [isChecked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const edit = (has: boolean) => flow.send({ type: 'files.edit', hasFile: has })
  const write = (words: Partial<DocumentWords>) => {
    if (words.title !== undefined) setTitle(words.title)
    edit(hasFile)
    const next = { ...kept, ...words }
    // No journal holds a personal number.
    keep({ ...next, title: maskNumbers(next.title) })
  }
  const choose = async ([chosen]: readonly File[]) => {
    const isKnown = chosen === undefined || documentTypeOf(new Uint8Array(await chosen.arrayBuffer())) !== undefined
    setRefusal(isKnown ? undefined : documentMessages.wrongFormat)
    setFile(isKnown ? chosen : undefined)
    if (isKnown && chosen && title.trim() === '') write({ title: titleOf(chosen) })
    edit(isKnown && chosen !== undefined)
  }
  const submit = async () => {
    setChecked(true)
    const Datum = typedDate(kept.day)
    if (!file || Datum === undefined || titleProblem(title) !== undefined) return
    const type = documentTypeOf(new Uint8Array(await file.arrayBuffer())) ?? ''
    const FilNamn = fileNameOf(file.name, type)
    const document: NewDocument = { Titel: lineOf(title), Datum, FilNamn, Content: await base64Of(file) }
    const ref = vault.keep(JSON.stringify(document))
    flow.send({ type: 'files.submit', body: ref, size: file.size, idempotencyKey: newKey() })
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
      onSubmit={() => void submit()}
    >
      {hasFile && !file && <Notice kind="INFO">{texts.chooseAgain}</Notice>}
      <FileField
        label={texts.file}
        required
        accept={documentFormats}
        maxSize={maxDocumentBytes}
        value={file ? [file] : []}
        onChange={files => void choose(files)}
        error={refusal ?? failure ?? (isChecked && !file ? texts.noFile : undefined)}
        disabled={isSaving}
      />
      <DocumentFields words={{ title, day: kept.day }} onChange={write} isChecked={isChecked} disabled={isSaving} />
    </FormDialog>
  )
}
