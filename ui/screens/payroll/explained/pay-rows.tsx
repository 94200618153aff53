import type { TrialRow } from '#contracts/payroll/trial/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { explainedTexts as texts } from '#ui/screens/payroll/explained/explained.text.ts'
import { AmountButton, type Explain } from './amount-button.tsx'
import { showKronor, showQuantity } from './amounts.ts'
import { figuresTable } from './figures-table.ts'

const { table, head, cell, wideOnly, narrowOnly } = figuresTable
const caption = css({ textStyle: 'title', textAlign: 'start', paddingBottom: '2' })
const note = css({ display: 'block', color: 'fg.muted', textStyle: 'caption' })

const notes: Readonly<Record<string, string>> = { FÖRMÅN: texts.benefit, INFO: texts.information }

/** The account that the row is posted to is not shown. */
type PayRow = Omit<TrialRow, 'Konto'>

interface PayRowsProps {
  readonly rows: readonly PayRow[]
  readonly onExplain: Explain
}

/** Renders the rows of a payslip, each amount with its explanation. */
export const PayRows = ({ rows, onExplain }: PayRowsProps) => (
  <table className={table}>
    <caption className={caption}>{texts.rows}</caption>
    <thead>
      <tr>
        <th scope="col" className={head}>
          {texts.columns.text}
        </th>
        <th scope="col" className={`${head} ${wideOnly}`} data-number>
          {texts.columns.quantity}
        </th>
        <th scope="col" className={`${head} ${wideOnly}`} data-number>
          {texts.columns.price}
        </th>
        <th scope="col" className={head} data-number>
          {texts.columns.amount}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <Row key={row.LonArtNr + row.Steg.at(-1)} row={row} onExplain={onExplain} />
      ))}
    </tbody>
  </table>
)

function Row({ row, onExplain }: { readonly row: PayRow; readonly onExplain: Explain }) {
  const { Text, Antal, Apris, Belopp, LonTyp, Steg } = row
  const [quantity, price] = [Antal === null ? '' : showQuantity(Antal), Apris === null ? '' : showKronor(Apris)]
  const terms = [quantity, price].filter(each => each !== '').join(' × ')
  return (
    <tr>
      <th scope="row" className={cell}>
        {Text}
        {notes[LonTyp] !== undefined && <span className={note}>{notes[LonTyp]}</span>}
        {terms !== '' && <span className={narrowOnly}>{terms}</span>}
      </th>
      <td className={`${cell} ${wideOnly}`} data-number>
        {quantity}
      </td>
      <td className={`${cell} ${wideOnly}`} data-number>
        {price}
      </td>
      <td className={cell} data-number>
        <AmountButton name={Text} amount={Belopp} ids={Steg} onExplain={onExplain} />
      </td>
    </tr>
  )
}
