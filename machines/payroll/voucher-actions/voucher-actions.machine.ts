import { assign, emit, setup } from 'xstate'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { type Letter, letters } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { voucherActionsPorts } from './voucher-actions.ports.ts'
import type {
  ActOnVoucher,
  VoucherActionsContext,
  VoucherActionsEmitted,
  VoucherActionsEvent,
  VoucherOfAct,
} from './voucher-actions.types.ts'

/** Removes vouchers that are not sent, and takes sent ones back, with those made together. */
export const voucherActionsMachine = setup({
  types: {
    context: {} as VoucherActionsContext,
    events: {} as VoucherActionsEvent,
    emitted: {} as VoucherActionsEmitted,
  },
  actors: voucherActionsPorts,
  actions: {
    setRemoved: assign(({ context }, { voucher, key }: { readonly voucher: VoucherOfAct; readonly key: string }) =>
      askedFor(context, { act: 'remove', voucher }, key),
    ),
    setReversed: assign((_, reversed: VoucherOfAct | null) => ({ reversed })),
    setReversal: assign(({ context }, { date, key }: { readonly date: string; readonly key: string }) =>
      context.reversed ? askedFor(context, { act: 'reverse', date, voucher: context.reversed }, key) : {},
    ),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    forget: assign({ asked: null, reversed: null }),
    ask: askFirst('voucherActions', ({ context }) => {
      const { text, others } = askedOf(context).voucher
      return {
        id: 'removeVoucher',
        title: 'Ta bort verifikationen?',
        confirm: 'Ta bort',
        isDestructive: true,
        text: `”${text}” tas bort${withOthers(others)}. Lönebeskeden kan sedan bokföras på nytt.`,
      }
    }),
    tellScreens: letters((): readonly Letter[] => [
      ['vouchers', { type: 'vouchers.reload' }],
      ['voucher', { type: 'view.reload' }],
    ]),
    tellDone: tell('SUCCESS', ({ context }) =>
      askedOf(context).act === 'remove' ? 'Verifikationen är borttagen.' : 'Verifikationen är återförd med en ny.',
    ),
    emitDone: emit(({ context }, to: string): VoucherActionsEmitted => {
      const { act, voucher } = askedOf(context)
      return { type: 'voucher.acted', act, VerId: voucher.VerId, to }
    }),
    reportFailure: reportFailure(),
  },
  guards: {
    isConfirmed: (_, answer: string) => answer === 'confirmed',
    isReversal: ({ context }) => askedOf(context).act === 'reverse',
  },
}).createMachine({
  id: 'voucherActions',
  context: { reversed: null, asked: null, intent: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is being done.',
      on: {
        'voucher.remove': {
          target: 'asking',
          actions: [{ type: 'setRemoved', params: ({ event }) => event }, 'ask'],
        },
        'reversal.open': {
          target: 'dating',
          actions: { type: 'setReversed', params: ({ event }) => event.voucher },
        },
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
    dating: {
      description: 'A dialog asks for the day on which the voucher is taken back.',
      on: {
        'reversal.start': { target: 'acting', actions: { type: 'setReversal', params: ({ event }) => event } },
        'reversal.close': { target: 'idle', actions: ['endIntent', 'forget'] },
      },
    },
    acting: {
      description: 'Calls the backend, once. A reversal that failed leaves its dialog open.',
      invoke: {
        id: 'doAct',
        src: 'doAct',
        input: ({ context }) => ({ ...askedOf(context), key: context.intent?.key ?? '' }),
        onDone: answered({
          ok: {
            target: 'idle',
            actions: ['endIntent', 'tellScreens', 'tellDone', 'emitDone', 'forget'],
          },
          failed: [
            { guard: 'isReversal', target: 'dating', actions: ['settleIntent', 'reportFailure'] },
            { target: 'idle', actions: ['settleIntent', 'forget', 'reportFailure'] },
          ],
        }),
      },
    },
  },
})

const withOthers = (others: number): string =>
  others === 0
    ? ''
    : others === 1
      ? ', med den som skapades tillsammans med den'
      : `, med ${others} som skapades tillsammans med den`

function askedFor({ intent }: VoucherActionsContext, asked: ActOnVoucher, key: string) {
  return { asked, intent: intentFor(intent, JSON.stringify(asked), key) }
}

function askedOf({ asked }: VoucherActionsContext): ActOnVoucher {
  if (!asked) throw new Error('Nothing is done with a voucher before it is asked for')
  return asked
}

/** The registration of the flow in the journal. */
export const voucherActionsFlow = describeFlow({ machine: voucherActionsMachine, version: 1, resume: 'afresh' })
