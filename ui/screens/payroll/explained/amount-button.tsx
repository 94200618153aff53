import { css } from '#styled-system/css/index.js'
import { explainedTexts as texts } from '#ui/screens/payroll/explained/explained.text.ts'
import { showAmount } from './amounts.ts'

const look = css({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  color: 'inherit',
  minHeight: '6',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationColor: 'border.control',
  textUnderlineOffset: '[0.25em]',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { color: 'link.hover', textDecorationStyle: 'solid' },
})

/** Explains an amount by the ids of the steps that lead to it. The last gives it. */
export type Explain = (ids: readonly string[]) => void

interface AmountButtonProps {
  /** What the amount is, for a screen reader. */
  readonly name: string
  readonly amount: number
  readonly ids: readonly string[]
  readonly onExplain: Explain
}

/** Renders an amount that can be asked how it was reached. */
export const AmountButton = ({ name, amount, ids, onExplain }: AmountButtonProps) => (
  <button
    type="button"
    className={look}
    aria-label={texts.explain(name, showAmount(amount))}
    onClick={() => onExplain(ids)}
  >
    {showAmount(amount)}
  </button>
)
