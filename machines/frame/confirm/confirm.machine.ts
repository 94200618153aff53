import { assign, setup } from 'xstate'
import { describeFlow, unstored } from '../../kit/journal/registry.ts'
import { type Letter, letters } from '../../kit/shared/letter.ts'
import type { Answer, ConfirmEvent, ConfirmFact, Question } from '../../kit/shared/question.ts'
import type { ConfirmContext } from './confirm.types.ts'

/**
 * The confirmation dialog, for every flow that must ask the user first. A flow sends `confirm.ask`
 * and receives `confirm.answered`. Questions are shown one at a time, in the order in which they
 * came.
 */
export const confirmMachine = setup({
  types: { context: {} as ConfirmContext, events: {} as ConfirmEvent },
  actions: {
    keep: assign(({ context }, question: Question) => ({ questions: [...context.questions, question] })),
    /**
     * Sends the answer. The cast is safe, because `askFirst` accepts only flows that take the
     * answer.
     */
    reply: letters(({ context }, answer: Answer) => {
      const { id, replyTo } = onDisplay(context)
      const fact: ConfirmFact = { type: 'confirm.answered', id, answer }
      return [[replyTo, fact] as Letter]
    }),
    forgetFirst: assign(({ context }) => ({ questions: context.questions.slice(1) })),
    forgetAll: assign({ questions: [] }),
  },
  guards: { isLast: ({ context }) => context.questions.length === 1 },
}).createMachine({
  id: 'confirm',
  context: { questions: [] },
  initial: 'closed',
  states: {
    closed: {
      description: 'No question is on display.',
      on: {
        'confirm.ask': { target: 'open', actions: { type: 'keep', params: ({ event }) => questionOf(event) } },
      },
    },
    open: {
      description: 'A question is on display. Further questions wait until it is answered.',
      on: {
        'confirm.ask': { actions: { type: 'keep', params: ({ event }) => questionOf(event) } },
        'confirm.answer': [
          {
            guard: 'isLast',
            target: 'closed',
            actions: [{ type: 'reply', params: ({ event }) => event.answer }, 'forgetFirst'],
          },
          { actions: [{ type: 'reply', params: ({ event }) => event.answer }, 'forgetFirst'] },
        ],
        'confirm.forget': { target: 'closed', actions: 'forgetAll' },
      },
    },
  },
})

const questionOf = ({ type: _, ...question }: Extract<ConfirmEvent, { type: 'confirm.ask' }>): Question => question

const onDisplay = ({ questions: [question] }: ConfirmContext): Question => {
  if (!question) throw new Error('There is no question to answer')
  return question
}

/** The registration of the flow in the journal. */
export const confirmFlow = describeFlow({
  machine: confirmMachine,
  version: 1,
  keeps: {
    questions: (questions: readonly Question[]) =>
      questions.every(({ isLasting }) => isLasting) ? questions : unstored,
  },
})
