import { useSelector } from '@xstate/react'
import { maxImportBytes } from '#contracts/imports/limits.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/fos/fos/fos.select.ts'
import { css } from '#styled-system/css/index.js'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { fosTexts } from '#ui/screens/fos/fos.text.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { base64Of } from '#ui/widgets/file-field/data-address.ts'
import { FileField } from '#ui/widgets/file-field/file-field.tsx'
import { Section } from '#ui/widgets/section/section.tsx'

const texts = fosTexts.answer
const body = css({ display: 'grid', gap: '4', maxWidth: '[40rem]' })

/** Renders the choice of the file of an answer, which is read at once. */
export function AnswerFile({ flow }: { readonly flow: FlowRef<'fos'> }) {
  const { vault } = useRuntime()
  const isReading = useSelector(flow, select.isReading)
  const isAsking = useSelector(flow, select.isAsking)
  const failure = useSelector(flow, select.failureMessage)
  const done = useSelector(flow, select.done)
  const read = async ([file]: readonly File[]) => {
    if (file) flow.send({ type: 'fos.read', name: file.name, content: vault.keep(await base64Of(file)) })
  }
  return (
    <Section title={texts.title}>
      <div className={body}>
        {done !== null && <Notice kind="SUCCESS">{texts.done(done)}</Notice>}
        <FileField
          label={texts.label}
          hint={texts.hint}
          maxSize={maxImportBytes}
          value={[]}
          onChange={files => void read(files)}
          error={failure}
          disabled={isReading || isAsking}
        />
        {isReading && <p role="status">{texts.reading}</p>}
      </div>
    </Section>
  )
}
