import Lock from 'lucide-react/icons/lock'
import { useNavigate } from 'react-router-dom'
import type { PayslipPeriod } from '#contracts/payroll/run/shapes.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { StatusChip } from '#ui/widgets/status-chip/status-chip.tsx'
import { periodPath } from './paths.ts'
import { PeriodItem } from './period-item.tsx'
import { periodName } from './period-name.ts'
import { RunFigures } from './run-figures.tsx'
import { RunSteps } from './run-steps.tsx'

const texts = runTexts.overview

interface PeriodLineProps {
  readonly period: PayslipPeriod
  readonly usesAttest: boolean
}

/** Renders a period of the year: where it stands, its sums, and its next step as a button. */
export function PeriodLine({ period, usesAttest }: PeriodLineProps) {
  const navigate = useNavigate()
  const { Period, Utbetalningsdatum, Antal, Importerade, Varningar, UtanSpecifikation, Locked, Next } = period
  const [month, step] = [periodName(Period), runTexts.next[Next]]
  const counted = Antal > 0 ? runTexts.count(Antal) : Importerade > 0 ? [] : texts.nothing
  return (
    <PeriodItem
      period={Period}
      to={periodPath(Period)}
      facts={[runTexts.payDay(Utbetalningsdatum)].concat(counted)}
      step={
        <Button aria-label={texts.act(step, month)} onClick={() => navigate(periodPath(Period))}>
          {step}
        </Button>
      }
    >
      <div className={common.wrapCentred}>
        {(Antal > 0 || Importerade === 0) && <RunSteps period={period} usesAttest={usesAttest} />}
        {Importerade > 0 && <StatusChip tone="info">{runTexts.imported(Importerade)}</StatusChip>}
        {Varningar > 0 && <StatusChip tone="warning">{runTexts.warnings(Varningar)}</StatusChip>}
        {Antal > 0 && UtanSpecifikation > 0 && (
          <StatusChip tone="warning">{runTexts.without(UtanSpecifikation)}</StatusChip>
        )}
        {Locked && (
          <StatusChip tone="neutral" icon={Lock}>
            {runTexts.locked}
          </StatusChip>
        )}
      </div>
      {Antal + Importerade > 0 && <RunFigures sums={period} />}
    </PeriodItem>
  )
}
