import { useSelector } from '@xstate/react'
import FileX from 'lucide-react/icons/file-x'
import { useParams } from 'react-router-dom'
import * as select from '#machines/payroll/vouchers/vouchers.select.ts'
import { css } from '#styled-system/css/index.js'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { periodName } from '../run/period-name.ts'
import { MissingSetting } from './missing-setting.tsx'
import { NoFile } from './no-file.tsx'
import { yearPath } from './paths.ts'
import { PeriodActions } from './period-actions.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { Remarks } from './remarks.tsx'
import { ReversalDialog } from './reversal-dialog.tsx'
import { SentNotice } from './sent-notice.tsx'
import { useVouchers } from './use-vouchers.ts'
import { VoucherList } from './voucher-list.tsx'
import { PeriodStatus } from './voucher-status.tsx'

const texts = voucherTexts.period
const facts = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', color: 'fg.muted' })

/** Renders `/bokforingsunderlagList/{Period}`: the vouchers of a period. */
export default function VouchersPeriod() {
  const { Period = '' } = useParams()
  const { flow } = useVouchers(Period)
  const list = useSelector(flow, snapshot => (snapshot ? select.listOf(snapshot, Period) : null))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  const isMissing = useSelector(flow, snapshot => snapshot !== undefined && select.isMissing(snapshot))
  return (
    <>
      <PageHeader
        title={texts.title(periodName(Period))}
        context={list ? voucherTexts.payDay(list.Period.Utbetalningsdag) : undefined}
        actions={
          <div className={common.wrap}>
            <BackButton to={yearPath}>{texts.back}</BackButton>
            {flow && list && <PeriodActions flow={flow} list={list} />}
          </div>
        }
      />
      {isMissing && <EmptyState icon={FileX} {...texts.missing} />}
      {!list && isFailed && (
        <ErrorState title={voucherTexts.failed} onRetry={() => flow?.send({ type: 'vouchers.reload' })} />
      )}
      {!list && !isFailed && !isMissing && <SkeletonRows rows={4} />}
      {flow && list && (
        <div className={common.fluid4}>
          <div className={facts}>
            <PeriodStatus status={list.Period.Status} />
            {list.Period.Lonebesked.Antal > 0 && (
              <span>
                {voucherTexts.year.payslips}:{' '}
                {voucherTexts.year.posted(list.Period.Lonebesked.Bokforda, list.Period.Lonebesked.Antal)}
              </span>
            )}
            {list.Period.Betalningar.Antal > 0 && (
              <span>
                {voucherTexts.year.payments}:{' '}
                {voucherTexts.year.posted(list.Period.Betalningar.Bokforda, list.Period.Betalningar.Antal)}
              </span>
            )}
          </div>
          <Remarks texts={list.Period.Saknas} />
          <MissingSetting flow={flow} />
          <NoFile list={list} />
          <SentNotice flow={flow} />
          <VoucherList key={list.Period.Period} list={list} />
          <PreviewDialog flow={flow} />
          <ReversalDialog />
        </div>
      )}
    </>
  )
}
