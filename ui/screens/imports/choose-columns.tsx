import { useSelector } from '@xstate/react'
import { labelOf } from '#contracts/forms/field.ts'
import { importFields, importKindCodes, importKindOf } from '#contracts/registers/import-kinds.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/imports/import-file/import-file.select.ts'
import { css } from '#styled-system/css/index.js'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { previewIn } from '#ui/runtime/lazy/imports.ts'
import { importTexts } from '#ui/screens/imports/imports.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'

const texts = importTexts.columns
const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(16rem, 1fr))]',
  marginBlock: '4',
})

/** Renders the choice of the column of each field. */
export function ChooseColumns({ flow }: { readonly flow: FlowRef<'importFile'> }) {
  const { vault } = useRuntime()
  const read = useSelector(flow, select.read)
  const columns = useSelector(flow, select.columns)
  const preview = previewIn(vault, read)
  const restart = <Button onClick={() => flow.send({ type: 'import.restart' })}>{importTexts.preview.restart}</Button>
  const kind = importKindCodes.find(code => code === preview?.Rader[0]?.Slag)
  if (!preview || !kind) {
    return (
      <Section title={texts.title}>
        <Notice kind="INFO">{importTexts.file.gone}</Notice>
        <div className={common.wrap}>{restart}</div>
      </Section>
    )
  }
  const { model } = importKindOf(kind)
  const options = preview.Kolumnnamn.map((label, at) => ({ value: String(at), label }))
  return (
    <Section title={texts.title}>
      <p>{texts.description}</p>
      <div className={grid}>
        {importFields({ model }).map(name => {
          const field = model.fields[name]
          return (
            <SelectField
              key={name}
              label={field ? labelOf(field, {}) : name}
              value={String(columns.find(each => each.field === name)?.at ?? '')}
              options={options}
              required={preview.Saknas.includes(name)}
              onChange={at => flow.send({ type: 'import.column', field: name, at: at === '' ? -1 : Number(at) })}
            />
          )
        })}
      </div>
      <div className={common.wrap}>
        <Button variant="primary" onClick={() => flow.send({ type: 'import.reread' })}>
          {texts.go}
        </Button>
        {restart}
      </div>
    </Section>
  )
}
