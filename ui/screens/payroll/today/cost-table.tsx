import { useState } from 'react'
import type { PayrollCost } from '#contracts/infopanel/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { todayTexts } from '#ui/screens/payroll/today/today.text.ts'
import { formatCount, formatPeriod } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { type PlainColumn, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'

const texts = todayTexts.costs
const whole = css({
  display: 'grid',
  gap: '2',
  marginTop: '3',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  justifyItems: 'start',
})
const { month, count, gross, fees, total } = texts.columns
const columns: readonly PlainColumn[] = [
  { label: month },
  // A phone has room for three amounts.
  { label: count, isNumeric: true, isWide: true },
  { label: gross, isNumeric: true },
  { label: fees, isNumeric: true },
  { label: total, isNumeric: true },
]

/** Renders the figures of the chart as a table, when they are asked for. */
export function CostTable({ costs }: { readonly costs: readonly PayrollCost[] }) {
  const [isShown, show] = useState(false)
  return (
    <div className={whole}>
      <Button size="sm" aria-expanded={isShown} onClick={() => show(!isShown)}>
        {isShown ? texts.hideTable : texts.showTable}
      </Button>
      {isShown && (
        <PlainTable
          caption={texts.context}
          columns={columns}
          rows={costs.toReversed().map(({ Manad, Antal, Importerade, Brutto, Avgifter }) => ({
            key: Manad,
            cells: [
              Importerade > 0 ? texts.marked(formatPeriod(Manad), Importerade === Antal) : formatPeriod(Manad),
              ...[Antal, Brutto, Avgifter, Brutto + Avgifter].map(amount => formatCount(Math.round(amount))),
            ],
          }))}
        />
      )}
    </div>
  )
}
