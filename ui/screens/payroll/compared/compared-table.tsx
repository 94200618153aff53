import { differenceOf } from '#contracts/rules/hundredths.ts'
import { common } from '#ui/theme/common-styles.ts'
import { CellNote, type PlainRow, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { AmountButton, type Explain } from '../explained/amount-button.tsx'
import { comparedTexts as texts } from './compared.text.ts'
import { type ComparedPayslip, pairsOf, showDifference } from './compared-rows.ts'

const sums = ['Brutto', 'Skatt', 'Netto', 'Arbetsgivaravgift', 'Kostnad'] as const

interface ComparedTableProps {
  readonly before: ComparedPayslip
  readonly after: ComparedPayslip
  /** What the two are called: 'Nu' and 'Tänkt'. */
  readonly sides: readonly [before: string, after: string]
  readonly onExplain: (of: ComparedPayslip, ids: readonly string[]) => void
}

/** Renders two payslips of a person beside each other, with the differences of rows and sums. */
export function ComparedTable({ before, after, sides, onExplain }: ComparedTableProps) {
  const explain = {
    before: (ids: readonly string[]) => onExplain(before, ids),
    after: (ids: readonly string[]) => onExplain(after, ids),
  }
  const shownSums = sums.filter(name => before[name] !== undefined && after[name] !== undefined)
  const rows = pairsOf(before.Rader, after.Rader).map(({ key, text, before: old, after: now }) =>
    lineOf({
      key,
      name: text,
      sides,
      explain,
      amounts: [old?.Belopp, now?.Belopp],
      ids: [old?.Steg ?? [], now?.Steg ?? []],
    }),
  )
  const totals = shownSums.map(name =>
    lineOf({
      key: `sum ${name}`,
      name: texts.names[name],
      isSum: true,
      sides,
      explain,
      amounts: [before[name], after[name]],
      ids: [[name], [name]],
    }),
  )
  return (
    <PlainTable
      caption={texts.rows}
      columns={[
        { label: texts.row },
        ...sides.map(side => ({ label: side, isNumeric: true })),
        { label: texts.difference, isNumeric: true, isWide: true },
      ]}
      rows={[...rows, ...totals]}
    />
  )
}

interface Line {
  readonly key: string
  readonly name: string
  readonly isSum?: boolean
  readonly sides: ComparedTableProps['sides']
  readonly amounts: readonly [number | undefined, number | undefined]
  readonly ids: readonly [readonly string[], readonly string[]]
  readonly explain: Readonly<Record<'before' | 'after', Explain>>
}

function lineOf({ key, name, isSum = false, sides, amounts: [old, now], ids, explain }: Line): PlainRow {
  const difference = differenceOf(now ?? 0, old ?? 0)
  const shown = difference === 0 ? texts.none : showDifference(difference)
  const amount = (value: number | undefined, side: 0 | 1) =>
    value === undefined ? (
      <span key={side} className={common.muted}>
        {texts.none}
      </span>
    ) : (
      <AmountButton
        key={side}
        name={texts.of(name, sides[side])}
        amount={value}
        ids={ids[side]}
        onExplain={side === 0 ? explain.before : explain.after}
      />
    )
  const named = (
    <>
      {name}
      {difference !== 0 && <CellNote isNarrow>{shown}</CellNote>}
    </>
  )
  const changed = difference === 0 ? <span className={common.muted}>{shown}</span> : shown
  return { key, isStrong: isSum, cells: [named, amount(old, 0), amount(now, 1), changed] }
}
