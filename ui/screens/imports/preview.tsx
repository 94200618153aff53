import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { labelOf } from '#contracts/forms/field.ts'
import { type ImportPreview, importOutcomes, type PreviewRow } from '#contracts/imports/shapes.ts'
import { importKindOf } from '#contracts/registers/import-kinds.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/imports/import-file/import-file.select.ts'
import { useRuntime, useTableHost } from '#ui/runtime/hooks.tsx'
import { previewIn } from '#ui/runtime/lazy/imports.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { importTexts } from '#ui/screens/imports/imports.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { localSource } from '#ui/widgets/table/sources.ts'
import type { TableColumn } from '#ui/widgets/table/table.types.ts'

const texts = importTexts.preview

/** A row of the table: its cells by field name, and its reasons in one text. */
type ShownRow = Readonly<Record<string, string | number>>

const labelIn = ({ Slag }: PreviewRow, name: string): string => {
  const field = importKindOf(Slag).model.fields[name]
  return field ? labelOf(field, {}) : name
}

const problemsOf = (row: PreviewRow): string =>
  Object.entries(row.Fel)
    .map(([name, reason]) => (name === '' ? reason : `${labelIn(row, name)}: ${reason}`))
    .join(' ')

const changesOf = ({ Andringar }: PreviewRow): string =>
  Andringar.map(({ Falt, Nu, Ny }) => `${Falt}: ${Nu || '–'} → ${Ny || '–'}`).join('\n')

const shownRow = (row: PreviewRow): ShownRow => ({
  ...row.Celler,
  $name: row.Namn,
  $changes: changesOf(row),
  $id: `${row.Slag} ${row.Rad}`,
  $row: row.Rad,
  $outcome: importOutcomes[row.Utfall],
  $problems: problemsOf(row),
})

function columnsOf({ Rader }: ImportPreview): readonly TableColumn<ShownRow>[] {
  const names = [
    ...new Map(Rader.flatMap(row => Object.keys(row.Celler).map(name => [name, labelIn(row, name)] as const))),
  ]
  return [
    { id: '$row', label: texts.row, kind: 'number', width: 104 },
    { id: '$outcome', label: texts.outcome, width: 120 },
    ...(Rader.some(({ Utfall }) => Utfall === 'FEL') ? [{ id: '$problems', label: texts.problems, width: 320 }] : []),
    ...(Rader.some(({ Namn }) => Namn !== '') ? [{ id: '$name', label: texts.name, width: 180 }] : []),
    ...(Rader.some(({ Andringar }) => Andringar.length > 0)
      ? [{ id: '$changes', label: texts.changes, width: 400 }]
      : []),
    ...names.map(([id, label]) => ({ id, label, width: 150 })),
  ]
}

/** Renders what an import would do, before it is accepted. */
export function Preview({ flow }: { readonly flow: FlowRef<'importFile'> }) {
  const { vault } = useRuntime()
  const read = useSelector(flow, select.read)
  const isStoring = useSelector(flow, select.isStoring)
  const failure = useSelector(flow, select.failureMessage)
  const preview = useMemo(() => previewIn(vault, read), [vault, read])
  const restart = (
    <Button disabled={isStoring} onClick={() => flow.send({ type: 'import.restart' })}>
      {texts.restart}
    </Button>
  )
  if (!preview || !read) {
    return (
      <Section title={texts.title}>
        <div className={common.part4}>
          <Notice kind="INFO">{importTexts.file.gone}</Notice>
          <div className={common.wrap}>{restart}</div>
        </div>
      </Section>
    )
  }
  const changes = read.counts.Nya + read.counts.Andrade
  return (
    <Section title={texts.title}>
      <div className={common.part4}>
        <p className={common.strong} role="status">
          {importTexts.counts(read.counts)}
        </p>
        {failure !== undefined && <Notice kind="ERROR">{failure}</Notice>}
        {read.wrong > 0 ? (
          <Notice kind="ERROR">{texts.wrong(read.wrong)}</Notice>
        ) : (
          <Notice kind="INFO">{changes === 0 ? texts.nothing : texts.ready}</Notice>
        )}
        {read.wrong === 0 && read.counts.Andrade > 0 && <Notice kind="INFO">{texts.overwrites}</Notice>}
        {preview.Olasta.length > 0 && <Notice kind="INFO">{texts.unread(preview.Olasta)}</Notice>}
        {preview.OlastaDelar.length > 0 && <Notice kind="INFO">{texts.unreadParts(preview.OlastaDelar)}</Notice>}
        <div className={common.wrap}>
          <Button
            variant="primary"
            pending={isStoring}
            disabled={read.wrong > 0}
            onClick={() => flow.send({ type: 'import.accept', key: newKey() })}
          >
            {texts.store}
          </Button>
          {preview.Kolumnnamn.length > 0 && (
            <Button disabled={isStoring} onClick={() => flow.send({ type: 'import.remap' })}>
              {texts.remap}
            </Button>
          )}
          {restart}
        </div>
        {preview.Rader.length < changes + read.counts.Oforandrade + read.wrong && (
          <p>{texts.shown(preview.Rader.length)}</p>
        )}
        <PreviewRows preview={preview} />
      </div>
    </Section>
  )
}

function PreviewRows({ preview }: { readonly preview: ImportPreview }) {
  const host = useTableHost()
  const columns = useMemo(() => columnsOf(preview), [preview])
  const source = useMemo(() => localSource([], preview.Rader.map(shownRow)), [preview])
  return (
    <DataTable<ShownRow>
      columns={columns}
      source={source}
      host={host}
      name="importPreview"
      title={texts.rows}
      keyFields={['$id']}
      isWrapped
      empty={{ title: texts.nothing }}
    />
  )
}
