import { useSelector } from '@xstate/react'
import { workplace } from '#machines/app/app.select.ts'
import * as select from '#machines/payroll/salary-run/salary-run.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { NoPeriods, periodList } from './no-periods.tsx'
import { PeriodLine } from './period-line.tsx'
import { useRun } from './use-run.ts'

const texts = runTexts.overview
const first = common.spaced4

/** Renders `/payslips`: the salary runs of the year, where each stands, and its next step. */
export default function PayslipsOverview() {
  const { flow, year } = useRun('')
  const periods = useSelector(flow, snapshot => (snapshot ? select.periodsOf(snapshot, year) : null))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  const usesAttest = useSelect('app', workplace)?.company.UseAttestWebLonHuv ?? false
  const hasBegun = periods?.some(({ Antal }) => Antal > 0) ?? true
  return (
    <>
      <PageHeader title={texts.title} context={texts.context(year)} />
      {periods === null && !isFailed && <SkeletonRows rows={12} />}
      {periods === null && isFailed && (
        <ErrorState title={texts.failed} onRetry={() => flow?.send({ type: 'run.reload' })} />
      )}
      {periods?.length === 0 && <NoPeriods {...texts.empty} />}
      {periods && periods.length > 0 && (
        <>
          {!hasBegun && (
            <div className={first}>
              <Notice kind="INFO">
                <strong>{texts.first.title}.</strong> {texts.first.text}
              </Notice>
            </div>
          )}
          <ol reversed className={periodList} aria-label={texts.title}>
            {/* The newest first: it is what one comes for. */}
            {periods.toReversed().map(period => (
              <PeriodLine key={period.Period} period={period} usesAttest={usesAttest} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}
