import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { textOfReference } from '#contracts/registers/reference-lists.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import * as select from '#machines/payroll/assignment-preview/assignment-preview.select.ts'
import { cx } from '#styled-system/css/index.js'
import { useFormSelect } from '#ui/forms/form-context.tsx'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { assignmentPreview } from '#ui/runtime/lazy/assignment-preview.ts'
import { useReferenceList } from '#ui/runtime/reference-list.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { SelectField } from '#ui/widgets/select-field/select-field.tsx'
import { AssignedRows } from './assigned-rows.tsx'
import { assignmentTexts as texts } from './assignments.text.ts'

/** The answer to earlier values, while a new one is awaited. */

/**
 * Returns the salary periods to choose from, and the chosen one: the month's until one is chosen.
 */
function usePeriod() {
  const { items } = useReferenceList('salaryPeriods', undefined, true)
  const [chosen, choose] = useState('')
  const options = useMemo(
    () => (items ?? []).map(({ code }) => ({ value: code, label: textOfReference(code, items) })),
    [items],
  )
  const month = today().slice(0, 7).replace('-', '')
  const now = options.find(({ value }) => value === month) ?? options.at(-1)
  return { options, period: chosen === '' ? (now?.value ?? '') : chosen, choose }
}

/** Renders whom the assignment on display concerns in a chosen period, and what it becomes. */
export default function AssignmentPreview() {
  const flow = useLazyFlow(assignmentPreview)
  const { options, period, choose } = usePeriod()
  const values = useFormSelect(snapshot => select.valuesIn(snapshot, today()))
  const most = useFormSelect(({ context }) => Number(context.values.AntalGanger ?? 0))
  const answer = useSelector(flow, snapshot => (snapshot ? select.answer(snapshot) : null))
  const failure = useSelector(flow, snapshot => (snapshot ? select.failure(snapshot) : null))
  const isAsking = useSelector(flow, snapshot => snapshot !== undefined && select.isAsking(snapshot))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && select.isFailed(snapshot))
  const isWaiting = values === ''
  useEffect(
    () => flow?.send({ type: 'preview.of', question: select.questionOf(values, period) }),
    [flow, values, period],
  )
  useEffect(() => () => flow?.send({ type: 'preview.close' }), [flow])
  return (
    <div className={common.aside}>
      <Section title={texts.title}>
        <div className={common.fluid4}>
          <SelectField label={texts.period} options={options} value={period} onChange={choose} isClearable={false} />
          <div className={common.fluid4} role="status" aria-busy={isAsking}>
            {isFailed ? (
              <ErrorState size="sm" title={texts.failed} onRetry={() => flow?.send({ type: 'preview.retry' })} />
            ) : failure ? (
              <p className={common.error}>{Object.values(failure.fields ?? {}).join(' ') || failureText(failure)}</p>
            ) : (
              isWaiting && <p className={common.muted}>{texts.waiting}</p>
            )}
            {answer && !failure && !isWaiting && (
              <div className={cx(common.fading, isAsking && common.faded)}>
                <AssignedRows answer={answer} most={most} />
              </div>
            )}
          </div>
        </div>
      </Section>
    </div>
  )
}
