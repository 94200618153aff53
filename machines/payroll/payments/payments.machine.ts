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
import { cancelledIn, doneText, payableOf, requestOf } from './payments.read.ts'
import type { PaymentStep, PaymentsContext, PaymentsEvent } from './payments.types.ts'

/**
 * Pays the payslips of a period: what can be paid is shown, ordered once, and fetched as the bank's
 * file. An order is then marked as paid, or cancelled when the bank has refused it.
 */
export const paymentsMachine = setup({
  types: { context: {} as PaymentsContext, events: {} as PaymentsEvent },
  actors: { ...paymentsPorts, networkReturn },
  actions: {
    setShown: assign(({ context }, Period: string) => ({
      Period,
      step: null,
      intent: null,
      refused: '',
      payments: context.Period === Period ? context.payments : null,
    })),
    setPayments: assign((_, payments: PaymentPeriod) => ({ payments })),
    forget: assign({ Period: '', payments: null, step: null, intent: null, refused: '' }),
    setStep: assign(({ context }, { step, key }: { readonly step: PaymentStep; readonly key: string }) => ({
      step,
      refused: '',
      intent: intentFor(context.intent, JSON.stringify([context.Period, step]), key),
    })),
    askPaid: askFirst('payments', (_, Nr: number) => ({
      id: String(Nr),
      title: 'Har banken betalat?',
      text: 'Lönebeskeden markeras som utbetalda. De kan sedan inte ändras, utan rättas med nya.',
      confirm: 'Markera som utbetald',
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    setCancelled: assign((_, Nr: number) => ({ step: { act: 'cancel', Nr, Orsak: '' } as const, refused: '' })),
    endStep: assign({ step: null }),
    endIntent: assign({ intent: null }),
    tellDone: tell('SUCCESS', ({ context: { step } }) => doneText(step)),
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
    isPaidConfirmed: ({ context: { step } }, { id, answer }: { readonly id: string; readonly answer: string }) =>
      answer === 'confirmed' && step?.act === 'paid' && id === String(step.Nr),
    isCancellation: ({ context: { step } }) => step?.act === 'cancel',
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    isMissing: (_, { dvCode }: ApiFailure) => dvCode === errors.salaryPeriodMissing.dvCode,
    isBackends: (_, { tag }: ApiFailure) => tag === 'backend',
  },
}).createMachine({
  id: 'payments',
  context: { Period: '', payments: null, step: null, intent: null, refused: '' },
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
          target: 'acting',
          actions: {
            type: 'setStep',
            params: ({ context, event: { Version, key } }) => ({
              step: { act: 'make', Version, Lonebesked: payableOf(context) },
              key,
            }),
          },
        },
        'payments.settle': {
          guard: 'isFetched',
          target: 'confirming',
          actions: [
            {
              type: 'setStep',
              params: ({ event: { Nr, key } }) => ({ step: { act: 'paid', Nr }, key }),
            },
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
    confirming: {
      description: 'Waits for the answer to whether the bank has paid.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isPaidConfirmed', params: ({ event }) => event }, target: 'acting' },
          { target: 'open', actions: ['endStep', 'endIntent'] },
        ],
      },
    },
    cancelling: {
      description: 'A dialog asks why the order is cancelled.',
      on: {
        'payments.keep': { target: 'open', actions: ['endStep', 'endIntent'] },
        'payments.cancel': {
          target: 'acting',
          actions: {
            type: 'setStep',
            params: ({ context, event: { Orsak, key } }) => ({
              step: { act: 'cancel', Nr: cancelledIn(context), Orsak },
              key,
            }),
          },
        },
      },
    },
    acting: {
      description: 'Makes, settles or cancels an order, once. What it is refused for is shown.',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => requestOf(context),
        onDone: answered({
          ok: { target: 'open', actions: ['tellDone', 'endStep', 'endIntent'] },
          failed: [
            { guard: 'isSessionOver', target: 'open.shown', actions: ['settleIntent', 'reportFailure'] },
            { guard: 'isBackends', target: 'open', actions: ['settleIntent', 'endStep', 'setRefused'] },
            { guard: 'isCancellation', target: 'cancelling', actions: ['settleIntent', 'reportFailure'] },
            // The step may have been taken: the payments are fetched as they are now.
            { target: 'open', actions: ['settleIntent', 'reportFailure'] },
          ],
        }),
      },
    },
    missing: { description: 'The period does not exist.' },
  },
})

/** The registration of the flow in the journal. */
export const paymentsFlow = describeFlow({ machine: paymentsMachine, version: 3, resume: 'afresh' })
