import { describe, expect, it } from 'vitest'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios, type Stage } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import type { SessionStart } from '../session/session.types.ts'
import { bankIdFlow, bankIdMachine } from './bankid.machine.ts'
import { bankIdPorts } from './bankid.ports.ts'
import * as select from './bankid.select.ts'
import type { BankIdKept, BankIdOrder, BankIdOutcome } from './bankid.types.ts'

const secret = (name: string) => `secret:${name}` as SecretRef
const order: BankIdOrder = { order: secret('order'), autoStart: secret('auto') }
const account = { Login: 'lic', Namn: 'Lena', Roll: 'LIC', LicNr: 'WEB100200', LicNamn: 'Lindgren' } as const
const start: SessionStart = {
  account: { Login: 'lic', Namn: 'Lena', Roll: 'LIC', LicNr: 'WEB100200', FtgId: '', FtgIdAccessList: [] },
  licence: { HasPlus: true, Supplier: 'AVLONA', HasLicensOption: {}, EnforceBankIDAuth: false },
  workplace: null,
}
const scanning = ok<BankIdOutcome>({
  state: 'pending',
  message: 'Skanna QR-koden i BankID-appen',
  isPendingStart: true,
  qr: secret('qr'),
})
const signing = ok<BankIdOutcome>({
  state: 'pending',
  message: 'Skriv in din säkerhetskod',
  isPendingStart: false,
  qr: null,
})
const cancelled = ok<BankIdOutcome>({ state: 'cancelled', message: 'Åtgärden avbröts.' })
const completed = ok<BankIdOutcome>({ state: 'completed', accounts: [account], token: secret('token') })
const stranger = ok<BankIdOutcome>({ state: 'completed', accounts: [], token: null })
const refused = failure({ tag: 'backend' as const, status: 404, dvCode: '40410', message: 'Har gått ut.' })

interface World {
  /** The order that the tab followed when it was reloaded. */
  kept?: BankIdKept
  order?: readonly Result<BankIdOrder>[]
  outcomes?: readonly Result<BankIdOutcome>[]
  signIn?: readonly Result<SessionStart>[]
  /** Hears of every call. */
  done?: string[]
}

/** The flow in a world that answers so. */
const live =
  ({ kept, order: orders = [ok(order)], outcomes = [scanning], signIn = [ok(start)], done = [] }: World = {}) =>
  () => {
    const [starts, collects, signIns] = [inTurn(...orders), inTurn(...outcomes), inTurn(...signIn)]
    return bankIdMachine.provide({
      actors: {
        recallOrder: answer(bankIdPorts.recallOrder, async () => kept ?? null),
        startOrder: answer(bankIdPorts.startOrder, ({ input }) => {
          done.push(`start ${input.device}`)
          return starts()
        }),
        collectOrder: answer(bankIdPorts.collectOrder, () => {
          done.push('collect')
          return collects()
        }),
        selectAccount: answer(bankIdPorts.selectAccount, ({ input }) => {
          done.push(`select ${input.login} ${input.token}`)
          return signIns()
        }),
        cancelOrder: answer(bankIdPorts.cancelOrder, async ({ input }) => {
          done.push(`cancel ${input.order}`)
          return ok(null)
        }),
      },
      actions: {
        rememberOrder: (_, { device, order }) => void done.push(`remember ${device} ${order.order} ${order.autoStart}`),
        forgetOrder: () => void done.push('forget'),
        openApp: (_, { device, autoStart }) => void done.push(`open ${device} ${autoStart}`),
        // The session is another flow's; app.spec.ts has both.
        reportSignedIn: (_, { account }) => void done.push(`signed in ${account.Login}`),
      },
    })
  }

type BankIdStage = Stage<typeof bankIdMachine>
const begin = async ({ actor }: BankIdStage, device: 'computer' | 'mobile' | 'other' = 'other') => {
  await settle()
  actor.send({ type: 'bankid.start', device })
  await settle()
}
const cancel = async ({ actor }: BankIdStage) => {
  actor.send({ type: 'bankid.cancel' })
  await settle()
}
const chooseAccount = async ({ actor }: BankIdStage) => {
  actor.send({ type: 'bankid.selectAccount', login: 'lic' })
  await settle()
}
const isIdle = ({ actor }: BankIdStage, notice = '') => {
  expect(actor.getSnapshot().value).toBe('choosing')
  expect(actor.getSnapshot().context).toMatchObject({ order: null, progress: null, token: null, accounts: [], notice })
}

