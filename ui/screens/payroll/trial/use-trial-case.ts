import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/salary-trial/salary-trial.select.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { salaryTrial, salaryTrialForm, salaryTrialOther, salaryTrialOtherForm } from '#ui/runtime/lazy/salary-trial.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { today } from '#ui/text/format.ts'

/** A case of a trial calculation: its calculation, and the form with its values. */
export interface TrialCase {
  readonly trial: FlowRef<'salaryTrial'>
  readonly form: FlowRef<'salaryTrialForm'>
}

/** Shows a case's form, and tells its calculation what to ask for. */
function useCase(trial: TrialCase['trial'] | undefined, form: TrialCase['form'] | undefined): TrialCase | undefined {
  const isOpen = useSelector(trial, snapshot => snapshot !== undefined && select.isOpen(snapshot))
  const from = useSelector(trial, snapshot => (snapshot === undefined ? '' : select.from(snapshot)))
  const question = useSelector(form, snapshot => (snapshot === undefined ? '' : select.questionIn(snapshot)))
  useEffect(() => {
    if (isOpen) form?.send({ type: 'form.show', page: 'SalaryTrial', id: from, today: today(), key: newKey() })
  }, [form, isOpen, from])
  useEffect(() => {
    if (isOpen) trial?.send({ type: 'trial.of', request: select.requestOf(question) })
  }, [trial, isOpen, question])
  return trial && form && isOpen ? { trial, form } : undefined
}

/** The cases on display, and what begins and ends the comparison. */
export interface TrialCases {
  readonly first: TrialCase | undefined
  /** Undefined while nothing is compared. */
  readonly other: TrialCase | undefined
  readonly compare: () => void
  readonly single: () => void
}

/** Returns the cases. What was typed stays when the screen is left, until the year changes. */
export function useTrialCases(): TrialCases {
  const trial = useLazyFlow(salaryTrial)
  const form = useLazyFlow(salaryTrialForm)
  const otherTrial = useLazyFlow(salaryTrialOther)
  const otherForm = useLazyFlow(salaryTrialOtherForm)
  useEffect(() => {
    if (trial && !select.isOpen(trial.getSnapshot())) trial.send({ type: 'trial.open', from: '' })
  }, [trial])
  const first = useCase(trial, form)
  const other = useCase(otherTrial, otherForm)
  return {
    first,
    other,
    compare: () => form && otherTrial?.send({ type: 'trial.open', from: select.valuesIn(form.getSnapshot()) }),
    single: () => {
      otherForm?.send({ type: 'form.leave' })
      otherTrial?.send({ type: 'trial.close' })
    },
  }
}
