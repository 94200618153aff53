import { assign, setup } from 'xstate'
import type { Correction, Corrections } from '#contracts/payroll/correction/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter } from '../../kit/shared/letter.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import { reportFailure, tell } from '../../kit/shared/tell.ts'
import { payslipCorrectionPorts } from './payslip-correction.ports.ts'
import { askedOf } from './payslip-correction.read.ts'
import type { PayslipCorrectionContext, PayslipCorrectionEvent } from './payslip-correction.types.ts'

type Of = NonNullable<PayslipCorrectionContext['of']>
type Choice = PayslipCorrectionContext['choice']

const done: Readonly<Record<Of['kind'], string>> = {
  many: 'Lönebeskeden är rättade.',
  correct: 'Lönebeskedet är rättat.',
  takeBack: 'Lönebeskedet är återfört.',
}

/**
 * Corrects a finished payslip, or many of a period together, or takes one back: what is right is
 * written, everything that follows is shown together, and then all of it is made at once.
 */
export const payslipCorrectionMachine = setup({
  types: { context: {} as PayslipCorrectionContext, events: {} as PayslipCorrectionEvent },
  actors: payslipCorrectionPorts,
  actions: {
    setPayslip: assign((_, of: Of) => ({
      of,
      choice: null,
      preview: null,
      failure: null,
      intent: null,
    })),
    forget: assign({ of: null, choice: null, preview: null, failure: null, intent: null }),
    setChoice: assign((_, choice: Choice) => ({ choice, preview: null, failure: null })),
    setPreview: assign((_, preview: Correction | Corrections) => ({ preview })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure })),
    setIntent: assign(({ context: { of, choice, intent } }, key: string) => ({
      failure: null,
      intent: intentFor(intent, JSON.stringify([of, choice]), key),
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    tellDone: tell('SUCCESS', ({ context: { of } }) => (of ? done[of.kind] : '')),
    tellPayslip: letter('payslip', { type: 'view.reload' }),
    tellRun: letter('salaryRun', { type: 'run.reload' }),
    reportFailure: reportFailure(),
  },
  guards: {
    isTakenBack: (_, of: Of) => of.kind === 'takeBack',
    isWritten: ({ context }) => context.of !== null && context.of.kind !== 'takeBack',
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    isBackends: (_, { tag }: ApiFailure) => tag === 'backend',
  },
}).createMachine({
  id: 'payslipCorrection',
  context: { of: null, choice: null, preview: null, failure: null, intent: null },
  initial: 'closed',
  on: {
    'correction.open': [
      {
        guard: { type: 'isTakenBack', params: ({ event }) => event.of },
        target: '.previewing',
        actions: { type: 'setPayslip', params: ({ event }) => event.of },
      },
      { target: '.writing', actions: { type: 'setPayslip', params: ({ event }) => event.of } },
    ],
  },
  states: {
    closed: { description: 'No payslip is being corrected.' },
    writing: {
      description: 'What is right is being written. Why the last attempt was refused is shown.',
      on: {
        'correction.preview': {
          target: 'previewing',
          actions: { type: 'setChoice', params: ({ event }) => event.choice },
        },
        'correction.close': { target: 'closed', actions: 'forget' },
      },
    },
    previewing: {
      description: 'Asks what would be made. Nothing is stored.',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => askedOf(context),
        onDone: answered({
          ok: { target: 'shown', actions: 'setPreview' },
          failed: [
            { guard: 'isSessionOver', target: 'refused', actions: ['setFailure', 'reportFailure'] },
            { target: 'refused', actions: 'setFailure' },
          ],
        }),
      },
      on: { 'correction.close': { target: 'closed', actions: 'forget' } },
    },
    refused: {
      description: 'There is no preview. A correction goes back to what is written.',
      always: { guard: 'isWritten', target: 'writing' },
      on: {
        'correction.preview': { target: 'previewing', actions: { type: 'setChoice', params: null } },
        'correction.close': { target: 'closed', actions: 'forget' },
      },
    },
    shown: {
      description: 'Everything that would be made is shown: payslip, declaration, vouchers and payment.',
      on: {
        'correction.edit': { guard: 'isWritten', target: 'writing' },
        'correction.make': {
          target: 'making',
          actions: { type: 'setIntent', params: ({ event }) => event.key },
        },
        'correction.close': { target: 'closed', actions: 'forget' },
      },
    },
    making: {
      description: 'Makes all of it, once. What it is refused for is shown.',
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ context }) => {
          const { intent } = context
          if (!intent) throw new Error('A correction is made when it is asked for')
          return { ...askedOf(context), key: intent.key }
        },
        onDone: answered({
          ok: {
            target: 'closed',
            actions: ['tellDone', 'tellPayslip', 'tellRun', 'forget'],
          },
          failed: [
            { guard: 'isBackends', target: 'shown', actions: ['settleIntent', 'setFailure'] },
            { target: 'shown', actions: ['settleIntent', 'reportFailure'] },
          ],
        }),
      },
    },
  },
})

/** The registration of the flow in the journal. */
export const payslipCorrectionFlow = describeFlow({ machine: payslipCorrectionMachine, version: 1, resume: 'afresh' })
