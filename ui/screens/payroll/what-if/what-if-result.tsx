import { useSelector } from '@xstate/react'
import Calculator from 'lucide-react/icons/calculator'
import UsersRound from 'lucide-react/icons/users-round'
import { whatIfForm } from '#contracts/payroll/what-if/what-if.form.ts'
import { type EmployeeFilterValues, staffFilterOf } from '#contracts/person/employee-filter.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/what-if/what-if.select.ts'
import { common } from '#ui/theme/common-styles.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Progress } from '#ui/widgets/progress/progress.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { whatIfTexts as texts } from './what-if.text.ts'
import { WhatIfTotals } from './what-if-totals.tsx'

/** The result stays in sight beside the form. */

interface WhatIfResultProps {
  readonly flow: FlowRef<'whatIf'>
  readonly change: string
  readonly filter: EmployeeFilterValues
}

/** Renders how far the calculation has come, why it stopped, or what the change comes to. */
export function WhatIfResult({ flow, change, filter }: WhatIfResultProps) {
  const isCalculating = useSelector(flow, select.isCalculating)
  const isAnswered = useSelector(flow, select.isAnswered)
  const isFailed = useSelector(flow, select.isFailed)
  const refusal = useSelector(flow, select.refusal)
  const request = useSelector(flow, select.request)
  const done = useSelector(flow, select.done)
  const total = useSelector(flow, select.total)
  const recalculated = useSelector(flow, select.recalculated)
  const left = useSelector(flow, select.left)
  const isStopped = !isCalculating && !isAnswered && !isFailed && refusal === null && done > 0
  const isOther =
    isAnswered &&
    request !== null &&
    (JSON.stringify(request.Andring) !== change ||
      JSON.stringify(request.Urval) !== JSON.stringify(staffFilterOf(filter)))
  const isEmpty = !isCalculating && !isAnswered && !isFailed && refusal === null && done === 0
  return (
    <div className={common.asideBelowToolbar}>
      <Section title={texts.result}>
        <div className={common.fluid4} aria-busy={isCalculating}>
          {isEmpty && <EmptyState icon={Calculator} {...texts.empty} />}
          {isCalculating && (
            <div role="status">
              <Progress
                label={texts.calculating}
                value={total === null ? null : done}
                {...(total !== null && { max: total, words: texts.progress(done, total) })}
              />
            </div>
          )}
          {isStopped && <Notice kind="INFO">{texts.stopped(done)}</Notice>}
          {isFailed && (
            <ErrorState size="sm" title={texts.failed} onRetry={() => flow.send({ type: 'whatIf.retry' })} />
          )}
          {refusal !== null && (
            <Notice kind="ERROR">{[texts.refused, ...refusalsOf(refusal.fields ?? {})].join(' ')}</Notice>
          )}
          {isOther && <Notice kind="INFO">{texts.outdated}</Notice>}
          {isAnswered && done === 0 && <EmptyState icon={UsersRound} {...texts.nobody} />}
          {isAnswered && done > 0 && <WhatIfTotals flow={flow} />}
          {isAnswered && recalculated > 0 && <Notice kind="INFO">{texts.recalculated(recalculated)}</Notice>}
          {isAnswered && left.length > 0 && (
            <Notice kind="INFO">
              {[
                texts.left(left.length),
                ...left.map(({ AnstNr, Namn, Orsak }) => texts.leftOne(AnstNr, Namn, Orsak)),
              ].join(' ')}
            </Notice>
          )}
        </div>
      </Section>
    </div>
  )
}

/** Returns what the backend refuses, each with the name of its field. */
const refusalsOf = (fields: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(fields).map(
    ([name, message]) =>
      `${String(whatIfForm.fields[name as keyof typeof whatIfForm.fields]?.label ?? name)}: ${message}`,
  )
