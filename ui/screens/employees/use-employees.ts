import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import { right } from '#contracts/rights/openings.ts'
import type { ActOnEmployee, EmployeeAct } from '#machines/employees/employee-actions/employee-actions.types.ts'
import * as selectView from '#machines/employees/employee-view/employee-view.select.ts'
import * as selectActions from '#machines/kit/shared/act.select.ts'
import { isFailed as hasFailed } from '#machines/kit/shared/view.select.ts'
import type { FieldOptions } from '#ui/forms/form-environment.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { employeeFlows } from '#ui/runtime/lazy/employees.ts'
import { newKey } from '#ui/runtime/new-key.ts'

/** Returns whether the account may change employees. */
export const useMayWrite = (): boolean => useMay(right('Registry.PerReg.Write'))

/**
 * Returns the flow of what is done with employees, a function that starts an act, and whether one
 * is being done: the flow ignores others meanwhile.
 */
export function useEmployeeActions() {
  const flow = useLazyFlow(employeeFlows.employeeActions)
  const act = useCallback(
    (what: EmployeeAct, employee: ActOnEmployee['employee']) =>
      flow?.send({ type: 'act.start', act: { ...what, employee }, key: newKey() }),
    [flow],
  )
  const changes = useSelector(flow, snapshot => (snapshot ? selectActions.changesIn(snapshot) : 0))
  const isActing = useSelector(flow, snapshot => snapshot !== undefined && selectActions.isActing(snapshot))
  return { flow, act, changes, isActing }
}

/**
 * Returns what is known of an employee beside the form, and what the form has to choose from.
 *
 * @param number empty for a new employee, and for the list
 */
export function useEmployeeView(number: string) {
  const flow = useLazyFlow(employeeFlows.employeeView)
  useEffect(() => {
    flow?.send({ type: 'view.show', key: number })
    return () => flow?.send({ type: 'view.leave' })
  }, [flow, number])
  const facts = useSelector(flow, snapshot => (snapshot ? selectView.facts(snapshot) : null))
  const choices = useSelector(flow, snapshot => (snapshot ? selectView.choices(snapshot) : null))
  const isFailed = useSelector(flow, snapshot => snapshot !== undefined && hasFailed(snapshot))
  const options = useMemo((): FieldOptions | null => {
    if (!choices) return null
    const { Avdelning, AvtalId, EgenskapIDList, FackId } = choices
    return { Avdelning, AvtalId, EgenskapIDList, FackId }
  }, [choices])
  return { flow, facts, choices, options, isFailed }
}
