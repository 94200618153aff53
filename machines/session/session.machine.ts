import { assign, sendTo, setup } from 'xstate'
import { describeFlow } from '../journal/registry.ts'
import { askToLeave } from '../shared/leave.ts'
import { type ApiFailure, failureOf, isOk, type Result, valueIn } from '../shared/result.ts'
import type { SecretRef } from '../shared/secret.ts'
import { reportFailure, tell } from '../shared/tell.ts'
import { smsVerificationMachine } from '../sms-verification/sms-verification.machine.ts'
import { whyNot } from '../sms-verification/sms-verification.select.ts'
import type { SmsPurpose, SmsVerificationOutput } from '../sms-verification/sms-verification.types.ts'
import { sessionEffects, sessionPorts } from './session.ports.ts'
import type {
  SessionContext,
  SessionEvent,
  SessionFact,
  SessionStart,
  SignInAttempt,
  SignInOutcome,
} from './session.types.ts'

/** Session start, sign-in with user name and password, and session end (first document §4). */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: { ...sessionPorts, smsVerification: smsVerificationMachine },
  actions: {
    ...sessionEffects,
    keepAttempt: assign((_, attempt: SignInAttempt) => ({ attempt, failure: null })),
    keepToken: assign(({ context }, smsToken: SecretRef | null) => ({
      attempt: context.attempt && { ...context.attempt, smsToken },
    })),
    keepFailure: assign((_, failure: ApiFailure | null) => ({ attempt: null, failure })),
    forgetAttempt: assign({ attempt: null }),
    forgetFailure: assign({ failure: null }),
    reportStarted: sendTo(
      ({ system }) => system.get('app'),
      (_, start: SessionStart): SessionFact => ({ type: 'session.started', start }),
    ),
    reportMissing: sendTo(({ system }) => system.get('app'), { type: 'session.missing' } satisfies SessionFact),
    reportClosed: sendTo(({ system }) => system.get('app'), { type: 'session.closed' } satisfies SessionFact),
    reportFailure: reportFailure(),
    askToLeave: askToLeave<SessionContext, SessionEvent, SessionEvent>('session'),
    tellEnded: tell('ERROR', 'Din session i programmet har upphört, vänligen logga in på nytt.'),
  },
  guards: {
    isOk: (_, result: Result<unknown>) => isOk(result),
    demandsSms: (_, result: Result<SignInOutcome>) => isOk(result) && result.value.requireSMSVerification,
    isVerified: (_, { tag }: SmsVerificationOutput) => tag === 'verified',
  },
}).createMachine({
  id: 'session',
  context: { attempt: null, failure: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'GET /me says whether somebody is signed in. Until it has, nothing is shown but that it loads.',
      invoke: {
        id: 'fetchSession',
        src: 'fetchSession',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'reportStarted', params: ({ event }) => valueIn(event.output) },
          },
          {
            target: 'signedOut',
            actions: ['reportMissing', { type: 'reportFailure', params: ({ event }) => failureOf(event.output) }],
          },
        ],
      },
    },
    signedOut: {
      description: 'The login screen. After a failed attempt it says why.',
      on: {
        'signIn.submit': {
          target: 'signingIn',
          actions: {
            type: 'keepAttempt',
            params: ({ event }) => ({ login: event.login, password: event.password, smsToken: null }),
          },
        },
        'signIn.edit': { actions: 'forgetFailure' },
      },
    },
    signingIn: {
      description: 'POST /authenticate. Another submit changes nothing.',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => attemptOf(context),
        onDone: [
          { guard: { type: 'demandsSms', params: ({ event }) => event.output }, target: 'verifyingSms' },
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              {
                type: 'rememberLogin',
                params: ({ context }) => ({ login: attemptOf(context).login, method: 'password' }),
              },
              'forgetAttempt',
              { type: 'reportStarted', params: ({ event }) => startOf(event.output) },
            ],
          },
          { target: 'signedOut', actions: { type: 'keepFailure', params: ({ event }) => failureOf(event.output) } },
        ],
      },
    },
    verifyingSms: {
      description: 'The sign-in waits for an SMS code; with its token it is tried again.',
      invoke: {
        id: 'smsVerification',
        systemId: 'smsVerification',
        src: 'smsVerification',
        input: ({ context }) => purposeOf(context),
        onDone: [
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'signingIn',
            actions: { type: 'keepToken', params: ({ event }) => tokenIn(event.output) },
          },
          { target: 'signedOut', actions: { type: 'keepFailure', params: ({ event }) => whyNot(event.output) } },
        ],
      },
    },
    signedIn: {
      description: 'Somebody is signed in. The flows of their work run beside this one.',
      on: {
        signOut: { actions: { type: 'askToLeave', params: { type: 'session.end' } } },
        'session.end': 'signingOut',
        'session.ended': { target: 'signedOut', actions: ['forgetSession', 'reportClosed', 'tellEnded'] },
      },
    },
    signingOut: {
      description: 'GET /logout. Whatever it answers, this browser is signed out.',
      entry: 'reportClosed',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {
          target: 'signedOut',
          actions: ['forgetSession', { type: 'reportFailure', params: ({ event }) => failureOf(event.output) }],
        },
      },
    },
  },
})

const attemptOf = ({ attempt }: SessionContext): SignInAttempt => {
  if (!attempt) throw new Error('A sign-in began without an attempt')
  return attempt
}

const purposeOf = (context: SessionContext): SmsPurpose => {
  const { login, password } = attemptOf(context)
  return { tag: 'signIn', login, password }
}

const tokenIn = (report: SmsVerificationOutput): SecretRef | null => (report.tag === 'verified' ? report.token : null)

const startOf = (result: Result<SignInOutcome>): SessionStart => {
  const outcome = valueIn(result)
  if (outcome.requireSMSVerification) throw new Error('A sign-in that waits for an SMS code has not begun a session')
  return outcome.start
}

/** How the journal knows it. */
export const sessionFlow = describeFlow({ machine: sessionMachine, version: 3 })
