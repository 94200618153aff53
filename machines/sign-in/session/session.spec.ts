import { describe, expect, it } from 'vitest'
import type { Actor, ActorRefFrom } from 'xstate'
import { answer, listen } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn, networkDown, sessionIdle, sessionOver, wrongCredentials } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios, type Stage } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { smsVerificationMachine } from '../sms-verification/sms-verification.machine.ts'
import { smsVerificationPorts } from '../sms-verification/sms-verification.ports.ts'
import { sessionFlow, sessionMachine } from './session.machine.ts'
import { sessionPorts } from './session.ports.ts'
import { areCredentialsWrong, isEndedByInactivity, isSigningIn, requiresSms, signInFailure } from './session.select.ts'
import type { SessionStart, SignInOutcome } from './session.types.ts'

const start: SessionStart = {
  account: {
    Login: 'ftg2',
    Namn: 'Frida Tegnér',
    Roll: 'FTG',
    LicNr: 'WEB100200',
    FtgId: 'nordsken',
    FtgIdAccessList: ['nordsken', 'akvarell'],
  },
  licence: { HasPlus: true, Supplier: 'AVLONA', HasLicensOption: {}, EnforceBankIDAuth: false },
  workplace: null,
}
const asAdm: SessionStart = { ...start, account: { ...start.account, Login: 'adm' } }
const password = 'secret:1' as SecretRef
const token = 'secret:2' as SecretRef
const code = 'secret:3' as SecretRef
const submit = { type: 'signIn.submit', login: 'ftg2', password } as const
const signedIn = ok<SignInOutcome>({ requireSMSVerification: false, start })
const smsRequired = ok<SignInOutcome>({ requireSMSVerification: true })
const own = ok({ login: 'ftg2' })
const nobody: Result<SessionStart> = sessionOver

interface World {
  readonly session?: readonly Result<SessionStart>[]
  readonly verified?: readonly Result<{ login: string }>[]
  readonly signIn?: readonly Result<SignInOutcome>[]
  readonly signOut?: Result<null>
  /** Whether a code could be sent. */
  readonly smsSent?: Result<null>
  /** Hears of the effects, and of the calls that are not answered in turn. */
  readonly done?: string[]
}

/** The session flow in a world that answers so. */
const live =
  ({
    session = [nobody],
    verified = [own],
    signIn = [signedIn],
    signOut = ok(null),
    smsSent = ok(null),
    done = [],
  }: World = {}) =>
  () => {
    const verify = inTurn(...verified)
    const call = (name: string) => async () => {
      done.push(name)
      return signOut
    }
    return sessionMachine.provide({
      actors: {
        fetchSession: answer(sessionPorts.fetchSession, inTurn(...session)),
        verifySession: answer(sessionPorts.verifySession, async ({ input: { wait } }) => {
          done.push(`verify after ${wait}`)
          return verify()
        }),
        signIn: answer(sessionPorts.signIn, inTurn(...signIn)),
        signOut: answer(sessionPorts.signOut, call('logout')),
        clearSession: answer(sessionPorts.clearSession, call('clearSession')),
        tabs: listen(sessionPorts.tabs, () => () => {}),
        smsVerification: smsVerificationMachine.provide({
          actors: {
            requestCode: answer(smsVerificationPorts.requestCode, async () => smsSent),
            validateCode: answer(smsVerificationPorts.validateCode, async () => ok(token)),
          },
        }),
      },
      actions: {
        rememberLogin: (_, { login, method }) => void done.push(`remember ${login} ${method}`),
        beginSession: () => void done.push('begin'),
        forgetSecrets: ({ context: { attempt } }) => {
          if (attempt) done.push(`forget ${attempt.password} ${attempt.smsToken}`)
        },
        forgetSession: () => void done.push('forget'),
        storeInactivity: ({ context }) => void done.push(`store ${context.byInactivity}`),
        tellSignedIn: ({ context }) => void done.push(`tell signed in ${context.login}`),
        tellSignedOut: ({ context }) => void done.push(`tell signed out ${context.byInactivity}`),
      },
    })
  }

const smsOf = ({ system }: Actor<typeof sessionMachine>) =>
  system.get('smsVerification') as ActorRefFrom<typeof smsVerificationMachine>

async function submitWhileSigningOut({ actor }: Stage<typeof sessionMachine>) {
  await settle()
  actor.send({ type: 'signOut' })
  actor.send(submit)
  expect(actor.getSnapshot().value).toBe('signingOut')
  expect(isSigningIn(actor.getSnapshot())).toBe(true)
  await settle()
  expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
}

