import { css } from '#styled-system/css/index.js'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { AmountButton, type Explain } from '../explained/amount-button.tsx'
import { showAmount } from '../explained/amounts.ts'

const list = css({
  display: 'grid',
  columnGap: '6',
  rowGap: '3',
  gridTemplateColumns: '[repeat(auto-fit, minmax(8.5rem, 1fr))]',
  // In the lines of a year, figures stand below each other.
  '&[data-size=small]': { lg: { gridTemplateColumns: '[repeat(4, 8.5rem)]', textAlign: 'end' } },
})
const figure = css({ display: 'grid', gap: '0.5', alignContent: 'start' })
const name = common.caption
const value = css({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-size=large]': { textStyle: 'headingSm' },
})

const figures = [
  ['Brutto', runTexts.figures.gross],
  ['Skatt', runTexts.figures.tax],
  ['Netto', runTexts.figures.net],
  ['Arbetsgivaravgift', runTexts.figures.contributions],
] as const

interface RunFiguresProps {
  /** In kronor. One that is null is not shown. */
  readonly sums: Readonly<Record<(typeof figures)[number][0], number | null>>
  readonly size?: 'small' | 'large'
  /** Opens the explanation of a sum, whose step has its name. Left out of sums over persons. */
  readonly onExplain?: Explain
}

/** Renders gross, tax, net and contributions of a payslip or of many. */
export const RunFigures = ({ sums, size = 'small', onExplain }: RunFiguresProps) => (
  <dl className={list} data-size={size}>
    {figures.map(([field, label]) => {
      const amount = sums[field]
      return amount === null ? null : (
        <div key={field} className={figure}>
          <dt className={name}>{label}</dt>
          <dd className={value} data-size={size}>
            {onExplain ? (
              <AmountButton name={label} amount={amount} ids={[field]} onExplain={onExplain} />
            ) : (
              showAmount(amount)
            )}
          </dd>
        </div>
      )
    })}
  </dl>
)
