import { differenceOf } from '#contracts/rules/hundredths.ts'
import { correctionTexts } from '#ui/screens/payroll/correction/correction.text.ts'
import { type PlainColumn, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { comparedTexts } from '../compared/compared.text.ts'
import { showKronor, showQuantity } from '../explained/amounts.ts'

const texts = correctionTexts.slip
const amounts: readonly PlainColumn[] = [
  { label: texts.was, isNumeric: true },
  { label: texts.is, isNumeric: true },
  { label: texts.difference, isNumeric: true, isMain: true },
]

/** A figure before a correction, and after it. */
interface ChangedFigure {
  readonly name: string
  readonly was: number
  readonly is: number
}

interface ChangeTableProps {
  readonly label: string
  /** What the figures are called together. */
  readonly of: string
  readonly figures: readonly ChangedFigure[]
  /** True of a declaration, whose amounts are whole kronor. */
  readonly isWhole?: boolean
}

/** Renders figures before and after a correction, with the difference. */
export const ChangeTable = ({ label, of, figures, isWhole = false }: ChangeTableProps) => {
  const show = isWhole ? showQuantity : showKronor
  const signed = (amount: number) => (amount > 0 ? comparedTexts.more(show(amount)) : show(amount))
  return (
    <PlainTable
      caption={label}
      columns={[{ label: of }, ...amounts]}
      rows={figures.map(({ name, was, is }) => ({
        key: name,
        cells: [name, show(was), show(is), signed(differenceOf(is, was))],
      }))}
    />
  )
}
