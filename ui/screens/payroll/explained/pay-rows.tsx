import type { TrialRow } from '#contracts/payroll/trial/shapes.ts'
import { explainedTexts as texts } from '#ui/screens/payroll/explained/explained.text.ts'
import { CellNote, type PlainColumn, type PlainRow, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { AmountButton, type Explain } from './amount-button.tsx'
import { showPrice, showQuantityIn } from './amounts.ts'

const notes: Readonly<Record<string, string>> = { FÖRMÅN: texts.benefit, INFO: texts.information }
const columns: readonly PlainColumn[] = [
  { label: texts.columns.text },
  { label: texts.columns.quantity, isNumeric: true, isWide: true },
  { label: texts.columns.price, isNumeric: true, isWide: true },
  { label: texts.columns.amount, isNumeric: true },
]

/** Returns the days that a row concerns: 2026-11-03, or 2026-11-03–07. */
const daysOf = (from = '', to = from): string =>
  from === to ? from : from.slice(0, 7) === to.slice(0, 7) ? `${from}–${to.slice(8)}` : `${from} – ${to}`

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

function lineOf(
  { LonArtNr, Text, Antal, Enhet, Apris, Belopp, LonTyp, Steg, From, Tom }: PayRow,
  onExplain: Explain,
): PlainRow {
  const [quantity, price] = [Antal === null ? '' : showQuantityIn(Antal, Enhet), Apris === null ? '' : showPrice(Apris)]
  const terms = [quantity, price].filter(each => each !== '').join(' × ')
  const days = daysOf(From, Tom)
  const name = (
    <>
      {Text}
      {days !== '' && <CellNote>{days}</CellNote>}
      {notes[LonTyp] !== undefined && <CellNote>{notes[LonTyp]}</CellNote>}
      {terms !== '' && <CellNote isNarrow>{terms}</CellNote>}
    </>
  )
  const amount = <AmountButton key="amount" name={Text} amount={Belopp} ids={Steg} onExplain={onExplain} />
  return { key: LonArtNr + Steg.at(-1), cells: [name, quantity, price, amount] }
}
