import type { TrialRow } from '#contracts/payroll/trial/shapes.ts'
import { explainedTexts as texts } from '#ui/screens/payroll/explained/explained.text.ts'
import { CellNote, type PlainColumn, type PlainRow, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { AmountButton, type Explain } from './amount-button.tsx'
import { showPrice, showQuantity } from './amounts.ts'

const notes: Readonly<Record<string, string>> = { FÖRMÅN: texts.benefit, INFO: texts.information }
const columns: readonly PlainColumn[] = [
  { label: texts.columns.text },
  { label: texts.columns.quantity, isNumeric: true, isWide: true },
  { label: texts.columns.price, isNumeric: true, isWide: true },
  { label: texts.columns.amount, isNumeric: true },
]

/** The account that the row is posted to is not shown. */
type PayRow = Omit<TrialRow, 'Konto'>

interface PayRowsProps {
  readonly rows: readonly PayRow[]
  readonly onExplain: Explain
}

/** Renders the rows of a payslip, each amount with its explanation. */
export const PayRows = ({ rows, onExplain }: PayRowsProps) => (
  <PlainTable caption={texts.rows} isCaptioned columns={columns} rows={rows.map(row => lineOf(row, onExplain))} />
)

function lineOf({ LonArtNr, Text, Antal, Apris, Belopp, LonTyp, Steg }: PayRow, onExplain: Explain): PlainRow {
  const [quantity, price] = [Antal === null ? '' : showQuantity(Antal), Apris === null ? '' : showPrice(Apris)]
  const terms = [quantity, price].filter(each => each !== '').join(' × ')
  const name = (
    <>
      {Text}
      {notes[LonTyp] !== undefined && <CellNote>{notes[LonTyp]}</CellNote>}
      {terms !== '' && <CellNote isNarrow>{terms}</CellNote>}
    </>
  )
  const amount = <AmountButton key="amount" name={Text} amount={Belopp} ids={Steg} onExplain={onExplain} />
  return { key: LonArtNr + Steg.at(-1), cells: [name, quantity, price, amount] }
}
