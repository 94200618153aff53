import { assign, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered, withOutput } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { SessionStart } from '../session/session.types.ts'
import { bankIdEffects, bankIdPorts } from './bankid.ports.ts'
import { accountsIn, deviceOf, keptOf, need, orderOf, outcomeOf, selectionOf } from './bankid.read.ts'
import type {
  BankIdContext,
  BankIdDevice,
  BankIdEvent,
  BankIdKept,
  BankIdOrder,
  BankIdOutcome,
  BankIdProgress,
} from './bankid.types.ts'

const withoutAccounts = 'Det finns inga användarkonton kopplat till ditt personnummer.'
const tookTooLong = 'Inloggningen med BankID tog för lång tid och avbröts. Försök igen.'
const maxAttempts = 60

const nothing: BankIdContext = {
  device: null,
  order: null,
  attempts: 0,
  progress: null,
  accounts: [],
  token: null,
  login: null,
  reason: '',
  notice: '',
}

/** Signs in with BankID, from the choice of device to the choice of account (first document §4). */
export const bankIdMachine = setup({
  types: { context: {} as BankIdContext, events: {} as BankIdEvent },
  actors: bankIdPorts,
  actions: {
    ...bankIdEffects,
    begin: assign((_, device: BankIdDevice) => ({ ...nothing, device })),
    forget: assign(({ context }) => ({ ...nothing, notice: context.notice })),
    setOrder: assign((_, order: BankIdOrder) => ({ order })),
    goOn: assign((_, { device, order }: BankIdKept) => ({ device, order })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    setProgress: assign((_, progress: BankIdProgress) => ({ progress })),
    setReason: assign((_, reason: string) => ({ reason })),
    setAccounts: assign((_, { accounts, token }: Extract<BankIdOutcome, { state: 'completed' }>) => ({
      accounts,
      token,
    })),
    setLogin: assign((_, login: string) => ({ login, notice: '' })),
    say: assign((_, notice: string) => ({ notice })),
    sayReason: assign(({ context }) => ({ notice: context.reason })),
    reportSignedIn: letter('session', ({ context }, start: SessionStart) => ({
      type: 'bankid.signedIn',
      login: selectionOf(context).login,
      start,
    })),
  },
  guards: {
    isKept: (_, kept: BankIdKept | null) => kept !== null,
    isPending: (_, { state }: BankIdOutcome) => state === 'pending',
    isCancelled: (_, { state }: BankIdOutcome) => state === 'cancelled',
    hasAccounts: (_, outcome: BankIdOutcome) => accountsIn(outcome).length > 0,
    /** True when the server refused, so that a retry would not help. */
    isRefused: (_, { tag }: ApiFailure) => tag === 'backend',
    hasGivenUp: ({ context }) => context.attempts >= maxAttempts,
  },
  delays: { pollInterval: 1500, messageDelay: 7000, resetDelay: 10_000 },
}).createMachine({
  id: 'bankid',
  context: nothing,
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Checks whether the tab was reloaded during an order. Such an order is continued.',
      invoke: {
        id: 'recallOrder',
        src: 'recallOrder',
        onDone: withOutput([
          {
            guard: 'isKept',
            target: 'following',
            actions: { type: 'goOn', of: kept => need(kept, 'an order to go on with') },
          },
          'choosing',
        ]),
      },
    },
    choosing: {
      description: 'The user chooses the device that has the BankID. After a failed attempt, the reason is shown.',
      entry: ['forget', 'forgetOrder'],
      on: {
        'bankid.start': { target: 'ordering', actions: { type: 'begin', params: ({ event }) => event.device } },
      },
    },
    ordering: {
      description: 'Calls POST /bankidauth. An order that nobody follows any more ends by itself.',
      on: { 'bankid.cancel': 'choosing' },
      invoke: {
        id: 'startOrder',
        src: 'startOrder',
        input: ({ context }) => ({ device: deviceOf(context) }),
        onDone: answered({
          ok: {
            target: 'following',
            actions: [
              'setOrder',
              {
                type: 'rememberOrder',
                params: ({ context }) => keptOf(context),
              },
              {
                type: 'openApp',
                params: ({ context }) => ({ device: deviceOf(context), autoStart: orderOf(context).autoStart }),
              },
            ],
          },
          failed: { target: 'choosing', actions: { type: 'say', of: failureText } },
        }),
      },
    },
    following: {
      description: 'Fetches the status of the order until the order ends, at most 60 times.',
      initial: 'collecting',
      on: { 'bankid.cancel': 'cancelling' },
      states: {
        collecting: {
          description: 'Calls GET /bankidauth/collect/{orderRef}. A call that does not reach the server is repeated.',
          entry: 'countAttempt',
          invoke: {
            id: 'collectOrder',
            src: 'collectOrder',
            input: ({ context }) => ({ order: orderOf(context).order }),
            onDone: answered({
              ok: [
                {
                  guard: 'isPending',
                  target: 'waiting',
                  actions: { type: 'setProgress', of: outcome => outcomeOf(outcome, 'pending') },
                },
                {
                  guard: 'isCancelled',
                  target: '#bankid.cancelled',
                  actions: { type: 'setReason', of: outcome => outcomeOf(outcome, 'cancelled').message },
                },
                {
                  guard: 'hasAccounts',
                  target: '#bankid.choosingAccount',
                  actions: { type: 'setAccounts', of: outcome => outcomeOf(outcome, 'completed') },
                },
                { target: '#bankid.choosing', actions: { type: 'say', params: withoutAccounts } },
              ],
              failed: [
                { guard: 'isRefused', target: '#bankid.choosing', actions: { type: 'say', of: failureText } },
                'waiting',
              ],
            }),
          },
        },
        waiting: {
          description: 'Waits until the status is fetched again.',
          after: {
            pollInterval: [
              {
                guard: 'hasGivenUp',
                target: '#bankid.cancelling',
                actions: { type: 'say', params: () => tookTooLong },
              },
              { target: 'collecting' },
            ],
          },
        },
      },
    },
    cancelled: {
      description:
        'The order failed or was cancelled. The progress stays on display for a while, then the choice of device returns.',
      entry: 'forgetOrder',
      initial: 'silent',
      after: { resetDelay: 'choosing' },
      on: {
        'bankid.cancel': { target: 'choosing', actions: 'sayReason' },
        'bankid.start': { target: 'ordering', actions: { type: 'begin', params: ({ event }) => event.device } },
      },
      states: {
        silent: {
          description: 'BankID’s own app shows the reason first. Here, only the end of the order is shown.',
          after: { messageDelay: { target: 'reported', actions: 'sayReason' } },
        },
        reported: { description: 'The reason is shown here too.' },
      },
    },
    choosingAccount: {
      description: 'The user is identified, and chooses an account, also when there is only one.',
      on: {
        'bankid.selectAccount': {
          target: 'signingIn',
          actions: { type: 'setLogin', params: ({ event }) => event.login },
        },
        'bankid.cancel': 'cancelling',
      },
    },
    signingIn: {
      description: 'Calls POST /bankidauth/selectuser.',
      invoke: {
        id: 'selectAccount',
        src: 'selectAccount',
        input: ({ context }) => selectionOf(context),
        onDone: answered({
          ok: { target: 'choosing', actions: 'reportSignedIn' },
          failed: [
            { guard: 'isRefused', target: 'choosing', actions: { type: 'say', of: failureText } },
            { target: 'choosingAccount', actions: { type: 'say', of: failureText } },
          ],
        }),
      },
    },
    cancelling: {
      description: 'Calls DELETE /bankidauth/cancel/{orderRef}. The order is forgotten whatever the answer.',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ order: orderOf(context).order }),
        onDone: 'choosing',
      },
      on: {
        'bankid.start': { target: 'ordering', actions: { type: 'begin', params: ({ event }) => event.device } },
      },
    },
  },
})

/**
 * The registration of the flow in the journal. After a reload the flow starts afresh: the vault has
 * lost its secrets, and XState would not re-arm the delays. It continues with the order that the
 * tab has stored.
 */
export const bankIdFlow = describeFlow({ machine: bankIdMachine, version: 1, resume: 'afresh' })