const scenarios: Scenarios<typeof sessionMachine> = {
  'a reload finds the session': { live: live({ session: [ok(start)] }), play: settle },
  'a sign-in, and a sign-out': {
    live: live(),
    async play({ actor }) {
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
      actor.send(submit)
      actor.send(submit)
      await settle()
      expect(actor.getSnapshot().matches('signedIn')).toBe(true)
      actor.send({ type: 'signOut' })
      expect(actor.getSnapshot().value).toBe('signingOut')
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
    },
  },
  'a submit while the sign-out before it is awaited signs in after its answer': {
    live: live({ session: [ok(start)] }),
    play: submitWhileSigningOut,
  },
  'a submit while the sign-out before it is awaited signs in also when that fails': {
    live: live({ session: [ok(start)], signOut: networkDown }),
    play: submitWhileSigningOut,
  },
  'a submit while an idle session is cleared signs in after its answer': {
    live: live({ session: [ok(start)], verified: [sessionIdle] }),
    async play({ actor }) {
      await settle()
      let wasShown = false
      const watching = actor.subscribe(snapshot => {
        wasShown ||= isSigningIn(snapshot) && !isEndedByInactivity(snapshot)
        if (!snapshot.matches('clearing') || snapshot.context.attempt) return
        actor.send({ type: 'inactivity.dismiss' })
        actor.send(submit)
      })
      actor.send({ type: 'session.ended' })
      await settle()
      watching.unsubscribe()
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
      expect(wasShown).toBe(true)
    },
  },
  'BankID signs in while an idle session is cleared': {
    live: live({ session: [sessionIdle] }),
    async play({ actor }) {
      const watching = actor.subscribe(snapshot => {
        if (snapshot.matches('clearing')) actor.send({ type: 'bankid.signedIn', login: 'ftg2', start })
      })
      await settle()
      watching.unsubscribe()
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
    },
  },
  'BankID signs in while the sign-out before it is awaited': {
    live: live({ session: [ok(start)] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'session.idled' })
      actor.send({ type: 'inactivity.dismiss' })
      expect(isEndedByInactivity(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'bankid.signedIn', login: 'ftg2', start })
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
      await settle()
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
    },
  },
  'a wrong password marks the fields until one is edited': {
    live: live({ signIn: [wrongCredentials] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      expect(areCredentialsWrong(actor.getSnapshot())).toBe(true)
      expect(signInFailure(actor.getSnapshot())).toBe('Fel användarnamn eller lösenord.')
      actor.send({ type: 'signIn.edit' })
      expect(signInFailure(actor.getSnapshot())).toBeUndefined()
    },
  },
  'an SMS code is demanded, and the sign-in tried again with its token': {
    live: live({ signIn: [smsRequired, smsRequired, signedIn] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      expect(requiresSms(actor.getSnapshot())).toBe(true)
      smsOf(actor).send({ type: 'sms.cancel' })
      expect(actor.getSnapshot().value).toBe('signedOut')
      expect(signInFailure(actor.getSnapshot())).toBeUndefined()
      actor.send(submit)
      await settle()
      smsOf(actor).send({ type: 'sms.submit', code })
      await settle()
      expect(actor.getSnapshot().matches('signedIn')).toBe(true)
    },
  },
  'a token that is no longer good leads to another code': {
    live: live({ signIn: [smsRequired, smsRequired, signedIn] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      smsOf(actor).send({ type: 'sms.submit', code })
      await settle()
      expect(requiresSms(actor.getSnapshot())).toBe(true)
      smsOf(actor).send({ type: 'sms.submit', code })
      await settle()
      expect(actor.getSnapshot().matches('signedIn')).toBe(true)
    },
  },
  'a code that cannot be sent leads back to the login screen, which says why': {
    live: live({ signIn: [smsRequired], smsSent: networkDown }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
      expect(signInFailure(actor.getSnapshot())).toMatch(/nätverkskommunikationen/)
    },
  },
  'a sign-in with BankID, after a wrong password': {
    live: live({ signIn: [wrongCredentials] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      actor.send({ type: 'bankid.signedIn', login: 'ftg2', start })
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
      expect(signInFailure(actor.getSnapshot())).toBeUndefined()
    },
  },
  'many refused calls while signed in are one end': {
    live: live({ session: [ok(start)], verified: [sessionOver] }),
    async play({ actor }) {
      await settle()
      for (let call = 1; call <= 3; call += 1) actor.send({ type: 'session.ended' })
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'doubting' })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
      expect(isEndedByInactivity(actor.getSnapshot())).toBe(false)
    },
  },
  'a call refused by the last word ends it at once': {
    live: live({ session: [ok(start)] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'session.refused' })
      actor.send({ type: 'session.refused' })
      expect(actor.getSnapshot().value).toBe('signingOut')
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
    },
  },
  'a call refused because another tab renewed the cookie ends nothing': {
    live: live({ session: [ok(start)], verified: [own, networkDown] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'session.ended' })
      await settle()
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
      actor.send({ type: 'session.ended' })
      await settle()
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
    },
  },
  'activity keeps the session alive, and finds out when it is not': {
    live: live({ session: [ok(start)], verified: [own, networkDown, sessionOver, sessionOver] }),
    async play({ actor }) {
      await settle()
      for (let minute = 1; minute <= 2; minute += 1) {
        actor.send({ type: 'session.keepAlive' })
        expect(actor.getSnapshot().value).toEqual({ signedIn: 'affirming' })
        await settle()
        expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
      }
      actor.send({ type: 'session.keepAlive' })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
    },
  },
  'a call is refused while activity is told of': {
    live: live({ session: [ok(start)] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'session.keepAlive' })
      actor.send({ type: 'session.ended' })
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'doubting' })
      await settle()
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
    },
  },
  'the cookie is found to be of another account: the tab begins anew as that one': {
    live: live({ session: [ok(start), ok(asAdm)], verified: [ok({ login: 'adm' })] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'session.keepAlive' })
      await settle()
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
      expect(actor.getSnapshot().context.login).toBe('adm')
    },
  },
  'somebody else signs in in another tab: this one begins anew as them': {
    live: live({ session: [ok(start), ok(asAdm)] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'tabs.signedIn', login: 'ftg2' })
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
      actor.send({ type: 'tabs.signedIn', login: 'adm' })
      expect(actor.getSnapshot().value).toBe('checking')
      await settle()
      expect(actor.getSnapshot().context.login).toBe('adm')
    },
  },
  'signed in in another tab is signed in here, also when told while this one asks': {
    live: live({ session: [nobody, ok(start)] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'tabs.signedIn', login: 'ftg2' })
      expect(actor.getSnapshot().value).toBe('checking')
      actor.send({ type: 'tabs.signedIn', login: 'ftg2' })
      await settle()
      expect(actor.getSnapshot().value).toEqual({ signedIn: 'settled' })
    },
  },
  'signed out in another tab while this one asks': {
    live: live({ session: [ok(start), nobody] }),
    async play({ actor }) {
      actor.send({ type: 'tabs.signedOut', byInactivity: false })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
    },
  },
  'signed out in another tab': {
    live: live({ session: [ok(start)] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'tabs.signedOut', byInactivity: false })
      expect(actor.getSnapshot().value).toBe('signedOut')
      expect(isEndedByInactivity(actor.getSnapshot())).toBe(false)
    },
  },
  'another tab has counted down to the end': {
    live: live({ session: [ok(start)] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'tabs.signedOut', byInactivity: true })
      expect(actor.getSnapshot().value).toBe('signedOut')
      expect(isEndedByInactivity(actor.getSnapshot())).toBe(true)
    },
  },
  'nothing was done for too long, which is said until it has been read': {
    live: live({ session: [ok(start)] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'session.idled' })
      expect(isEndedByInactivity(actor.getSnapshot())).toBe(true)
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
      expect(isEndedByInactivity(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'inactivity.dismiss' })
      expect(isEndedByInactivity(actor.getSnapshot())).toBe(false)
    },
  },
  'the server says at the start that the session ended by inactivity': {
    live: live({ session: [sessionIdle] }),
    async play({ actor }) {
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
      expect(isEndedByInactivity(actor.getSnapshot())).toBe(true)
    },
  },
  'the server says in the middle of work that the session ended by inactivity': {
    live: live({ session: [ok(start)], verified: [sessionIdle] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'session.ended' })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
      expect(isEndedByInactivity(actor.getSnapshot())).toBe(true)
    },
  },
  'the first check does not reach the server': {
    live: live({ session: [networkDown] }),
    async play({ actor }) {
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
    },
  },
  'a sign-out that keeps the message on display': {
    live: live({ session: [ok(start)] }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'signOut', keepSnackbar: true })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
    },
  },
  'a sign-out that does not reach the server, by hand and by inactivity': {
    live: live({ session: [ok(start)], signOut: networkDown }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'signOut' })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
      actor.send(submit)
      await settle()
      actor.send({ type: 'session.idled' })
      await settle()
      expect([actor.getSnapshot().value, actor.getSnapshot().context.byInactivity]).toEqual(['signedOut', true])
    },
  },
}

