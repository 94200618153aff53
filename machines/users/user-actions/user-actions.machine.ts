import { assign, emit, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letters } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { askFirst, reportFailure } from '../../kit/shared/tell.ts'
import { userActionsPorts } from './user-actions.ports.ts'
import { doneTexts, questions } from './user-actions.texts.ts'
import type { ActOn, MadeLink, UserActionsContext, UserActionsEmitted, UserActionsEvent } from './user-actions.types.ts'

/**
 * Blocks, removes and invites users, begins new passwords and ends sessions. What cannot
 * simply be undone asks for confirmation.
 */
export const userActionsMachine = setup({
  types: {
    context: {} as UserActionsContext,
    events: {} as UserActionsEvent,
    emitted: {} as UserActionsEmitted,
  },
  actors: userActionsPorts,
  actions: {
    setAsked: assign(({ context }, { key, ...asked }: ActOn) => ({
      asked: { ...asked, key },
      intent: intentFor(context.intent, intentOf(asked), key),
      link: null,
    })),
    setLink: assign((_, link: MadeLink | null) => ({ link })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    countDone: assign(({ context }) => ({ done: context.done + 1 })),
    forget: assign({ asked: null, link: null }),
    ask: askFirst('userActions', ({ context }) => {
      const { act, user } = askedOf(context)
      return { id: 'userAct', title: '', text: '', ...questions[act]?.(user.Namn) }
    }),
    /** Has the screen of the user fetch it again, with its form. */
    tellDone: letters(({ context }) => {
      const text = doneTexts[askedOf(context).act](askedOf(context))
      return [
        ['userView', { type: 'view.reload' }],
        ['userForm', { type: 'form.changedElsewhere', Version: null }],
        ...(text === null ? [] : [['snackbar', { type: 'snackbar.show', kind: 'SUCCESS', text }] as const]),
      ]
    }),
    emitDone: emit(({ context }): UserActionsEmitted => ({ type: 'user.acted', act: askedOf(context).act })),
    reportFailure: reportFailure(),
  },
  guards: {
    isAskedAbout: (_, { act }: ActOn) => questions[act] !== undefined,
    isConfirmed: (_, answer: string) => answer === 'confirmed',
    hasLink: (_, link: MadeLink | null) => link !== null,
  },
}).createMachine({
  id: 'userActions',
  context: { asked: null, intent: null, link: null, done: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being done.',
      on: {
        'user.act': [
          {
            guard: { type: 'isAskedAbout', params: ({ event }) => event },
            target: 'asking',
            actions: [{ type: 'setAsked', params: ({ event }) => event }, 'ask'],
          },
          { target: 'acting', actions: { type: 'setAsked', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      description: 'A dialog asks whether to do it, and says what follows.',
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
              guard: 'hasLink',
              target: 'linked',
              actions: ['setLink', 'endIntent', 'countDone', 'tellDone', 'emitDone'],
            },
            { target: 'idle', actions: ['endIntent', 'countDone', 'tellDone', 'emitDone', 'forget'] },
          ],
          failed: { target: 'idle', actions: ['settleIntent', 'forget', 'reportFailure'] },
        }),
      },
    },
    linked: {
      description: 'A dialog says where the link was sent, or shows it to hand over.',
      on: { 'link.close': { target: 'idle', actions: 'forget' } },
    },
  },
})

const intentOf = ({ act, user, session = '', version = 0 }: Omit<ActOn, 'key'>): string =>
  JSON.stringify([act, user.Login, session, version])

const askedOf = ({ asked }: UserActionsContext): ActOn => {
  if (!asked) throw new Error('Nothing is done with a user before it is asked for')
  return asked
}

/** The registration of the flow in the journal. */
export const userActionsFlow = describeFlow({ machine: userActionsMachine, version: 1, resume: 'afresh' })
