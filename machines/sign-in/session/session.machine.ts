import { assign, setup } from 'xstate'
import { commonErrors } from '#contracts/common-errors.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered, withOutput } from '../../kit/shared/answered.ts'
import { askToLeave } from '../../kit/shared/leave.ts'
import { letter } from '../../kit/shared/letter.ts'
import { type ApiFailure, isSessionOver } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { reportFailure, tell } from '../../kit/shared/tell.ts'
import { smsVerificationMachine } from '../sms-verification/sms-verification.machine.ts'
import { whyNot } from '../sms-verification/sms-verification.read.ts'
import type { SmsPurpose, SmsVerificationOutput } from '../sms-verification/sms-verification.types.ts'
import { sessionEffects, sessionPorts } from './session.ports.ts'
import type { SessionContext, SessionEvent, SessionStart, SignInAttempt, SignInOutcome } from './session.types.ts'

/**
 * Milliseconds before a refused session is checked. A code that is verified in another tab renews
 * the cookie that all tabs share, and calls that this tab made with the old cookie are refused.
 * After the wait this tab has the new cookie.
 */
const doubt = 500

type EventOf<Type extends SessionEvent['type']> = {
  readonly event: Extract<SessionEvent, { readonly type: Type }>
}

/** Keeps what was typed for the sign-in. */
const attempted = {
  type: 'setAttempt',
  params: ({ event: { login, password } }: EventOf<'signIn.submit'>) => ({ login, password, smsToken: null }),
} as const

/** The user has read why the session ended. */
const inactivityRead = { actions: ['forgetInactivity', 'storeInactivity'] } as const

/** The transition to the session that BankID has begun. */
const signedInByBankId = {
  target: 'signedIn',
  actions: [
    {
      type: 'rememberLogin',
      params: ({ event }: EventOf<'bankid.signedIn'>) => ({ login: event.login, method: 'bankid' as const }),
    },
    'dismissSnackbar',
    'beginSession',
    'forgetFailure',
    { type: 'setLogin', params: ({ event }: EventOf<'bankid.signedIn'>) => event.start },
    'tellSignedIn',
    { type: 'reportStarted', params: ({ event }: EventOf<'bankid.signedIn'>) => event.start },
  ],
} as const

/**
 * What the login screen sends while the end of the session before is awaited. A submit waits: the
 * answer takes the cookie, which would be a new session's.
 */
const pressedMeanwhile = {
  'signIn.submit': { actions: ['forgetSecrets', attempted] },
  'bankid.signedIn': signedInByBankId,
  'inactivity.dismiss': inactivityRead,
} as const

