import { useSelector } from '@xstate/react'
import CalendarRange from 'lucide-react/icons/calendar-range'
import { useNavigate } from 'react-router-dom'
import { right } from '#contracts/rights/openings.ts'
import { workplace } from '#machines/app/app.select.ts'
import * as select from '#machines/payroll/salary-run/salary-run.select.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { PeriodLine } from './period-line.tsx'
import { useRun } from './use-run.ts'

const texts = runTexts.overview
const list = css({
  listStyle: 'none',
  padding: '0',
  bg: 'bg.surface',
  border: 'subtle',
  borderRadius: 'card',
  '& > li + li': { borderTop: 'subtle' },
})
const first = css({ marginBottom: '4' })

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
      {periods?.length === 0 && <NoPeriods />}
      {periods && periods.length > 0 && (
        <>
          {!hasBegun && (
            <div className={first}>
              <Notice kind="INFO">
                <strong>{texts.first.title}.</strong> {texts.first.text}
              </Notice>
            </div>
          )}
          <ol reversed className={list} aria-label={texts.title}>
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

function NoPeriods() {
  const navigate = useNavigate()
  const mayRead = useMay(right('Registry.SalaryPeriods.Read'))
  const { title, text, action } = texts.empty
  return (
    <EmptyState
      icon={CalendarRange}
      {...{ title, text }}
      action={
        mayRead && (
          <Button variant="primary" onClick={() => navigate('/registry/salaryPeriods')}>
            {action}
          </Button>
        )
      }
    />
  )
}
