import { describe, expect, it } from 'vitest'
import type { Actor, ActorRefFrom } from 'xstate'
import { answer } from '../shared/port.ts'
import { ok, type Result } from '../shared/result.ts'
import type { SecretRef } from '../shared/secret.ts'
import { inTurn, networkDown, wrongCredentials } from '../shared/testing/answers.ts'
import { run, type Scenarios } from '../shared/testing/scenario.ts'
import { settle } from '../shared/testing/test-clock.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
import { smsVerificationFlow, smsVerificationMachine } from '../sms-verification/sms-verification.machine.ts'
import { smsVerificationPorts } from '../sms-verification/sms-verification.ports.ts'
import { sessionFlow, sessionMachine } from './session.machine.ts'
import { sessionPorts } from './session.ports.ts'
import { areCredentialsWrong, demandsSms, signInFailure } from './session.select.ts'
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
const password = 'secret:1' as SecretRef
const token = 'secret:2' as SecretRef
const code = 'secret:3' as SecretRef
const submit = { type: 'signIn.submit', login: 'ftg2', password } as const
const signedIn = ok<SignInOutcome>({ requireSMSVerification: false, start })
const smsDemanded = ok<SignInOutcome>({ requireSMSVerification: true })
const nobody: Result<SessionStart> = wrongCredentials

interface World {
  session?: Result<SessionStart>
  signIn?: readonly Result<SignInOutcome>[]
  signOut?: Result<null>
  /** Whether a code could be sent. */
  smsSent?: Result<null>
  done?: string[]
}

/** The session flow in a world that answers so; `done` hears of its effects. */
const live =
  ({ session = nobody, signIn = [signedIn], signOut = ok(null), smsSent = ok(null), done = [] }: World = {}) =>
  () =>
    sessionMachine.provide({
      actors: {
        fetchSession: answer(sessionPorts.fetchSession, async () => session),
        signIn: answer(sessionPorts.signIn, inTurn(...signIn)),
        signOut: answer(sessionPorts.signOut, async () => signOut),
        smsVerification: smsVerificationMachine.provide({
          actors: {
            requestCode: answer(smsVerificationPorts.requestCode, async () => smsSent),
            validateCode: answer(smsVerificationPorts.validateCode, async () => ok(token)),
          },
        }),
      },
      actions: {
        rememberLogin: (_, { login, method }) => void done.push(`remember ${login} ${method}`),
        forgetSession: () => void done.push('forget'),
      },
    })

const children = [smsVerificationFlow]
const smsOf = ({ system }: Actor<typeof sessionMachine>) =>
  system.get('smsVerification') as ActorRefFrom<typeof smsVerificationMachine>

const scenarios: Scenarios<typeof sessionMachine> = {
  'a reload finds the session': { live: live({ session: ok(start) }), play: settle },
  'a sign-in, and a sign-out': {
    live: live(),
    async play({ actor }) {
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
      actor.send(submit)
      actor.send(submit)
      await settle()
      expect(actor.getSnapshot().value).toBe('signedIn')
      actor.send({ type: 'signOut' })
      expect(actor.getSnapshot().value).toBe('signingOut')
      await settle()
      expect(actor.getSnapshot().value).toBe('signedOut')
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
    live: live({ signIn: [smsDemanded, smsDemanded, signedIn] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      expect(demandsSms(actor.getSnapshot())).toBe(true)
      smsOf(actor).send({ type: 'sms.cancel' })
      expect(actor.getSnapshot().value).toBe('signedOut')
      expect(signInFailure(actor.getSnapshot())).toBeUndefined()
      actor.send(submit)
      await settle()
      smsOf(actor).send({ type: 'sms.submit', code })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedIn')
    },
  },
  'a token that is no longer good leads to another code': {
    live: live({ signIn: [smsDemanded, smsDemanded, signedIn] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      smsOf(actor).send({ type: 'sms.submit', code })
      await settle()
      expect(demandsSms(actor.getSnapshot())).toBe(true)
      smsOf(actor).send({ type: 'sms.submit', code })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedIn')
    },
  },
  'a code that cannot be sent leads back to the login screen, which says why': {
    live: live({ signIn: [smsDemanded], smsSent: networkDown }),
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
      expect(actor.getSnapshot().value).toBe('signedIn')
      expect(signInFailure(actor.getSnapshot())).toBeUndefined()
    },
  },
  'the backend says that the session is over': {
    live: live({ session: ok(start) }),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'session.ended' })
      expect(actor.getSnapshot().value).toBe('signedOut')
    },
  },
}

describe('the session', () => {
  verifyFlow(sessionFlow, { spec: import.meta.url, scenarios, children })

  it('remembers who signed in, and forgets the tab on the way out', async () => {
    const done: string[] = []
    await run(sessionFlow, { live: live({ done }), play: scenarios['a sign-in, and a sign-out']?.play ?? settle })
    expect(done).toEqual(['remember ftg2 password', 'forget'])
  })

  it('remembers that it was with BankID', async () => {
    const done: string[] = []
    const play = scenarios['a sign-in with BankID, after a wrong password']?.play ?? settle
    await run(sessionFlow, { live: live({ signIn: [wrongCredentials], done }), play })
    expect(done).toEqual(['remember ftg2 bankid'])
  })

  it('is signed out here also when the sign-out does not reach the server', async () => {
    const world = live({ session: ok(start), signOut: networkDown })
    const { snapshot } = await run(sessionFlow, {
      live: world,
      async play({ actor }) {
        await settle()
        actor.send({ type: 'signOut' })
        await settle()
      },
    })
    expect(snapshot.value).toBe('signedOut')
  })

  it('tries again with the token of the verified code', async () => {
    const attempts: unknown[] = []
    const inOrder = inTurn(smsDemanded, signedIn)
    await run(
      sessionFlow,
      {
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
      },
      children,
    )
    expect(attempts).toEqual([
      { login: 'ftg2', password, smsToken: null },
      { login: 'ftg2', password, smsToken: token },
    ])
  })

  it('journals no password and no token', async () => {
    const scenario = scenarios['an SMS code is demanded, and the sign-in tried again with its token']
    if (!scenario) throw new Error('the scenario is gone')
    const { entries } = await run(sessionFlow, scenario, children)
    expect(JSON.stringify(entries)).toContain('secret:1')
    expect(JSON.stringify(entries)).not.toMatch(/PersNr|\d{12}|Provlon/)
  })
})
