import { useState } from 'react'
import type { ProposedPayment } from '#contracts/payroll/payments/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { paymentsTexts } from '#ui/screens/payroll/payments/payments.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { showKronor } from '../explained/amounts.ts'

const texts = paymentsTexts.proposal
/** More persons are shown on request: a table of thousands is slow to draw, and is on the list. */
const most = 100

const table = css({ width: 'full', textStyle: 'table', borderCollapse: 'collapse' })
const head = css({
  textStyle: 'captionStrong',
  color: 'fg.muted',
  textAlign: 'start',
  paddingBlock: '1',
  paddingRight: '3',
  borderBottom: 'subtle',
  '&[data-number]': { textAlign: 'end', paddingRight: '0' },
})
const cell = css({
  paddingBlock: '1',
  paddingRight: '3',
  verticalAlign: 'baseline',
  borderBottom: 'subtle',
  textAlign: 'start',
  fontWeight: 'regular',
  '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', paddingRight: '0' },
})
const wideOnly = css({ display: { base: 'none', sm: 'table-cell' } })
const more = css({ marginTop: '3' })

/** Renders who is paid what, and to which accounts. */
export function PayableTable({ payable }: { readonly payable: readonly ProposedPayment[] }) {
  const [isWhole, showAll] = useState(false)
  const { AnstNr, Namn, Konto, Belopp } = texts.columns
  return (
    <div>
      <table className={table}>
        <caption>
          <VisuallyHidden>{texts.list}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} ${wideOnly}`}>
              {AnstNr}
            </th>
            <th scope="col" className={head}>
              {Namn}
            </th>
            <th scope="col" className={head}>
              {Konto}
            </th>
            <th scope="col" className={head} data-number>
              {Belopp}
            </th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? payable : payable.slice(0, most)).map(each => (
            <tr key={`${each.AnstNr}.${each.Nummer}`}>
              <td className={`${cell} ${wideOnly}`}>{each.AnstNr}</td>
              <th scope="row" className={cell}>
                {each.Namn}
              </th>
              <td className={cell}>
                {each.Konton.map(({ Konto: account, Belopp: share }) =>
                  each.Konton.length > 1 ? `${account} (${showKronor(share)})` : account,
                ).join(', ')}
              </td>
              <td className={cell} data-number>
                {showKronor(each.Belopp)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && payable.length > most && (
        <div className={more}>
          <Button size="sm" onClick={() => showAll(true)}>
            {texts.showAll(payable.length)}
          </Button>
        </div>
      )}
    </div>
  )
}
