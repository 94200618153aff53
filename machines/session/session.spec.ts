import { describe, expect, it } from 'vitest'
import { answer } from '../shared/port.ts'
import { ok, type Result } from '../shared/result.ts'
import type { SecretRef } from '../shared/secret.ts'
import { inTurn, networkDown, wrongCredentials } from '../shared/testing/answers.ts'
import { run, type Scenarios } from '../shared/testing/scenario.ts'
import { settle } from '../shared/testing/test-clock.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
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
const submit = { type: 'signIn.submit', login: 'ftg2', password } as const
const signedIn = ok<SignInOutcome>({ requireSMSVerification: false, start })
const smsDemanded = ok<SignInOutcome>({ requireSMSVerification: true })
const nobody: Result<SessionStart> = wrongCredentials

interface World {
  session?: Result<SessionStart>
  signIn?: readonly Result<SignInOutcome>[]
  signOut?: Result<null>
  done?: string[]
}

/** The session flow in a world that answers so; `done` hears of its effects. */
const live =
  ({ session = nobody, signIn = [signedIn], signOut = ok(null), done = [] }: World = {}) =>
  () =>
    sessionMachine.provide({
      actors: {
        fetchSession: answer(sessionPorts.fetchSession, async () => session),
        signIn: answer(sessionPorts.signIn, inTurn(...signIn)),
        signOut: answer(sessionPorts.signOut, async () => signOut),
      },
      actions: {
        rememberLogin: (_, { login, method }) => void done.push(`remember ${login} ${method}`),
        forgetSession: () => void done.push('forget'),
      },
    })

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
      actor.send({ type: 'sms.cancel' })
      expect(actor.getSnapshot().value).toBe('signedOut')
      actor.send(submit)
      await settle()
      actor.send({ type: 'sms.verified', token })
      expect(actor.getSnapshot().context.attempt).toEqual({ login: 'ftg2', password, smsToken: token })
      await settle()
      expect(actor.getSnapshot().value).toBe('signedIn')
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
  verifyFlow(sessionFlow, { spec: import.meta.url, scenarios })

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

  it('journals no password and no token', async () => {
    const scenario = scenarios['an SMS code is demanded, and the sign-in tried again with its token']
    if (!scenario) throw new Error('the scenario is gone')
    const { entries } = await run(sessionFlow, scenario)
    expect(JSON.stringify(entries)).toContain('secret:1')
    expect(JSON.stringify(entries)).not.toMatch(/PersNr|\d{12}|Provlon/)
  })
})
