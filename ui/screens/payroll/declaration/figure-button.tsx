import { AskButton } from '#ui/screens/payroll/explained/ask-button.tsx'
import { showWhole } from './amounts.ts'
import { declarationTexts } from './declaration.text.ts'

interface FigureButtonProps {
  readonly name: string
  readonly amount: number
  readonly onAsk: () => void
}

/** Renders a figure of the declaration that opens to what it comes of. */
export const FigureButton = ({ name, amount, onAsk }: FigureButtonProps) => (
  <AskButton shown={showWhole(amount)} label={declarationTexts.figure.ask(name, showWhole(amount))} onAsk={onAsk} />
)