const scenarios: Scenarios<typeof bankIdMachine> = {
  'a QR code is scanned, approved, and an account chosen, though there is but one': {
    live: live({ outcomes: [scanning, signing, completed] }),
    async play(stage) {
      const { actor, clock } = stage
      await begin(stage)
      expect(select.view(actor.getSnapshot())).toBe('order')
      expect(select.qr(actor.getSnapshot())).toBe('secret:qr')
      expect(select.progressText(actor.getSnapshot())).toBe('Skanna QR-koden i BankID-appen')
      await clock.pass(1500)
      expect(select.qr(actor.getSnapshot())).toBeNull()
      expect(select.progressText(actor.getSnapshot())).toBe('Skriv in din säkerhetskod')
      await clock.pass(1500)
      expect(select.view(actor.getSnapshot())).toBe('accounts')
      expect(select.accounts(actor.getSnapshot())).toEqual([account])
      actor.send({ type: 'bankid.selectAccount', login: 'lic' })
      expect(select.pendingLogin(actor.getSnapshot())).toBe('lic')
      await settle()
      isIdle(stage)
    },
  },
  'the order is refused': {
    live: live({ order: [refused] }),
    async play(stage) {
      await begin(stage)
      isIdle(stage, 'Har gått ut.')
    },
  },
  'the person turns back before there is an order': {
    live: live(),
    async play(stage) {
      await settle()
      stage.actor.send({ type: 'bankid.start', device: 'other' })
      await cancel(stage)
      isIdle(stage)
    },
  },
  'the person aborts the order, and begins another before that is answered': {
    live: live(),
    async play(stage) {
      await begin(stage)
      await cancel(stage)
      isIdle(stage)
      await begin(stage)
      stage.actor.send({ type: 'bankid.cancel' })
      expect(select.view(stage.actor.getSnapshot())).toBe('choice')
      stage.actor.send({ type: 'bankid.start', device: 'other' })
      await settle()
      expect(select.view(stage.actor.getSnapshot())).toBe('order')
    },
  },
  'cancelled in the app: the message after 7 s, all reset after 10 s': {
    live: live({ outcomes: [signing, cancelled] }),
    async play(stage) {
      const { actor, clock } = stage
      await begin(stage)
      await clock.pass(1500)
      expect(select.isCancelled(actor.getSnapshot())).toBe(true)
      expect(select.progressText(actor.getSnapshot())).toBe('Skriv in din säkerhetskod')
      await clock.pass(6999)
      expect(select.notice(actor.getSnapshot())).toBe('')
      await clock.pass(1)
      expect(select.notice(actor.getSnapshot())).toBe('Åtgärden avbröts.')
      await clock.pass(2999)
      expect(select.isCancelled(actor.getSnapshot())).toBe(true)
      await clock.pass(1)
      isIdle(stage, 'Åtgärden avbröts.')
    },
  },
  'after a cancelled order nobody need wait, neither to begin again nor to be told why': {
    live: live({ outcomes: [cancelled] }),
    async play(stage) {
      await begin(stage)
      await cancel(stage)
      isIdle(stage, 'Åtgärden avbröts.')
      await begin(stage)
      await begin(stage, 'computer')
      expect(select.device(stage.actor.getSnapshot())).toBe('computer')
    },
  },
  'who has no account is told so': {
    live: live({ outcomes: [stranger] }),
    async play(stage) {
      await begin(stage)
      isIdle(stage, 'Det finns inga användarkonton kopplat till ditt personnummer.')
    },
  },
  'an order that is not there any more ends it': {
    live: live({ outcomes: [scanning, refused] }),
    async play(stage) {
      await begin(stage)
      await stage.clock.pass(1500)
      isIdle(stage, 'Har gått ut.')
    },
  },
  'what does not reach the server is asked again': {
    live: live({ outcomes: [scanning, networkDown, signing] }),
    async play(stage) {
      const { actor, clock } = stage
      await begin(stage)
      await clock.pass(1500)
      expect(select.progressText(actor.getSnapshot())).toBe('Skanna QR-koden i BankID-appen')
      await clock.pass(1500)
      expect(select.progressText(actor.getSnapshot())).toBe('Skriv in din säkerhetskod')
    },
  },
  'it gives up and cancels when the sixty-first attempt is due': {
    live: live(),
    async play(stage) {
      const { actor, clock } = stage
      await begin(stage)
      await clock.pass(59 * 1500 + 1499)
      expect(actor.getSnapshot().context.attempts).toBe(60)
      expect(select.view(actor.getSnapshot())).toBe('order')
      await clock.pass(1)
      isIdle(stage, 'Inloggningen med BankID tog för lång tid och avbröts. Försök igen.')
    },
  },
  'a sign-in that does not reach the server can be tried again, and one that is refused cannot': {
    live: live({ outcomes: [completed], signIn: [networkDown, refused] }),
    async play(stage) {
      const { actor } = stage
      await begin(stage)
      await chooseAccount(stage)
      expect(select.view(actor.getSnapshot())).toBe('accounts')
      expect(select.notice(actor.getSnapshot())).toMatch(/^Störningar/)
      await chooseAccount(stage)
      isIdle(stage, 'Har gått ut.')
    },
  },
  'the person turns from the accounts': {
    live: live({ outcomes: [completed] }),
    async play(stage) {
      await begin(stage)
      await cancel(stage)
      isIdle(stage)
    },
  },
  'a reload in the middle of an order: it goes on': {
    live: live({ kept: { device: 'computer', order }, outcomes: [signing] }),
    async play({ actor }) {
      expect(select.view(actor.getSnapshot())).toBe('choice')
      await settle()
      expect(select.view(actor.getSnapshot())).toBe('order')
      expect(select.device(actor.getSnapshot())).toBe('computer')
      expect(select.progressText(actor.getSnapshot())).toBe('Skriv in din säkerhetskod')
    },
  },
  'a reload while an account is chosen: the accounts are there again': {
    live: live({ kept: { device: 'other', order }, outcomes: [completed] }),
    async play({ actor }) {
      await settle()
      expect(select.view(actor.getSnapshot())).toBe('accounts')
    },
  },
}