/**
 * Starts the session, signs in with user name and password (BankID has its own flow), and ends the
 * session (first document §4).
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: { ...sessionPorts, smsVerification: smsVerificationMachine },
  actions: {
    ...sessionEffects,
    setAttempt: assign((_, attempt: SignInAttempt) => ({ attempt, failure: null })),
    setToken: assign(({ context }, smsToken: SecretRef | null) => ({
      attempt: context.attempt && { ...context.attempt, smsToken },
    })),
    setFailure: assign((_, failure: ApiFailure | null) => ({ failure })),
    forgetAttempt: assign({ attempt: null }),
    forgetFailure: assign({ failure: null }),
    setLogin: assign((_, { account }: SessionStart) => ({ login: account.Login })),
    setInactivity: assign({ byInactivity: true }),
    forgetInactivity: assign({ byInactivity: false }),
    reportStarted: letter('app', (_, start: SessionStart) => ({ type: 'session.started', start })),
    reportMissing: letter('app', { type: 'session.missing' }),
    reportClosed: letter('app', { type: 'session.closed' }),
    reportUnknown: letter('app', { type: 'session.unknown' }),
    reportFailure: reportFailure(),
    dismissSnackbar: letter('snackbar', {
      type: 'snackbar.dismiss',
    }),
    tellElsewhere: tell('INFO', 'Du har loggat ut i en annan flik.'),
    tellAnother: tell('INFO', 'Du har loggat in med ett annat användarkonto i en annan flik. Nu gäller det här också.'),
    askToLeave: askToLeave('session'),
    tellEnded: tell('ERROR', 'Din session i programmet har upphört, vänligen logga in på nytt.'),
  },
  guards: {
    requiresSms: (_, { requireSMSVerification }: SignInOutcome) => requireSMSVerification,
    isSessionOver: (_, failure: ApiFailure) => isSessionOver(failure),
    isIdledOut: (_, { dvCode }: ApiFailure) => dvCode === commonErrors.sessionIdle.dvCode,
    isOwn: ({ context }, { login }: { readonly login: string }) => login === context.login,
    isAnother: ({ context }, login: string) => login !== context.login,
    isByInactivity: ({ context }) => context.byInactivity,
    isAwaited: ({ context }) => context.attempt !== null,
    keepsSnackbar: (_, keepSnackbar: boolean | undefined) => keepSnackbar === true,
    wasIdle: (_, byInactivity: boolean) => byInactivity,
    isVerified: (_, { tag }: SmsVerificationOutput) => tag === 'verified',
  },
}).createMachine({
  id: 'session',
  context: { attempt: null, failure: null, login: null, byInactivity: false },
  invoke: { id: 'tabs', src: 'tabs' },
  initial: 'checking',
  states: {
    checking: {
      description:
        'Calls GET /me to learn whether somebody is signed in. Until the answer, the page only shows that it is loading.',
      on: {
        'tabs.signedIn': { target: 'checking', reenter: true },
        'tabs.signedOut': { target: 'checking', reenter: true },
      },
      invoke: {
        id: 'fetchSession',
        src: 'fetchSession',
        onDone: answered({
          ok: { target: 'signedIn', actions: ['setLogin', 'reportStarted'] },
          failed: [
            { guard: 'isIdledOut', target: 'clearing' },
            { guard: 'isSessionOver', target: 'signedOut', actions: ['forgetSession', 'reportMissing'] },
            { target: 'signedOut', actions: ['reportMissing', 'reportFailure'] },
          ],
        }),
      },
    },
    signedOut: {
      description: 'The login screen is shown, with the reason. A sign-in in another tab signs in here too.',
      entry: ['forgetSecrets', 'forgetAttempt'],
      on: {
        'tabs.signedIn': { target: 'checking', actions: ['forgetInactivity', 'storeInactivity'] },
        'inactivity.dismiss': inactivityRead,
        'signIn.submit': { target: 'signingIn', actions: attempted },
        'signIn.edit': { actions: 'forgetFailure' },
        'bankid.signedIn': signedInByBankId,
      },
    },
    signingIn: {
      description: 'Calls POST /authenticate. Another submit is ignored.',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => attemptOf(context),
        onDone: answered({
          ok: [
            { guard: 'requiresSms', target: 'verifyingSms' },
            {
              target: 'signedIn',
              actions: [
                {
                  type: 'rememberLogin',
                  params: ({ context }) => ({ login: attemptOf(context).login, method: 'password' }),
                },
                // What told the person to sign in again is done.
                'dismissSnackbar',
                'beginSession',
                { type: 'setLogin', of: startOf },
                'tellSignedIn',
                { type: 'reportStarted', of: startOf },
              ],
            },
          ],
          failed: { target: 'signedOut', actions: 'setFailure' },
        }),
      },
    },
    verifyingSms: {
      description: 'The sign-in requires an SMS code. It is tried again with the token of the verified code.',
      invoke: {
        id: 'smsVerification',
        systemId: 'smsVerification',
        src: 'smsVerification',
        input: ({ context }) => purposeOf(context),
        onDone: withOutput([
          { guard: 'isVerified', target: 'signingIn', actions: { type: 'setToken', of: tokenIn } },
          { target: 'signedOut', actions: { type: 'setFailure', of: whyNot } },
        ]),
      },
    },
    signedIn: {
      description: 'A user is signed in. The flows of the session run beside this one.',
      entry: ['forgetSecrets', 'forgetAttempt'],
      initial: 'settled',
      on: {
        signOut: {
          actions: {
            type: 'askToLeave',
            params: ({ event }) => ({ ...event, type: 'session.end' as const }),
          },
        },
        'session.end': [
          { guard: { type: 'keepsSnackbar', params: ({ event }) => event.keepSnackbar }, target: 'signingOut' },
          { target: 'signingOut', actions: 'dismissSnackbar' },
        ],
        'session.refused': { target: 'signingOut', actions: 'tellEnded' },
        'session.idled': { target: 'signingOut', actions: ['setInactivity', 'dismissSnackbar'] },
        'tabs.signedOut': [
          {
            guard: { type: 'wasIdle', params: ({ event }) => event.byInactivity },
            target: 'signedOut',
            actions: ['forgetSession', 'setInactivity', 'storeInactivity', 'reportClosed', 'dismissSnackbar'],
          },
          { target: 'signedOut', actions: ['forgetSession', 'reportClosed', 'tellElsewhere'] },
        ],
        'tabs.signedIn': {
          guard: { type: 'isAnother', params: ({ event }) => event.login },
          target: 'checking',
          actions: ['forgetSession', 'reportUnknown', 'tellAnother'],
        },
      },
      states: {
        settled: {
          description: 'The session is valid, as far as this tab knows.',
          on: { 'session.ended': 'doubting', 'session.keepAlive': 'affirming' },
        },
        affirming: {
          description: 'Calls GET /me for a user who is active without making calls, so that the server knows.',
          invoke: {
            id: 'verifySession',
            src: 'verifySession',
            input: { wait: 0 },
            onDone: answered({
              ok: [{ guard: 'isOwn', target: 'settled' }, 'doubting'],
              failed: [{ guard: 'isSessionOver', target: 'doubting' }, 'settled'],
            }),
          },
          on: { 'session.ended': 'doubting' },
        },
        doubting: {
          description:
            'A call was refused. GET /me, a moment later, decides whether the session has ended. It is called once, however many calls were refused.',
          invoke: {
            id: 'verifySession',
            src: 'verifySession',
            input: { wait: doubt },
            onDone: answered({
              ok: [
                { guard: 'isOwn', target: 'settled' },
                { target: '#session.checking', actions: ['forgetSession', 'reportUnknown', 'tellAnother'] },
              ],
              failed: [
                { guard: 'isIdledOut', target: '#session.clearing', actions: ['reportClosed', 'dismissSnackbar'] },
                {
                  guard: 'isSessionOver',
                  target: '#session.signedOut',
                  actions: ['forgetSession', 'reportClosed', 'tellEnded'],
                },
                'settled',
              ],
            }),
          },
        },
      },
    },
    signingOut: {
      description: 'Calls GET /logout. This browser is signed out whatever the answer. A submit waits for it.',
      entry: ['forgetSession', 'storeInactivity', 'tellSignedOut', 'reportClosed'],
      on: pressedMeanwhile,
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: answered({
          ok: [{ guard: 'isAwaited', target: 'signingIn' }, { target: 'signedOut' }],
          failed: [
            { guard: 'isAwaited', target: 'signingIn' },
            { guard: 'isByInactivity', target: 'signedOut' },
            { target: 'signedOut', actions: 'reportFailure' },
          ],
        }),
      },
    },
    clearing: {
      description:
        'The server ended the session because of inactivity. Calls GET /me/clearSession, so that the server does not report it again.',
      entry: ['forgetSession', 'setInactivity', 'storeInactivity', 'tellSignedOut'],
      on: pressedMeanwhile,
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        onDone: [
          { guard: 'isAwaited', target: 'signingIn', actions: 'reportMissing' },
          { target: 'signedOut', actions: 'reportMissing' },
        ],
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

function tokenIn(report: SmsVerificationOutput): SecretRef | null {
  return report.tag === 'verified' ? report.token : null
}

function startOf(outcome: SignInOutcome): SessionStart {
  if (outcome.requireSMSVerification) throw new Error('A sign-in that waits for an SMS code has not begun a session')
  return outcome.start
}

/** The registration of the flow in the journal. */
export const sessionFlow = describeFlow({
  machine: sessionMachine,
  version: 4,
  keeps: { attempt: kept, failure: kept, login: kept, byInactivity: kept },
  calls: { signIn: true, smsVerification: true, verifySession: true, signOut: true },
})
