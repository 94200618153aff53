import { describeFlow } from '../../kit/journal/registry.ts'
import { viewOf } from '../../kit/shared/view.ts'
import { employeeViewPorts } from './employee-view.ports.ts'
import type { EmployeeUpdate, FetchedView } from './employee-view.types.ts'

/**
 * Shows an employee's line of time, what is missing for pay and what refers to the employee, beside
 * the form, and knows what the form's choices are.
 */
export const employeeViewMachine = viewOf<string, FetchedView, EmployeeUpdate>({
  id: 'employeeView',
  noun: 'employee',
  fetch: employeeViewPorts.fetchView,
  keeps: ({ choices }) => ({ facts: null, choices }),
  isOf: ({ AnstNr }, { key }) => AnstNr === key,
  tells: ({ Version }) => [['employeeForm', { type: 'form.changedElsewhere', Version }]],
})

/** The registration of the flow in the journal. */
export const employeeViewFlow = describeFlow({ machine: employeeViewMachine, version: 2, resume: 'afresh' })
