import { explainedTexts as texts } from '#ui/screens/payroll/explained/explained.text.ts'
import { AskButton } from '#ui/widgets/button/ask-button.tsx'
import { showAmount } from './amounts.ts'

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
  <AskButton shown={showAmount(amount)} label={texts.explain(name, showAmount(amount))} onAsk={() => onExplain(ids)} />
)
