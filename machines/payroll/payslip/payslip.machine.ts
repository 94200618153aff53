import { assign, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { Payslip, PayslipAction } from '#contracts/payroll/run/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { askFirst, reportFailure, tell } from '../../kit/shared/tell.ts'
import { payslipPorts } from './payslip.ports.ts'
import { stepOf } from './payslip.read.ts'
import type { PayslipContext, PayslipEvent, PayslipKey } from './payslip.types.ts'

const done: Readonly<Record<PayslipAction, string>> = {
  ready: 'Lönebeskedet är klarmarkerat.',
  unready: 'Klarmarkeringen är borttagen.',
  attest: 'Lönebeskedet är attesterat.',
  unattest: 'Attesten är borttagen.',
  paid: 'Lönebeskedet är markerat som utbetalt.',
  publish: 'Lönebeskedet är publicerat.',
  unpublish: 'Publiceringen är tillbakatagen.',
}

/** The question before a payslip with warnings is marked as ready. */
const readyQuestion = 'payslip.ready'

/**
 * Shows a payslip beside the form of its typed rows, and marks, attests or pays it. What the form
 * saves, the payslip is fetched again for.
 */
export const payslipMachine = setup({
  types: { context: {} as PayslipContext, events: {} as PayslipEvent },
  actors: { ...payslipPorts, networkReturn },
  actions: {
    setShown: assign(({ context }, { Period, AnstNr, Nummer }: PayslipKey) => ({
      Period,
      AnstNr,
      Nummer,
      step: null,
      intent: null,
      payslip:
        context.Period === Period && context.AnstNr === AnstNr && context.Nummer === Nummer ? context.payslip : null,
    })),
    setPayslip: assign((_, payslip: Payslip) => ({ payslip })),
    forget: assign({ Period: '', AnstNr: '', Nummer: 1, payslip: null, step: null, intent: null }),
    setStep: assign(({ context }, { action, key }: { action: PayslipAction; key: string }) => {
      const step = stepOf(context, action)
      return { step, intent: intentFor(context.intent, JSON.stringify(step), key) }
    }),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endStep: assign({ step: null, intent: null }),
    ask: askFirst('payslip', ({ context: { payslip } }) => ({
      id: readyQuestion,
      title: 'Klarmarkera trots varningarna?',
      text: (payslip?.Varningar ?? []).join(' '),
      confirm: 'Klarmarkera',
    })),
    tellForm: letter('payslipForm', { type: 'form.changedElsewhere', Version: null }),
    tellDone: tell('SUCCESS', ({ context: { step } }) => (step ? done[step.action] : '')),
    tellRefused: tell('ERROR', (_, message: string) => message),
    reportFailure: reportFailure(),
  },
  guards: {
    isFetched: ({ context }) => context.payslip !== null,
    // A negative net pay is no question: the backend refuses it, and says so.
    isAskedAbout: ({ context: { payslip } }, action: PayslipAction) =>
      action === 'ready' && payslip !== null && payslip.Varningar.length > 0 && payslip.Netto >= 0,
    isAnswered: (_, { id }: ConfirmFact) => id === readyQuestion,
    isConfirmed: (_, { id, answer }: ConfirmFact) => id === readyQuestion && answer === 'confirmed',
    isOnDisplay: ({ context }, period: string) => context.Period === period,
    isRefused: (_, message: string) => message !== '',
    isMissing: (_, { dvCode }: ApiFailure) => dvCode === errors.payslipMissing.dvCode,
  },
}).createMachine({
  id: 'payslip',
  context: { Period: '', AnstNr: '', Nummer: 1, payslip: null, step: null, intent: null },
  initial: 'closed',
  on: {
    'payslip.show': { target: '.open', actions: { type: 'setShown', params: ({ event }) => event } },
    'payslip.leave': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No payslip is on display.' },
    open: {
      description: 'The payslip is on display. A press counts while it is fetched again.',
      initial: 'loading',
      on: {
        'payslip.reload': '.loading',
        'payslip.changed': {
          guard: { type: 'isOnDisplay', params: ({ event }) => event.Period },
          target: '.loading',
          actions: 'tellForm',
        },
        'payslip.act': [
          {
            guard: { type: 'isAskedAbout', params: ({ event }) => event.action },
            target: 'asking',
            actions: [{ type: 'setStep', params: ({ event }) => event }, 'ask'],
          },
          {
            guard: 'isFetched',
            target: 'acting',
            actions: { type: 'setStep', params: ({ event }) => event },
          },
        ],
      },
      states: {
        loading: {
          description: 'Fetches the payslip. What is known of it stays on display.',
          invoke: {
            id: 'fetchPayslip',
            src: 'fetchPayslip',
            input: ({ context: { Period, AnstNr, Nummer } }) => ({ Period, AnstNr, Nummer }),
            onDone: answered({
              ok: { target: 'shown', actions: 'setPayslip' },
              failed: [
                { guard: 'isMissing', target: '#payslip.missing' },
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
    asking: {
      description: 'A dialog asks whether the payslip is ready in spite of its warnings.',
      on: {
        'confirm.answered': [
          { guard: { type: 'isConfirmed', params: ({ event }) => event }, target: 'acting' },
          { guard: { type: 'isAnswered', params: ({ event }) => event }, target: 'open', actions: 'endStep' },
        ],
      },
    },
    acting: {
      description: 'Marks, attests or pays the payslip, once.',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { step, intent } }) => {
          if (!step || !intent) throw new Error('A step is taken when it is asked for')
          return { ...step, key: intent.key }
        },
        onDone: answered({
          ok: [
            { guard: 'isRefused', target: 'open', actions: ['tellRefused', 'endStep', 'tellForm'] },
            { target: 'open', actions: ['tellDone', 'endStep', 'tellForm'] },
          ],
          failed: { target: 'open', actions: ['settleIntent', 'reportFailure'] },
        }),
      },
    },
    missing: {
      description: 'The person has no payslip in the period.',
      on: {
        'payslip.changed': {
          guard: { type: 'isOnDisplay', params: ({ event }) => event.Period },
          target: 'open',
        },
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const payslipFlow = describeFlow({ machine: payslipMachine, version: 3, resume: 'afresh' })
