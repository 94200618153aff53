import { Link } from 'react-router-dom'
import type { VoucherHead, VoucherRow } from '#contracts/payroll/vouchers/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { showAmount } from '../explained/amounts.ts'
import { payslipPath } from './paths.ts'
import { PaymentLink } from './payment-link.tsx'
import { useVoucherRights } from './use-vouchers.ts'

const texts = voucherTexts.sources
const list = css({ listStyle: 'none', padding: '0', '& > li + li': { borderTop: 'subtle' } })
const item = css({ display: 'grid', gap: '0.5', paddingBlock: '2' })

interface SourcesDialogProps {
  readonly row: VoucherRow
  readonly voucher: Pick<VoucherHead, 'Period' | 'Betalning'>
  readonly onClose: () => void
}

/** Renders the payslips that a row of a voucher comes from, each a link for whoever may see it. */
export function SourcesDialog({ row, voucher: { Period, Betalning }, onClose }: SourcesDialogProps) {
  const { seePayslips } = useVoucherRights()
  const { Konto, KontoNamn, Belopp, Kallor, AntalKallor, Orerest } = row
  const side = Belopp > 0 ? voucherTexts.debit : voucherTexts.credit
  return (
    <Dialog
      open
      title={texts.title(`${Konto} ${KontoNamn}`.trim())}
      description={`${side} ${showAmount(Math.abs(Belopp))}`}
      width={480}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className={common.stack4}>
        <p>{Kallor.length > 0 ? texts.description : Betalning === null ? texts.none : texts.payment}</p>
        {Betalning !== null && <PaymentLink period={Period} number={Betalning} />}
        {Orerest !== 0 && <p className={common.captionOfAnyLength}>{texts.remainder(showAmount(Orerest))}</p>}
        {Kallor.length > 0 && (
          <ul className={list}>
            {Kallor.map(({ AnstNr, Nr, Rader }) => {
              const name = `${texts.person(AnstNr)}${Nr === 1 ? '' : texts.extra(Nr)}`
              return (
                <li key={`${AnstNr} ${Nr}`} className={item}>
                  {seePayslips ? (
                    <Link className={common.link} to={payslipPath(Period, AnstNr)}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                  <span className={common.captionOfAnyLength}>
                    {Rader.length === 0 ? texts.whole : texts.rows(Rader.length)}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
        {AntalKallor > Kallor.length && (
          <p className={common.captionOfAnyLength}>{texts.more(AntalKallor - Kallor.length)}</p>
        )}
      </div>
    </Dialog>
  )
}
