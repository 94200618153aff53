import { useSelector } from '@xstate/react'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useMemo } from 'react'
import { type FosAnswerPreview, type FosAnswerRow, fosOutcomes } from '#contracts/fos/shapes.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/fos/fos/fos.select.ts'
import { useRuntime, useTableHost } from '#ui/runtime/hooks.tsx'
import { answerIn } from '#ui/runtime/lazy/fos.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { fosTexts } from '#ui/screens/fos/fos.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { StatusChip, type StatusChipProps } from '#ui/widgets/status-chip/status-chip.tsx'
import { DataTable } from '#ui/widgets/table/data-table.tsx'
import { localSource } from '#ui/widgets/table/sources.ts'
import type { RowAction, TableColumn } from '#ui/widgets/table/table.types.ts'

const texts = fosTexts.preview

/** What is not stored stands out. */
const tones: Readonly<Record<FosAnswerRow['Utfall'], StatusChipProps['tone']>> = {
  FEL: 'error',
  OKAND: 'warning',
  ANDRAD: 'info',
  OFORANDRAD: 'neutral',
}

type ShownRow = Pick<FosAnswerRow, 'Rad' | 'AnstNr' | 'Namn' | 'Fran'> & {
  readonly $id: string
  readonly $isChange: boolean
  readonly $tone: StatusChipProps['tone']
  readonly $outcome: string
  readonly $change: string
}

const changeText = ({ Andringar, Fel }: FosAnswerRow): string =>
  Fel || Andringar.map(({ Falt, Nu, Ny }) => `${Falt}: ${Nu || '–'} → ${Ny || '–'}`).join('\n')

const shownRow = (row: FosAnswerRow): ShownRow => ({
  Rad: row.Rad,
  AnstNr: row.AnstNr,
  Namn: row.Namn,
  Fran: row.Fran,
  $id: `${row.Rad} ${row.AnstNr}`,
  $isChange: row.Utfall === 'ANDRAD',
  $tone: tones[row.Utfall],
  $outcome: fosOutcomes[row.Utfall],
  $change: changeText(row),
})

/** Renders what an answer would change, and leaves employees out of it, before it is accepted. */
export function AnswerPreview({ flow }: { readonly flow: FlowRef<'fos'> }) {
  const { vault } = useRuntime()
  const read = useSelector(flow, select.read)
  const out = useSelector(flow, select.out)
  const isAccepting = useSelector(flow, select.isAccepting)
  const failure = useSelector(flow, select.failureMessage)
  const preview = useMemo(() => answerIn(vault, read), [vault, read])
  const isLost = !preview || !read
  return (
    <Section title={texts.title}>
      <div className={common.part4}>
        {isLost ? (
          <Notice kind="INFO">{fosTexts.answer.gone}</Notice>
        ) : (
          <>
            <p className={common.strong} role="status">
              {texts.counts(read)}
              {out.length > 0 && `. ${texts.out(out.length)}`}
            </p>
            {failure !== undefined && <Notice kind="ERROR">{failure}</Notice>}
            <Notice kind="INFO">{read.changed === 0 ? texts.nothing : texts.ready}</Notice>
          </>
        )}
        <div className={common.wrap}>
          {!isLost && (
            <Button
              variant="primary"
              pending={isAccepting}
              disabled={read.changed <= out.length}
              onClick={() => flow.send({ type: 'fos.accept', key: newKey() })}
            >
              {texts.accept}
            </Button>
          )}
          <Button disabled={isAccepting} onClick={() => flow.send({ type: 'fos.restart' })}>
            {texts.restart}
          </Button>
        </div>
        {preview && <AnswerRows flow={flow} preview={preview} out={out} />}
      </div>
    </Section>
  )
}

interface RowsProps {
  readonly flow: FlowRef<'fos'>
  readonly preview: FosAnswerPreview
  readonly out: readonly string[]
}

function AnswerRows({ flow, preview, out }: RowsProps) {
  const host = useTableHost()
  const source = useMemo(() => localSource([], preview.Rader.map(shownRow)), [preview])
  const columns = useMemo((): readonly TableColumn<ShownRow>[] => {
    const labels = texts.columns
    const outcomeOf = ({ AnstNr, $isChange, $outcome, $tone }: ShownRow) =>
      $isChange && out.includes(AnstNr) ? (
        <StatusChip tone="neutral">{texts.left}</StatusChip>
      ) : (
        <StatusChip tone={$tone}>{$outcome}</StatusChip>
      )
    return [
      { id: 'Namn', label: labels.Namn, width: 180 },
      { id: 'AnstNr', label: labels.AnstNr, width: 90 },
      { id: '$outcome', label: labels.Utfall, width: 150, render: outcomeOf },
      { id: 'Fran', label: labels.Fran, kind: 'date', width: 120 },
      { id: '$change', label: labels.Andring, width: 320 },
      { id: 'Rad', label: labels.Rad, kind: 'number', width: 70 },
    ]
  }, [out])
  const rowActions = ({ AnstNr, $isChange }: ShownRow): readonly RowAction<ShownRow>[] => {
    if (!$isChange) return []
    const isTaken = out.includes(AnstNr)
    const onSelect = () => flow.send({ type: 'fos.choose', number: AnstNr, isTaken })
    return [{ id: 'choose', label: isTaken ? texts.takeIn : texts.leaveOut, icon: isTaken ? Check : X, onSelect }]
  }
  return (
    <DataTable<ShownRow>
      columns={columns}
      source={source}
      host={host}
      rowActions={rowActions}
      name="fosAnswer"
      title={texts.rows}
      keyFields={['$id']}
      isWrapped
      empty={{ title: texts.nothing }}
    />
  )
}
