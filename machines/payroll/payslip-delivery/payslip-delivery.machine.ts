import { assign, setup } from 'xstate'
import type { PayslipDeliveries } from '#contracts/payroll/delivery/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure, tell } from '../../kit/shared/tell.ts'
import { payslipDeliveryPorts } from './payslip-delivery.ports.ts'
import { requestOf } from './payslip-delivery.read.ts'
import type { PayslipDeliveryContext, PayslipDeliveryEvent, RemedyOrder } from './payslip-delivery.types.ts'

/**
 * Shows who has got the payslips of a period and how, and follows those that are being sent. What
 * was not sent is sent again, or given on paper.
 */
export const payslipDeliveryMachine = setup({
  types: { context: {} as PayslipDeliveryContext, events: {} as PayslipDeliveryEvent },
  actors: { ...payslipDeliveryPorts, networkReturn },
  actions: {
    setShown: assign(({ context }, Period: string) => ({
      Period,
      order: null,
      intent: null,
      deliveries: context.Period === Period ? context.deliveries : null,
    })),
    setDeliveries: assign((_, deliveries: PayslipDeliveries) => ({ deliveries })),
    forget: assign({ Period: '', deliveries: null, order: null, intent: null }),
    setOrder: assign(({ context }, { items, key }: Pick<RemedyOrder, 'items'> & { readonly key: string }) => {
      const order = { Period: context.Period, items }
      return { order, intent: intentFor(context.intent, JSON.stringify(order), key) }
    }),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endOrder: assign({ order: null, intent: null }),
    tellRefused: tell('ERROR', (_, message: string) => message),
    reportFailure: reportFailure(),
  },
  guards: {
    isOnDisplay: ({ context }, period: string) => context.Period === period,
    isBeingSent: ({ context }) => (context.deliveries?.Skickas ?? 0) > 0,
    isRefused: (_, message: string) => message !== '',
  },
  // In milliseconds between two looks at payslips that are being sent.
  delays: { interval: 2000 },
}).createMachine({
  id: 'payslipDelivery',
  context: { Period: '', deliveries: null, order: null, intent: null },
  initial: 'closed',
  on: {
    'delivery.show': { target: '.open', actions: { type: 'setShown', params: ({ event }) => event.Period } },
    'delivery.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No deliveries are on display.' },
    open: {
      description: 'The deliveries are on display. A press counts while they are fetched again.',
      initial: 'loading',
      on: {
        'delivery.reload': '.loading',
        'delivery.changed': {
          guard: { type: 'isOnDisplay', params: ({ event }) => event.Period },
          target: '.loading',
        },
        'delivery.remedy': { target: 'acting', actions: { type: 'setOrder', params: ({ event }) => event } },
      },
      states: {
        loading: {
          description: 'Fetches who has got the payslips, and how. What is known stays on display.',
          invoke: {
            id: 'fetchDeliveries',
            src: 'fetchDeliveries',
            input: ({ context: { Period } }) => ({ Period }),
            onDone: answered({
              ok: { target: 'shown', actions: 'setDeliveries' },
              failed: { target: 'failed', actions: 'reportFailure' },
            }),
          },
        },
        shown: {
          description: 'Nothing is being fetched. They are fetched again while payslips are being sent.',
          after: { interval: { guard: 'isBeingSent', target: 'loading' } },
        },
        failed: {
          description:
            'They could not be fetched. What is known stays on display. They are fetched again on request, or with the connection.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
        },
      },
    },
    acting: {
      description: 'Sends payslips again or gives them on paper, once. What it is refused for is told.',
      invoke: {
        id: 'remedy',
        src: 'remedy',
        input: ({ context }) => requestOf(context),
        onDone: answered({
          ok: [
            { guard: 'isRefused', target: 'open', actions: ['endOrder', 'tellRefused'] },
            { target: 'open', actions: 'endOrder' },
          ],
          // They may have been sent: who has got them is fetched as it is now.
          failed: { target: 'open', actions: ['settleIntent', 'reportFailure'] },
        }),
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const payslipDeliveryFlow = describeFlow({ machine: payslipDeliveryMachine, version: 2, resume: 'afresh' })
