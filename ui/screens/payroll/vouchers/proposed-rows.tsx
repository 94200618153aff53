import type { Proposed, ProposedRow } from '#machines/payroll/vouchers/vouchers.types.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { CellNote, type PlainColumn, type PlainRow, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { showKronor, showQuantity } from '../explained/amounts.ts'

const texts = voucherTexts.columns
const columns: readonly PlainColumn[] = [
  { label: texts.account },
  { label: voucherTexts.debit, isNumeric: true },
  { label: voucherTexts.credit, isNumeric: true },
]

/** Renders the rows of a voucher that would be made, with the sums of all its rows. */
export const ProposedRows = ({ voucher: { Text, Rader, Debet, Kredit } }: { readonly voucher: Proposed }) => (
  <PlainTable
    caption={voucherTexts.preview.rows(Text)}
    columns={columns}
    rows={Rader.map(rowOf)}
    foot={{ key: 'sum', cells: [voucherTexts.preview.sum, showKronor(Debet), showKronor(Kredit)] }}
  />
)

/** Returns a row of the table. Units and quantity stand below the account. */
function rowOf({ Rad, Konto, KontoNamn, ResEnh, Antal, Text, Belopp }: ProposedRow): PlainRow {
  const more = [
    Text,
    ...ResEnh.filter(unit => unit !== ''),
    ...(Antal === null ? [] : [`${texts.quantity} ${showQuantity(Antal)}`]),
  ].filter(each => each !== '' && each !== KontoNamn)
  const account = (
    <>
      {`${Konto} ${KontoNamn}`}
      {more.length > 0 && <CellNote>{more.join(', ')}</CellNote>}
    </>
  )
  return {
    key: String(Rad),
    cells: [account, Belopp > 0 && showKronor(Belopp), Belopp < 0 && showKronor(-Belopp)],
  }
}
