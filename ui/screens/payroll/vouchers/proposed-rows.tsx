import type { Proposed, ProposedRow } from '#machines/payroll/vouchers/vouchers.types.ts'
import { css } from '#styled-system/css/index.js'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { showKronor, showQuantity } from '../explained/amounts.ts'

const texts = voucherTexts.columns
const table = css({ width: 'full', textStyle: 'table', borderCollapse: 'collapse' })
const head = css({
  textStyle: 'captionStrong',
  color: 'fg.muted',
  textAlign: 'start',
  paddingBlock: '1',
  borderBottom: 'subtle',
  '&[data-number]': { textAlign: 'end', paddingLeft: '3', width: '[8rem]' },
})
const cell = css({
  paddingBlock: '1',
  verticalAlign: 'baseline',
  borderBottom: 'subtle',
  textAlign: 'start',
  fontWeight: 'regular',
  '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', paddingLeft: '3' },
})
const sum = css({ '& td, & th': { borderBottom: 'none', fontWeight: 'semibold' } })
/** Units and quantity stand below the account where the table is narrow. */
const note = css({ display: 'block', color: 'fg.muted', textStyle: 'caption' })

/** Renders the rows of a voucher that would be made, with the sums of all its rows. */
export const ProposedRows = ({ voucher: { Text, Rader, Debet, Kredit } }: { readonly voucher: Proposed }) => (
  <table className={table} aria-label={voucherTexts.preview.rows(Text)}>
    <thead>
      <tr>
        <th scope="col" className={head}>
          {texts.account}
        </th>
        <th scope="col" className={head} data-number>
          {voucherTexts.debit}
        </th>
        <th scope="col" className={head} data-number>
          {voucherTexts.credit}
        </th>
      </tr>
    </thead>
    <tbody>
      {Rader.map(row => (
        <Row key={row.Rad} row={row} />
      ))}
    </tbody>
    <tfoot className={sum}>
      <tr>
        <th scope="row" className={cell}>
          {voucherTexts.preview.sum}
        </th>
        <td className={cell} data-number>
          {showKronor(Debet)}
        </td>
        <td className={cell} data-number>
          {showKronor(Kredit)}
        </td>
      </tr>
    </tfoot>
  </table>
)

function Row({ row: { Konto, KontoNamn, ResEnh, Antal, Text, Belopp } }: { readonly row: ProposedRow }) {
  const more = [
    Text,
    ...ResEnh.filter(unit => unit !== ''),
    ...(Antal === null ? [] : [`${texts.quantity} ${showQuantity(Antal)}`]),
  ].filter(each => each !== '' && each !== KontoNamn)
  return (
    <tr>
      <th scope="row" className={cell}>
        {`${Konto} ${KontoNamn}`}
        {more.length > 0 && <span className={note}>{more.join(', ')}</span>}
      </th>
      <td className={cell} data-number>
        {Belopp > 0 && showKronor(Belopp)}
      </td>
      <td className={cell} data-number>
        {Belopp < 0 && showKronor(-Belopp)}
      </td>
    </tr>
  )
}