/** What a scenario does to the world. */
async function effectsOf(world: World, play: (stage: Stage<typeof sessionMachine>) => Promise<void>) {
  const done: string[] = []
  await run(sessionFlow, { live: live({ ...world, done }), play })
  return done
}

describe('the session', () => {
  verifyFlow(sessionFlow, {
    spec: import.meta.url,
    scenarios,
    deaf: {
      'session.checking': 'Until the answer, the page shows only that it is loading.',
    },
  })

  it('remembers who signed in, tells the other tabs, and forgets all on the way out', async () => {
    const play = scenarios['a sign-in, and a sign-out']?.play
    expect(await effectsOf({}, async stage => play?.(stage))).toEqual([
      'forget',
      'remember ftg2 password',
      'begin',
      'tell signed in ftg2',
      'forget secret:1 null',
      'forget',
      'store false',
      'tell signed out false',
      'logout',
    ])
  })

  it('remembers that it was with BankID', async () => {
    const done: string[] = []
    const play = scenarios['a sign-in with BankID, after a wrong password']?.play ?? settle
    await run(sessionFlow, { live: live({ signIn: [wrongCredentials], done }), play })
    expect(done).toEqual(['forget', 'forget secret:1 null', 'remember ftg2 bankid', 'begin', 'tell signed in ftg2'])
  })

  it('is signed out here also when the sign-out does not reach the server', async () => {
    const done = await effectsOf({ session: [ok(start)], signOut: networkDown }, async ({ actor }) => {
      await settle()
      actor.send({ type: 'signOut' })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
    })
    expect(done).toContain('logout')
  })

  it('does not sign out on the server what another tab has signed out', async () => {
    const done = await effectsOf({ session: [ok(start)] }, async ({ actor }) => {
      await settle()
      actor.send({ type: 'tabs.signedOut', byInactivity: true })
      await settle()
    })
    expect(done).toEqual(['forget', 'store true'])
  })

  it('does not sign out on the server a session that is over, and asks twice before it believes so, 500 ms apart', async () => {
    const world = { session: [ok(start)], verified: [sessionOver, sessionOver] }
    const done = await effectsOf(world, async ({ actor }) => {
      await settle()
      actor.send({ type: 'session.keepAlive' })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
    })
    expect(done).toEqual(['verify after 0', 'verify after 500', 'forget'])
  })

  it('forgets the cookie of a session that ended by inactivity, once the other tabs know', async () => {
    const done = await effectsOf({ session: [ok(start)], verified: [sessionIdle] }, async ({ actor }) => {
      await settle()
      actor.send({ type: 'session.ended' })
      await settle()
    })
    expect(done).toEqual(['verify after 500', 'forget', 'store true', 'tell signed out true', 'clearSession'])
  })

  it('keeps what is over a reload of a session only when it was not the network that failed', async () => {
    expect(await effectsOf({ session: [networkDown] }, settle)).toEqual([])
    expect(await effectsOf({ session: [sessionOver] }, settle)).toEqual(['forget'])
  })

  it('tries again with the token of the verified code', async () => {
    const attempts: unknown[] = []
    const inOrder = inTurn(smsRequired, signedIn)
    await run(sessionFlow, {
      live: () =>
        live()().provide({
          actors: {
            signIn: answer(sessionPorts.signIn, ({ input }) => {
              attempts.push(input)
              return inOrder()
            }),
          },
        }),
      async play({ actor }) {
        await settle()
        actor.send(submit)
        await settle()
        smsOf(actor).send({ type: 'sms.submit', code })
        await settle()
      },
    })
    expect(attempts).toEqual([
      { login: 'ftg2', password, smsToken: null },
      { login: 'ftg2', password, smsToken: token },
    ])
  })

  it('journals no password and no token', async () => {
    const scenario = scenarios['an SMS code is demanded, and the sign-in tried again with its token']
    if (!scenario) throw new Error('the scenario is gone')
    const { entries } = await run(sessionFlow, scenario)
    expect(JSON.stringify(entries)).toContain('secret:1')
    expect(JSON.stringify(entries)).not.toMatch(/PersNr|\d{12}|Provlon/)
  })
})
