import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/vouchers/vouchers.select.ts'
import type { Proposed } from '#machines/payroll/vouchers/vouchers.types.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { showAmount } from '../explained/amounts.ts'
import { ProposedRows } from './proposed-rows.tsx'
import { Remarks } from './remarks.tsx'

const texts = voucherTexts.preview

/** Renders what would be made, which is then made or not. */
export function PreviewDialog({ flow }: { readonly flow: FlowRef<'vouchers'> }) {
  const proposal = useSelector(flow, select.proposal)
  const isMaking = useSelector(flow, select.isMaking)
  const making = useRef<HTMLButtonElement>(null)
  if (!proposal) return null
  const { Verifikationer, Anmarkningar } = proposal
  const close = () => flow.send({ type: 'vouchers.close' })
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.description(Verifikationer.length)}
      width={800}
      onClose={close}
      initialFocus={() => making.current}
      footer={
        <>
          <Button onClick={close} disabled={isMaking}>
            {texts.cancel}
          </Button>
          <Button
            ref={making}
            variant="primary"
            pending={isMaking}
            onClick={() => flow.send({ type: 'vouchers.make', key: newKey() })}
          >
            {texts.make(Verifikationer.length)}
          </Button>
        </>
      }
    >
      <div className={common.fluid6}>
        <Remarks texts={Anmarkningar} />
        {Verifikationer.map(each => (
          <ProposedVoucher key={`${each.Datum} ${each.Text}`} voucher={each} />
        ))}
      </div>
    </Dialog>
  )
}

const ProposedVoucher = ({ voucher }: { readonly voucher: Proposed }) => {
  const { Text, Serie, Datum, Rader, AntalRader, Debet } = voucher
  return (
    <section className={common.fluid2} aria-label={Text}>
      <h3 className={common.title}>{Text}</h3>
      <p className={common.caption}>{texts.head(Serie, Datum)}</p>
      <ProposedRows voucher={voucher} />
      {AntalRader > Rader.length && <p className={common.caption}>{texts.more(Rader.length, AntalRader)}</p>}
      <p className={common.caption}>{texts.balanced(showAmount(Debet))}</p>
    </section>
  )
}
