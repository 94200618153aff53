import { useState } from 'react'
import type { ProposedPayment } from '#contracts/payroll/payments/shapes.ts'
import { paymentsTexts } from '#ui/screens/payroll/payments/payments.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { type PlainColumn, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { showKronor } from '../explained/amounts.ts'

const texts = paymentsTexts.proposal
/** More persons are shown on request: a table of thousands is slow to draw, and is on the list. */
const most = 100

const { AnstNr, Namn, Konto, Belopp } = texts.columns
const columns: readonly PlainColumn[] = [
  { label: AnstNr, isWide: true },
  { label: Namn },
  { label: Konto },
  { label: Belopp, isNumeric: true },
]

const accountsOf = ({ Konton }: ProposedPayment): string =>
  Konton.length === 0
    ? texts.nowhere
    : Konton.map(({ Konto: account, Belopp: share }) =>
        Konton.length > 1 ? `${account} (${showKronor(share)})` : account,
      )
        // An account stays on one line.
        .map(each => each.replaceAll(' ', '\u00A0'))
        .join(', ')

/** Renders who is paid what, and to which accounts. */
export function PayableTable({ payable }: { readonly payable: readonly ProposedPayment[] }) {
  const [isWhole, showAll] = useState(false)
  return (
    <div>
      <PlainTable
        caption={texts.list}
        columns={columns}
        naming={1}
        rows={(isWhole ? payable : payable.slice(0, most)).map(each => ({
          key: `${each.AnstNr}.${each.Nummer}`,
          cells: [each.AnstNr, each.Namn, accountsOf(each), showKronor(each.Belopp)],
        }))}
      />
      {!isWhole && payable.length > most && (
        <div className={common.below3}>
          <Button size="sm" onClick={() => showAll(true)}>
            {texts.showAll(payable.length)}
          </Button>
        </div>
      )}
    </div>
  )
}
