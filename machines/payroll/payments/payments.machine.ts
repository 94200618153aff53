import { assign, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { askFirst, failureText, reportFailure, tell } from '../../kit/shared/tell.ts'
import { paymentsPorts } from './payments.ports.ts'
import { draftOf, onceOf, payableOf } from './payments.read.ts'
import type { PaymentDraft, PaymentsContext, PaymentsEvent } from './payments.types.ts'

const noStep = { draft: null, Nr: 0, Orsak: '' }

/** Returns the intent of a step in the period on display. */
const intentOf = ({ intent, Period }: PaymentsContext, step: object, key: string) => ({
  refused: '',
  intent: intentFor(intent, JSON.stringify([Period, step]), key),
})

/** What becomes of every step that is not taken for sure. */
const stopped = [
  { guard: 'isSessionOver', target: '#payments.open.shown', actions: ['settleIntent', 'reportFailure'] },
  { guard: 'isBackends', target: '#payments.open', actions: ['settleIntent', 'endStep', 'setRefused'] },
] as const

/** The step may have been taken: the payments are fetched as they are now. */
const uncertain = { target: '#payments.open', actions: ['settleIntent', 'reportFailure'] } as const

/**
 * Pays the payslips of a period: what can be paid is shown, ordered once, and fetched as the bank's
 * file. An order is then marked as paid, or cancelled when the bank has refused it.
 */
export const paymentsMachine = setup({
  types: { context: {} as PaymentsContext, events: {} as PaymentsEvent },
  actors: { ...paymentsPorts, networkReturn },
  actions: {
    setShown: assign(({ context }, Period: string) => ({
      ...{ Period, ...noStep },
      intent: null,
      refused: '',
      payments: context.Period === Period ? context.payments : null,
    })),
    setPayments: assign((_, payments: PaymentPeriod) => ({ payments })),
    forget: assign({ Period: '', payments: null, ...noStep, intent: null, refused: '' }),
    setDraft: assign(({ context }, { key, ...draft }: PaymentDraft & { readonly key: string }) => ({
      draft,
      ...intentOf(context, draft, key),
    })),
    setSettled: assign(({ context }, { Nr, key }: { readonly Nr: number; readonly key: string }) => ({
      Nr,
      ...intentOf(context, { paid: Nr }, key),
    })),
    setCancelled: assign((_, Nr: number) => ({ Nr, refused: '' })),
    setReason: assign(({ context }, { Orsak, key }: { readonly Orsak: string; readonly key: string }) => ({
      Orsak,
      ...intentOf(context, { cancelled: context.Nr, Orsak }, key),
    })),
    askPaid: askFirst('payments', (_, Nr: number) => ({
      id: String(Nr),
      title: 'Har banken betalat?',
      text: 'Lönebeskeden markeras som utbetalda. De kan sedan inte ändras, utan rättas med nya.',
      confirm: 'Markera som utbetald',
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endStep: assign(noStep),
    endIntent: assign({ intent: null }),
    tellDone: tell('SUCCESS', (_, text: string) => text),
    setRefused: assign((_, failure: ApiFailure) => ({ refused: failureText(failure) })),
    fetchFile: letter('download', ({ context: { Period } }, { Nr, what }: { Nr: number; what: 'file' | 'print' }) => ({
      type: 'download.start',
      path: `/${what}/payments/${Period}/${Nr}`,
    })),
    reportFailure: reportFailure(),
  },
  guards: {
    isFetched: ({ context }) => context.payments !== null,
    isPayable: ({ context }) =>
      payableOf(context).length > 0 &&
      context.payments?.Locked === false &&
      context.payments.Forslag.Hinder.length === 0,
    isOnDisplay: ({ context }, period: string) => context.Period === period,
    isConfirmed: ({ context: { Nr } }, { id, answer }: { readonly id: string; readonly answer: string }) =>
      answer === 'confirmed' && id === String(Nr),
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    isMissing: (_, { dvCode }: ApiFailure) => dvCode === errors.salaryPeriodMissing.dvCode,
    isBackends: (_, { tag }: ApiFailure) => tag === 'backend',
  },
}).createMachine({
  id: 'payments',
  context: { Period: '', payments: null, ...noStep, intent: null, refused: '' },
  initial: 'closed',
  on: {
    'payments.show': { target: '.open', actions: { type: 'setShown', params: ({ event }) => event.Period } },
    'payments.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No payments are on display.' },
    open: {
      description:
        'What can be paid is on display, with the orders that have been made. A press counts while they are fetched again.',
      initial: 'loading',
      on: {
        'payments.reload': '.loading',
        'payments.changed': {
          guard: { type: 'isOnDisplay', params: ({ event }) => event.Period },
          target: '.loading',
        },
        'payments.make': {
          guard: 'isPayable',
          target: 'making',
          actions: {
            type: 'setDraft',
            params: ({ context, event: { Version, key } }) => ({ Version, Lonebesked: payableOf(context), key }),
          },
        },
        'payments.settle': {
          guard: 'isFetched',
          target: 'confirming',
          actions: [
            { type: 'setSettled', params: ({ event: { Nr, key } }) => ({ Nr, key }) },
            { type: 'askPaid', params: ({ event }) => event.Nr },
          ],
        },
        'payments.refuse': {
          guard: 'isFetched',
          target: 'cancelling',
          actions: { type: 'setCancelled', params: ({ event }) => event.Nr },
        },
        'payments.fetch': { actions: { type: 'fetchFile', params: ({ event: { Nr, what } }) => ({ Nr, what }) } },
      },
      states: {
        loading: {
          description: 'Fetches what can be paid, and the orders. What is known stays on display.',
          invoke: {
            id: 'fetchPayments',
            src: 'fetchPayments',
            input: ({ context: { Period } }) => ({ Period }),
            onDone: answered({
              ok: { target: 'shown', actions: 'setPayments' },
              failed: [
                { guard: 'isMissing', target: '#payments.missing' },
                { target: 'failed', actions: 'reportFailure' },
              ],
            }),
          },
        },
        shown: { description: 'Nothing is being fetched.' },
        failed: {
          description:
            'They could not be fetched. What is known stays on display. They are fetched again on request, or with the connection.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
        },
      },
    },
    making: {
      description: 'Makes an order of what was seen, once. What it is refused for is shown.',
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ context }) => ({ ...onceOf(context), ...draftOf(context) }),
        onDone: answered({
          ok: {
            target: 'open',
            actions: [{ type: 'tellDone', params: 'Betalningen är skapad.' }, 'endStep', 'endIntent'],
          },
          failed: [...stopped, uncertain],
        }),
      },
    },
    confirming: {
      description: 'Waits for the answer to whether the bank has paid.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'settling' },
          { target: 'open', actions: ['endStep', 'endIntent'] },
        ],
      },
    },
    settling: {
      description: 'Marks an order as paid, once. What it is refused for is shown.',
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context }) => ({ ...onceOf(context), Nr: context.Nr }),
        onDone: answered({
          ok: {
            target: 'open',
            actions: [{ type: 'tellDone', params: 'Betalningen är markerad som utbetald.' }, 'endStep', 'endIntent'],
          },
          failed: [...stopped, uncertain],
        }),
      },
    },
    cancelling: {
      description: 'A dialog asks why the order is cancelled.',
      initial: 'writing',
      states: {
        writing: {
          description: 'The reason is being written.',
          on: {
            'payments.keep': { target: '#payments.open', actions: ['endStep', 'endIntent'] },
            'payments.cancel': {
              target: 'sending',
              actions: { type: 'setReason', params: ({ event: { Orsak, key } }) => ({ Orsak, key }) },
            },
          },
        },
        sending: {
          description: 'Cancels the order, once. The dialog stays open until it is known that it is cancelled.',
          invoke: {
            id: 'cancel',
            src: 'cancel',
            input: ({ context }) => ({ ...onceOf(context), Nr: context.Nr, Orsak: context.Orsak }),
            onDone: answered({
              ok: {
                target: '#payments.open',
                actions: [
                  { type: 'tellDone', params: 'Betalningen är avbruten. Lönebeskeden kan betalas på nytt.' },
                  'endStep',
                  'endIntent',
                ],
              },
              failed: [...stopped, { target: 'writing', actions: ['settleIntent', 'reportFailure'] }],
            }),
          },
        },
      },
    },
    missing: { description: 'The period does not exist.' },
  },
})

/** The registration of the flow in the journal. */
export const paymentsFlow = describeFlow({ machine: paymentsMachine, version: 4, resume: 'afresh' })
