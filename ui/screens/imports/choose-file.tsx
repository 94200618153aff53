import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { maxImportBytes } from '#contracts/imports/limits.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/imports/import-file/import-file.select.ts'
import { css } from '#styled-system/css/index.js'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { useReferenceList } from '#ui/runtime/reference-list.ts'
import { importTexts } from '#ui/screens/imports/imports.text.ts'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { base64Of } from '#ui/widgets/file-field/data-address.ts'
import { FileField } from '#ui/widgets/file-field/file-field.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'

const texts = importTexts.file
const body = css({ display: 'grid', gap: '5', maxWidth: '[40rem]' })

/** Renders the choice of a definition and a file, which is read at once. */
export function ChooseFile({ flow }: { readonly flow: FlowRef<'importFile'> }) {
  const { vault } = useRuntime()
  const { items } = useReferenceList('importDefinitions', undefined, true)
  const definition = useSelector(flow, select.definition)
  const isReading = useSelector(flow, select.isReading)
  const failure = useSelector(flow, select.failureMessage)
  const [problem, setProblem] = useState<string>()
  const read = async ([file]: readonly File[]) => {
    setProblem(undefined)
    if (!file) return
    if (definition === '') return setProblem(texts.noDefinition)
    flow.send({ type: 'import.read', name: file.name, content: vault.keep(await base64Of(file)) })
  }
  return (
    <Section title={texts.title}>
      <div className={body}>
        {items?.length === 0 && <Notice kind="INFO">{texts.noDefinitions}</Notice>}
        <SelectField
          label={texts.definition}
          required
          value={definition}
          options={(items ?? []).map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          disabled={isReading}
          onChange={code => flow.send({ type: 'import.choose', definition: code })}
        />
        <FileField
          label={texts.label}
          hint={texts.hint}
          maxSize={maxImportBytes}
          value={[]}
          onChange={files => void read(files)}
          error={problem ?? failure}
          disabled={isReading}
        />
        {isReading && <p role="status">{texts.reading}</p>}
      </div>
    </Section>
  )
}
