import { describeFlow } from '../../kit/journal/registry.ts'
import { actOf } from '../../kit/shared/act.ts'
import { employeeActionsPorts } from './employee-actions.ports.ts'
import { doneText, questionOf } from './employee-actions.texts.ts'
import type { ActOnEmployee, EmployeeChange } from './employee-actions.types.ts'

/**
 * Removes employees and entries of their lines of time, gives employees other numbers, and knows
 * how often employees have changed, here or elsewhere.
 */
export const employeeActionsMachine = actOf<ActOnEmployee, null, ActOnEmployee['employee'], EmployeeChange>({
  id: 'employeeActions',
  noun: 'employee',
  doAct: employeeActionsPorts.doAct,
  question: questionOf,
  doneText,
  tells: ({ act }) =>
    act === 'remove'
      ? []
      : [
          ['employeeView', { type: 'view.reload' }],
          ['employeeForm', { type: 'form.changedElsewhere', Version: null }],
        ],
  dialog: 'A dialog takes the new number, and says why the last one was refused.',
  isPlaced: ({ fields }, { act }) => act === 'renumber' && fields !== undefined,
  hears: change => [['employeeView', { ...change, type: 'view.changed' }]],
})

/** The registration of the flow in the journal. */
export const employeeActionsFlow = describeFlow({ machine: employeeActionsMachine, version: 2, resume: 'afresh' })
