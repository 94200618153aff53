import CalendarCheck from 'lucide-react/icons/calendar-check'
import { useNavigate } from 'react-router-dom'
import type { PayslipPeriod } from '#contracts/payroll/run/shapes.ts'
import { right } from '#contracts/rights/openings.ts'
import { daysBetween } from '#contracts/rules/date.ts'
import { workplace } from '#machines/app/app.select.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { todayTexts } from '#ui/screens/payroll/today/today.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import { periodPath } from '../run/paths.ts'
import { periodName } from '../run/period-name.ts'
import { runTexts } from '../run/run.text.ts'
import { RunFigures } from '../run/run-figures.tsx'
import { RunSteps } from '../run/run-steps.tsx'

const texts = todayTexts.run
const month = css({ textStyle: 'headingSm', _firstLetter: { textTransform: 'uppercase' } })

/** Renders the salary run that waits for somebody: where it stands, and its next step. */
export function WaitingRun({ period }: { readonly period: PayslipPeriod | null }) {
  const navigate = useNavigate()
  const mayRead = useMay(right('Payslips.Read'))
  const usesAttest = useSelect('app', workplace)?.company.UseAttestWebLonHuv ?? false
  if (!period) {
    return <EmptyState size="sm" icon={CalendarCheck} title={texts.empty.title} text={texts.empty.text} />
  }
  const { Period, Utbetalningsdatum, Antal, Varningar, UtanSpecifikation, Next } = period
  const name = periodName(Period)
  return (
    <div className={common.stack4}>
      <div className={common.wrapApart3}>
        <div>
          <p className={month}>{name}</p>
          <p className={common.caption}>{texts.payDay(Utbetalningsdatum, daysBetween(today(), Utbetalningsdatum))}</p>
        </div>
        {mayRead && (
          <Button
            variant="primary"
            aria-label={runTexts.overview.act(runTexts.next[Next], name)}
            onClick={() => navigate(periodPath(Period))}
          >
            {runTexts.next[Next]}
          </Button>
        )}
      </div>
      <div className={common.wrapCentred}>
        <RunSteps period={period} usesAttest={usesAttest} />
        {Varningar > 0 && <StatusChip tone="warning">{runTexts.warnings(Varningar)}</StatusChip>}
        {UtanSpecifikation > 0 && (
          <StatusChip tone={Antal > 0 ? 'warning' : 'info'}>{runTexts.without(UtanSpecifikation)}</StatusChip>
        )}
      </div>
      {Antal > 0 && <RunFigures sums={period} />}
    </div>
  )
}
