import { AskButton } from '#ui/widgets/button/ask-button.tsx'
import { showWhole } from './amounts.ts'
import { statementTexts } from './statements.text.ts'

interface FigureButtonProps {
  readonly name: string
  readonly amount: number
  readonly onAsk: () => void
}

/** Renders a figure of a statement that opens to what it comes of. */
export const FigureButton = ({ name, amount, onAsk }: FigureButtonProps) => (
  <AskButton shown={showWhole(amount)} label={statementTexts.figure.ask(name, showWhole(amount))} onAsk={onAsk} />
)