/** What a scenario does to the world outside. */
async function doneIn(name: string, world: World = {}): Promise<string[]> {
  const done: string[] = []
  const play = scenarios[name]?.play
  if (!play) throw new Error(`There is no scenario ${name}`)
  await run(bankIdFlow, { live: live({ ...world, done }), play })
  return done
}

describe('sign-in with BankID', () => {
  verifyFlow(bankIdFlow, { spec: import.meta.url, scenarios })

  it('asks at once and every 1.5 s, sixty times, and then cancels', async () => {
    const done = await doneIn('it gives up and cancels when the sixty-first attempt is due')
    expect(done.filter(each => each === 'collect')).toHaveLength(60)
    expect(done.slice(-2)).toEqual(['cancel secret:order', 'forget'])
  })

  it('asks no sooner than 1.5 s after an answer', async () => {
    const done: string[] = []
    await run(bankIdFlow, {
      live: live({ done }),
      async play(stage) {
        await begin(stage)
        const asked = () => done.filter(each => each === 'collect').length
        expect(asked()).toBe(1)
        await stage.clock.pass(1499)
        expect(asked()).toBe(1)
        await stage.clock.pass(1)
        expect(asked()).toBe(2)
      },
    })
  })

  it('opens the app of this device when there is an order, and shows the way until it is opened', async () => {
    const done: string[] = []
    await run(bankIdFlow, {
      live: live({ outcomes: [scanning, signing], done }),
      async play(stage) {
        await begin(stage, 'computer')
        expect(done).toContain('open computer secret:auto')
        expect(select.autoStart(stage.actor.getSnapshot())).toBe('secret:auto')
        await stage.clock.pass(1500)
        expect(select.autoStart(stage.actor.getSnapshot())).toBeNull()
      },
    })
  })

  it('keeps the order in the tab until it has ended, and opens no app when it goes on', async () => {
    const done: string[] = []
    await run(bankIdFlow, {
      live: live({ outcomes: [completed], done }),
      async play(stage) {
        await begin(stage)
        expect(done.slice(-2)).toEqual(['open other secret:auto', 'collect'])
        expect(done).toContain('remember other secret:order secret:auto')
        expect(done.lastIndexOf('forget')).toBeLessThan(done.indexOf('start other'))
        await chooseAccount(stage)
        expect(done.at(-1)).toBe('forget')
      },
    })
    const after: string[] = []
    await run(bankIdFlow, { live: live({ kept: { device: 'computer', order }, done: after }), play: settle })
    expect(after).toEqual(['collect'])
  })

  it('signs in with the token of the order', async () => {
    const done = await doneIn('a QR code is scanned, approved, and an account chosen, though there is but one', {
      outcomes: [scanning, signing, completed],
    })
    expect(done.slice(-3)).toEqual(['select lic secret:token', 'signed in lic', 'forget'])
  })

  it('journals no secret: references alone', async () => {
    const name = 'a QR code is scanned, approved, and an account chosen, though there is but one'
    const scenario = scenarios[name]
    if (!scenario) throw new Error('the scenario is gone')
    const { entries } = await run(bankIdFlow, scenario)
    const text = JSON.stringify(entries)
    for (const reference of ['secret:order', 'secret:auto', 'secret:qr', 'secret:token'])
      expect(text).toContain(reference)
    expect(text).not.toMatch(/PersNr|\d{10}|autostarttoken|data:image/)
  })
})
