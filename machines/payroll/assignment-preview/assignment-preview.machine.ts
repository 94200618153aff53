import { assign, setup } from 'xstate'
import type { AssignmentAnswer, AssignmentQuestion } from '#contracts/payroll/assignments/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { assignmentPreviewPorts } from './assignment-preview.ports.ts'
import type { AssignmentPreviewContext, AssignmentPreviewEvent } from './assignment-preview.types.ts'

/** Asks whom a pay assignment concerns and what it becomes, while a person changes its form. */
export const assignmentPreviewMachine = setup({
  types: { context: {} as AssignmentPreviewContext, events: {} as AssignmentPreviewEvent },
  actors: assignmentPreviewPorts,
  actions: {
    setQuestion: assign((_, question: AssignmentQuestion | null) => ({ question })),
    setAnswer: assign((_, answer: AssignmentAnswer) => ({ answer, failure: null })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    forget: assign({ question: null, answer: null, failure: null }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isSame: ({ context }, question: AssignmentQuestion | null) =>
      JSON.stringify(question) === JSON.stringify(context.question),
    isWhole: (_, question: AssignmentQuestion | null) => question !== null,
    isOfFields: (_, { fields }: ApiFailure) => fields !== undefined,
  },
  // In milliseconds: a person who types is not asked for between the keys.
  delays: { pause: 350 },
}).createMachine({
  id: 'assignmentPreview',
  context: { question: null, answer: null, failure: null },
  initial: 'waiting',
  on: {
    'preview.close': { target: '.waiting', actions: 'forget' },
    'preview.of': [
      { guard: { type: 'isSame', params: ({ event }) => event.question } },
      {
        guard: { type: 'isWhole', params: ({ event }) => event.question },
        target: '.pausing',
        actions: { type: 'setQuestion', params: ({ event }) => event.question },
      },
      { target: '.waiting', actions: { type: 'setQuestion', params: null } },
    ],
  },
  states: {
    waiting: { description: 'There is nothing to ask: no form is shown, or something in it is missing or wrong.' },
    pausing: {
      description: 'The values have just changed, and may change again.',
      after: { pause: 'asking' },
    },
    asking: {
      description: 'Asks. A change leaves the state, which cancels the call: an older answer is never shown.',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context.question as AssignmentQuestion,
        onDone: answered({
          ok: { target: 'answered', actions: 'setAnswer' },
          failed: [
            { guard: 'isOfFields', target: 'refused', actions: 'setFailure' },
            { target: 'failed', actions: 'setFailure' },
          ],
        }),
      },
    },
    answered: { description: 'The answer belongs to the values.' },
    refused: { description: 'The backend refuses values, such as a period whose law is not entered.' },
    failed: {
      description: 'The question failed. It is asked again on request.',
      on: { 'preview.retry': { target: 'asking', actions: 'forgetFailure' } },
    },
  },
})

/** The registration of the flow in the journal. The form tells its values again after a reload. */
export const assignmentPreviewFlow = describeFlow({ machine: assignmentPreviewMachine, version: 1, resume: 'afresh' })
