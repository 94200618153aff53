import { useNavigate } from 'react-router-dom'
import type { VoucherPeriod } from '#contracts/payroll/vouchers/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { showAmount } from '../explained/amounts.ts'
import { PeriodItem } from '../run/period-item.tsx'
import { periodName } from '../run/period-name.ts'
import { periodPath, runPath } from './paths.ts'
import { Remarks } from './remarks.tsx'
import { useVoucherRights } from './use-vouchers.ts'
import { PeriodStatus } from './voucher-status.tsx'

const texts = voucherTexts.year
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2', alignItems: 'center' })

interface VoucherPeriodLineProps {
  readonly period: VoucherPeriod
  /** Whether its step is the one to take now. */
  readonly isNext: boolean
}

/** Renders a period of the year: how far it is posted, its sums, and its next step as a button. */
export function VoucherPeriodLine({ period, isNext }: VoucherPeriodLineProps) {
  const navigate = useNavigate()
  const may = useVoucherRights()
  const { Period, Utbetalningsdag, Status, Verifikationer, Summa, Saknas } = period
  const { Antal, Fardiga, Bokforda } = period.Lonebesked
  const { Betalningar } = period
  const waits = Status === 'EMPTY' || Status === 'WAITING'
  const isMine = waits ? may.seePayslips : Status === 'READY' ? may.write : Status === 'CREATED' ? may.send : true
  const [month, step] = [periodName(Period), isMine ? texts.next[Status] : texts.next.SENT]
  return (
    <PeriodItem
      period={Period}
      to={periodPath(Period)}
      facts={[voucherTexts.payDay(Utbetalningsdag)]}
      step={
        Status !== 'EMPTY' && (
          <Button
            variant={isNext && isMine ? 'primary' : 'secondary'}
            aria-label={texts.act(step, month)}
            onClick={() => navigate(waits && isMine ? runPath(Period) : periodPath(Period))}
          >
            {step}
          </Button>
        )
      }
    >
      <div className={facts}>
        <PeriodStatus status={Status} />
        {Antal > 0 && (
          <span className={common.caption}>
            {texts.payslips}: {waits ? texts.finished(Fardiga, Antal) : texts.posted(Bokforda, Antal)}
          </span>
        )}
        {Betalningar.Antal > 0 && (
          <span className={common.caption}>
            {texts.payments}: {texts.posted(Betalningar.Bokforda, Betalningar.Antal)}
          </span>
        )}
        {Verifikationer > 0 && (
          <span className={common.caption}>
            {voucherTexts.vouchers(Verifikationer)}, <span className={common.figure}>{showAmount(Summa)}</span>
          </span>
        )}
      </div>
      <Remarks texts={Saknas} />
    </PeriodItem>
  )
}
