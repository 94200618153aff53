import { assign, setup } from 'xstate'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { smsVerificationPorts } from './sms-verification.ports.ts'
import type {
  SmsPurpose,
  SmsVerificationContext,
  SmsVerificationEvent,
  SmsVerificationOutput,
} from './sms-verification.types.ts'

/**
 * The dialog 'Tvåstegsverifiering (SMS)': at sign-in, and at the choice of a company (first
 * document §2, §4, §8).
 */
export const smsVerificationMachine = setup({
  types: {
    input: {} as SmsPurpose,
    context: {} as SmsVerificationContext,
    events: {} as SmsVerificationEvent,
    output: {} as SmsVerificationOutput,
  },
  actors: smsVerificationPorts,
  actions: {
    setCode: assign((_, code: SecretRef) => ({ code, failure: null })),
    setFailure: assign((_, failure: ApiFailure) => ({ failure, code: null })),
    concludeVerified: assign((_, token: SecretRef | null) => ({
      code: null,
      outcome: { tag: 'verified', token } as const,
    })),
    concludeFailed: assign((_, failure: ApiFailure) => ({
      code: null,
      outcome: { tag: 'failed', failure } as const,
    })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    /** True when the session has ended or the password is wrong: a new code would not help. */
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
  },
}).createMachine({
  id: 'smsVerification',
  context: ({ input }) => ({ purpose: input, code: null, failure: null, outcome: { tag: 'cancelled' } }),
  initial: 'requesting',
  states: {
    requesting: {
      description: 'The dialog opens, and a code is requested. When the request fails, the dialog closes.',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => context.purpose,
        onDone: answered({ ok: 'entering', failed: { target: 'failed', actions: 'concludeFailed' } }),
      },
      on: { 'sms.cancel': 'cancelled' },
    },
    entering: {
      description:
        'A code has been sent. A wrong code marks the field until it is edited. A new code can be requested.',
      on: {
        'sms.submit': { target: 'verifying', actions: { type: 'setCode', params: ({ event }) => event.code } },
        'sms.edit': { actions: 'forgetFailure' },
        'sms.resend': { target: 'requesting', actions: 'forgetFailure' },
        'sms.cancel': 'cancelled',
      },
    },
    verifying: {
      description: 'Verifies the code. Another submit is ignored.',
      invoke: {
        id: 'validateCode',
        src: 'validateCode',
        input: ({ context }) => ({ purpose: context.purpose, code: codeOf(context) }),
        onDone: answered({
          ok: { target: 'verified', actions: 'concludeVerified' },
          failed: [
            { guard: 'isSessionOver', target: 'failed', actions: 'concludeFailed' },
            { target: 'entering', actions: 'setFailure' },
          ],
        }),
      },
      on: { 'sms.cancel': 'cancelled' },
    },
    verified: { type: 'final', description: 'The code was right. The action that required it is tried again.' },
    failed: {
      type: 'final',
      description: 'No code could be requested, or the session or the password is no longer valid.',
    },
    cancelled: { type: 'final', description: 'The user closed the dialog.' },
  },
  output: ({ context }) => context.outcome,
})

const codeOf = ({ code }: SmsVerificationContext): SecretRef => {
  if (code === null) throw new Error('A code is tried only once it is submitted')
  return code
}

/** The registration of the flow in the journal. */
export const smsVerificationFlow = describeFlow({
  machine: smsVerificationMachine,
  version: 1,
  keeps: { purpose: kept, code: kept, failure: kept, outcome: kept },
  calls: { requestCode: true, validateCode: true },
})
