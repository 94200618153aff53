import { assign, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { networkReturn } from '../../frame/connectivity/connectivity.ports.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { letter } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure } from '../../kit/shared/tell.ts'
import { voucherPorts } from './voucher.ports.ts'
import type { ShownVoucher, VoucherContext, VoucherEvent } from './voucher.types.ts'

/** Shows a voucher beside the form of its date, text and rows, which merges what others change. */
export const voucherMachine = setup({
  types: { context: {} as VoucherContext, events: {} as VoucherEvent },
  actors: { ...voucherPorts, networkReturn },
  actions: {
    setVerId: assign(({ context }, VerId: string) => ({
      VerId,
      shown: context.VerId === VerId ? context.shown : null,
    })),
    setShown: assign((_, shown: ShownVoucher) => ({ shown })),
    forget: assign({ VerId: '', shown: null }),
    forgetShown: assign({ shown: null }),
    tellForm: letter('voucherForm', { type: 'form.changedElsewhere', Version: null }),
    reportFailure: reportFailure(),
  },
  guards: {
    isOfPeriod: ({ context }, period: string) => context.shown?.voucher.Period === period,
    isMissing: (_, { dvCode }: ApiFailure) => dvCode === errors.voucherMissing.dvCode,
  },
}).createMachine({
  id: 'voucher',
  context: { VerId: '', shown: null },
  initial: 'closed',
  on: {
    'voucher.show': { target: '.open', actions: { type: 'setVerId', params: ({ event }) => event.VerId } },
    'voucher.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No voucher is on display.' },
    open: {
      description: 'The voucher is on display. A change elsewhere fetches it anew, also while it is being fetched.',
      initial: 'loading',
      on: {
        'voucher.reload': '.loading',
        'voucher.changed': {
          guard: { type: 'isOfPeriod', params: ({ event }) => event.Period },
          target: '.loading',
          actions: 'tellForm',
        },
      },
      states: {
        loading: {
          description: 'Fetches the voucher. What is known of it stays on display.',
          invoke: {
            id: 'fetchVoucher',
            src: 'fetchVoucher',
            input: ({ context: { VerId } }) => ({ VerId }),
            onDone: answered({
              ok: { target: 'shown', actions: 'setShown' },
              failed: [
                {
                  guard: 'isMissing',
                  target: '#voucher.missing',
                  actions: [{ type: 'forgetShown', params: undefined }],
                },
                { target: 'failed', actions: 'reportFailure' },
              ],
            }),
          },
        },
        shown: { description: 'Nothing is being fetched.' },
        failed: {
          description:
            'It could not be fetched. What is known stays on display. It is fetched again on request, or with the connection.',
          invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
        },
      },
    },
    missing: { description: 'There is no such voucher. It may have been removed.' },
  },
})

/** The registration of the flow in the journal. */
export const voucherFlow = describeFlow({ machine: voucherMachine, version: 1, resume: 'afresh' })
