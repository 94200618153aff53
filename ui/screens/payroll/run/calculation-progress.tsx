import { useSelector } from '@xstate/react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/salary-run/salary-run.select.ts'
import { css } from '#styled-system/css/index.js'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Progress } from '#ui/widgets/progress/progress.tsx'

const texts = runTexts.list
const block = css({ display: 'grid', gap: '2', padding: '4', bg: 'bg.surface', border: 'subtle', borderRadius: 'card' })

/**
 * Renders how far a calculation has come, counted in persons. Nobody is told to leave before it has
 * begun.
 */
export function CalculationProgress({ flow }: { readonly flow: FlowRef<'salaryRun'> }) {
  const calculation = useSelector(flow, select.calculation)
  const isCounted = calculation?.Status === 'INPROGRESS' && calculation.Total > 0
  return (
    <div className={block} role="status">
      <Progress
        label={calculation?.Status === 'QUEUED' ? texts.queued : texts.calculating}
        value={isCounted ? calculation.Done : null}
        {...(isCounted && {
          max: calculation.Total,
          words: texts.progress(calculation.Done, calculation.Total),
        })}
      />
      {calculation && <p className={common.caption}>{texts.mayLeave}</p>}
    </div>
  )
}
