import { useState } from 'react'
import type { PayrollCost } from '#contracts/infopanel/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { todayTexts } from '#ui/screens/payroll/today/today.text.ts'
import { formatCount, formatPeriod } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { cell, head, table } from '../declaration/declaration-table.ts'

const texts = todayTexts.costs
const whole = css({ display: 'grid', gap: '2', marginTop: '3', justifyItems: 'start' })

/** Renders the figures of the chart as a table, when they are asked for. */
export function CostTable({ costs }: { readonly costs: readonly PayrollCost[] }) {
  const [isShown, show] = useState(false)
  return (
    <div className={whole}>
      <Button size="sm" aria-expanded={isShown} onClick={() => show(!isShown)}>
        {isShown ? texts.hideTable : texts.showTable}
      </Button>
      {isShown && (
        <table className={table}>
          <thead>
            <tr>
              {Object.entries(texts.columns).map(([name, label]) => (
                <th key={name} scope="col" className={head} {...(name !== 'month' && { 'data-number': true })}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {costs.toReversed().map(({ Manad, Antal, Brutto, Avgifter }) => (
              <tr key={Manad}>
                <th scope="row" className={cell}>
                  {formatPeriod(Manad)}
                </th>
                {[Antal, Brutto, Avgifter, Brutto + Avgifter].map((amount, at) => (
                  <td key={Object.keys(texts.columns)[at + 1]} className={cell} data-number>
                    {formatCount(Math.round(amount))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
