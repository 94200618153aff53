import { css } from '#styled-system/css/index.js'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { AmountButton, type Explain } from '../explained/amount-button.tsx'
import { figuresTable } from '../explained/figures-table.ts'
import { comparedTexts as texts } from './compared.text.ts'
import { type ComparedPayslip, differenceOf, pairsOf, showDifference } from './compared-rows.ts'

const { table, head, cell, wideOnly, narrowOnly } = figuresTable
const muted = css({ color: 'fg.muted' })
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
  return (
    <table className={table}>
      <caption>
        <VisuallyHidden>{texts.rows}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {texts.row}
          </th>
          {sides.map(side => (
            <th key={side} scope="col" className={head} data-number>
              {side}
            </th>
          ))}
          <th scope="col" className={`${head} ${wideOnly}`} data-number>
            {texts.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {pairsOf(before.Rader, after.Rader).map(({ key, text, before: old, after: now }) => (
          <Line
            key={key}
            name={text}
            sides={sides}
            amounts={[old?.Belopp, now?.Belopp]}
            ids={[old?.Steg ?? [], now?.Steg ?? []]}
            explain={explain}
          />
        ))}
      </tbody>
      <tbody>
        {shownSums.map(name => (
          <Line
            key={name}
            isSum
            name={texts.names[name]}
            sides={sides}
            amounts={[before[name], after[name]]}
            ids={[[name], [name]]}
            explain={explain}
          />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  readonly name: string
  readonly isSum?: boolean
  readonly sides: ComparedTableProps['sides']
  readonly amounts: readonly [number | undefined, number | undefined]
  readonly ids: readonly [readonly string[], readonly string[]]
  readonly explain: Readonly<Record<'before' | 'after', Explain>>
}

function Line({ name, isSum = false, sides, amounts: [old, now], ids, explain }: LineProps) {
  const difference = differenceOf(old ?? 0, now ?? 0)
  const shown = difference === 0 ? texts.none : showDifference(difference)
  const amount = (value: number | undefined, side: 0 | 1) =>
    value === undefined ? (
      <span className={muted}>{texts.none}</span>
    ) : (
      <AmountButton
        name={texts.of(name, sides[side])}
        amount={value}
        ids={ids[side]}
        onExplain={side === 0 ? explain.before : explain.after}
      />
    )
  return (
    <tr>
      <th scope="row" className={cell} data-strong={isSum || undefined}>
        {name}
        {difference !== 0 && <span className={narrowOnly}>{shown}</span>}
      </th>
      <td className={cell} data-number>
        {amount(old, 0)}
      </td>
      <td className={cell} data-number>
        {amount(now, 1)}
      </td>
      <td className={`${cell} ${wideOnly}`} data-number data-same={difference === 0 || undefined}>
        {shown}
      </td>
    </tr>
  )
}
