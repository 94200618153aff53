import { useSelector } from '@xstate/react'
import CalendarRange from 'lucide-react/icons/calendar-range'
import { useNavigate } from 'react-router-dom'
import type { VoucherPeriod } from '#contracts/payroll/vouchers/shapes.ts'
import * as select from '#machines/payroll/vouchers/vouchers.select.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { NoPeriods, periodList } from '../run/no-periods.tsx'
import { runOverviewPath } from './paths.ts'
import { useVoucherRights, useVouchers } from './use-vouchers.ts'
import { VoucherPeriodLine } from './voucher-period-line.tsx'

const texts = voucherTexts.year

/** True when there is something to make or to send. */
const hasStep = ({ Status }: VoucherPeriod) => Status === 'READY' || Status === 'CREATED'
const isWaiting = ({ Status }: VoucherPeriod) => Status === 'EMPTY' || Status === 'WAITING'

/** Renders `/bokforingsunderlag`: how far the periods of the year are posted, and the next step. */
export default function VouchersYear() {
  const { flow, year } = useVouchers('')
  const periods = useSelector(flow, snapshot => (snapshot ? select.periodsOf(snapshot, year) : null))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  const next = periods?.find(hasStep)
  return (
    <>
      <PageHeader title={texts.title} context={texts.context(year)} />
      {periods === null && !isFailed && <SkeletonRows rows={12} />}
      {periods === null && isFailed && (
        <ErrorState title={voucherTexts.failed} onRetry={() => flow?.send({ type: 'vouchers.reload' })} />
      )}
      {periods?.length === 0 && <NoPeriods {...texts.empty} />}
      {periods && periods.length > 0 && (
        <>
          {periods.every(isWaiting) && <NothingToPost />}
          <ol className={periodList} aria-label={texts.title}>
            {periods.map(period => (
              <VoucherPeriodLine key={period.Period} period={period} isNext={period === next} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}

/** Renders the way to the run, without which there is nothing to post. */
function NothingToPost() {
  const navigate = useNavigate()
  const { seePayslips } = useVoucherRights()
  const { title, text, action } = texts.first
  return (
    <div className={common.spaced6}>
      <EmptyState
        icon={CalendarRange}
        title={title}
        text={text}
        action={
          seePayslips && (
            <Button variant="primary" onClick={() => navigate(runOverviewPath)}>
              {action}
            </Button>
          )
        }
      />
    </div>
  )
}
