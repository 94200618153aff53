import { assign, emit, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { type Letter, letter, letters } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { employeeActionsPorts } from './employee-actions.ports.ts'
import { doneText, questionOf } from './employee-actions.texts.ts'
import type {
  ActOnEmployee,
  EmployeeActionsContext,
  EmployeeActionsEmitted,
  EmployeeActionsEvent,
  EmployeeChanged,
} from './employee-actions.types.ts'

/**
 * Removes employees and entries of their lines of time, gives employees other numbers, and knows
 * how often employees have changed, here or elsewhere.
 */
export const employeeActionsMachine = setup({
  types: {
    context: {} as EmployeeActionsContext,
    events: {} as EmployeeActionsEvent,
    emitted: {} as EmployeeActionsEmitted,
  },
  actors: employeeActionsPorts,
  actions: {
    setAsked: assign(({ context }, { type: _, ...asked }: ActOnEmployee & { readonly type: string }) => {
      const { key, ...what } = asked
      return { asked, intent: intentFor(context.intent, JSON.stringify(what), key), refusal: null }
    }),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    noteChange: assign(({ context }) => ({ changes: context.changes + 1 })),
    setRefusal: assign((_, { fields = {}, message }: ApiFailure) => ({ refusal: fields.AnstNr ?? message })),
    forget: assign({ asked: null, refusal: null }),
    ask: askFirst('employeeActions', ({ context }) => ({
      id: 'employeeAct',
      title: '',
      text: '',
      isDestructive: true,
      ...questionOf(askedOf(context)),
    })),
    tellView: letter('employeeView', (_, changed: EmployeeChanged) => ({ ...changed, type: 'view.changed' })),
    /** Has the employee on display fetched again, with its form. */
    tellScreens: letters((): readonly Letter[] => [
      ['employeeView', { type: 'view.reload' }],
      ['employeeForm', { type: 'form.changedElsewhere', Version: null }],
    ]),
    tellDone: tell('SUCCESS', ({ context }) => doneText(askedOf(context))),
    emitDone: emit(({ context }): EmployeeActionsEmitted => {
      const asked = askedOf(context)
      const { number } = asked.employee
      return { type: 'employee.acted', act: asked.act, number, to: asked.act === 'renumber' ? asked.to : number }
    }),
    reportFailure: reportFailure(),
    /** The dialog shows the refusal of a number at its field. */
    reportUnplaced: reportFailure(failure => (failure.fields ? null : failure)),
  },
  guards: {
    isAskedAbout: (_, asked: ActOnEmployee) => questionOf(asked) !== undefined,
    isConfirmed: (_, answer: string) => answer === 'confirmed',
    isRemoval: ({ context }) => askedOf(context).act === 'remove',
    isRenumbering: ({ context }) => askedOf(context).act === 'renumber',
  },
}).createMachine({
  id: 'employeeActions',
  context: { asked: null, intent: null, refusal: null, changes: 0 },
  initial: 'idle',
  on: {
    'employee.changed': {
      actions: ['noteChange', { type: 'tellView', params: ({ event }) => event }],
    },
  },
  states: {
    idle: {
      description: 'Nothing is being done.',
      on: {
        'renumbering.open': 'renumbering',
        'employee.act': {
          guard: { type: 'isAskedAbout', params: ({ event }) => event },
          target: 'asking',
          actions: [{ type: 'setAsked', params: ({ event }) => event }, 'ask'],
        },
      },
    },
    renumbering: {
      description: 'A dialog takes the new number, and says why the last one was refused.',
      on: {
        'renumbering.close': { target: 'idle', actions: ['endIntent', 'forget'] },
        'employee.act': { target: 'acting', actions: { type: 'setAsked', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'A dialog asks first, because what is removed cannot be brought back.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event.answer }, target: 'acting' },
          { target: 'idle', actions: ['endIntent', 'forget'] },
        ],
      },
    },
    acting: {
      description: 'Calls the backend. Further requests are ignored until it is answered.',
      invoke: {
        id: 'doAct',
        src: 'doAct',
        input: ({ context }) => ({ ...askedOf(context), key: context.intent?.key ?? '' }),
        onDone: answered({
          ok: [
            {
              guard: 'isRemoval',
              target: 'idle',
              actions: ['endIntent', 'noteChange', 'tellDone', 'emitDone', 'forget'],
            },
            {
              target: 'idle',
              actions: ['endIntent', 'noteChange', 'tellScreens', 'tellDone', 'emitDone', 'forget'],
            },
          ],
          failed: [
            {
              guard: 'isRenumbering',
              target: 'renumbering',
              actions: ['settleIntent', 'setRefusal', 'reportUnplaced'],
            },
            { target: 'idle', actions: ['settleIntent', 'forget', 'reportFailure'] },
          ],
        }),
      },
    },
  },
})

const askedOf = ({ asked }: EmployeeActionsContext): ActOnEmployee => {
  if (!asked) throw new Error('Nothing is done with an employee before it is asked for')
  return asked
}

/** The registration of the flow in the journal. */
export const employeeActionsFlow = describeFlow({ machine: employeeActionsMachine, version: 1, resume: 'afresh' })
