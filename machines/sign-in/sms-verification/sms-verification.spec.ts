import { describe, expect, it } from 'vitest'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn, networkDown, sessionOver } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { smsVerificationFlow, smsVerificationMachine } from './sms-verification.machine.ts'
import { smsVerificationPorts } from './sms-verification.ports.ts'
import { codeFailure, isCodeRefused, isRequesting, isVerifying } from './sms-verification.select.ts'
import type { SmsPurpose } from './sms-verification.types.ts'

const signIn: SmsPurpose = { tag: 'signIn', login: 'lon', password: 'secret:1' as SecretRef }
const company: SmsPurpose = { tag: 'company', FtgId: 'akvarell' }
const code = 'secret:2' as SecretRef
const token = 'secret:3' as SecretRef
const submit = { type: 'sms.submit', code } as const

const wrongCode = failure({ tag: 'backend' as const, status: 403, dvCode: '40304', message: 'Fel verifieringskod.' })
const notSent = failure({ tag: 'backend' as const, status: 502, dvCode: '50200', message: 'Kunde inte skickas.' })

interface World {
  request?: readonly Result<null>[]
  validate?: readonly Result<SecretRef | null>[]
  asked?: unknown[]
}

const live =
  ({ request = [ok(null)], validate = [ok(token)], asked = [] }: World = {}) =>
  () => {
    const validated = inTurn(...validate)
    return smsVerificationMachine.provide({
      actors: {
        requestCode: answer(smsVerificationPorts.requestCode, inTurn(...request)),
        validateCode: answer(smsVerificationPorts.validateCode, ({ input }) => {
          asked.push(input)
          return validated()
        }),
      },
    })
  }

const scenarios: Scenarios<typeof smsVerificationMachine> = {
  'the right code gives the token of the sign-in': {
    input: signIn,
    live: live(),
    async play({ actor }) {
      expect(isRequesting(actor.getSnapshot())).toBe(true)
      actor.send(submit)
      expect(isRequesting(actor.getSnapshot())).toBe(true)
      await settle()
      expect(actor.getSnapshot().value).toBe('entering')
      actor.send(submit)
      actor.send(submit)
      expect(isVerifying(actor.getSnapshot())).toBe(true)
      await settle()
      expect(actor.getSnapshot()).toMatchObject({ value: 'verified', output: { tag: 'verified', token } })
    },
  },
  'the right code of a company gives no token': {
    input: company,
    live: live({ validate: [ok(null)] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      expect(actor.getSnapshot().output).toEqual({ tag: 'verified', token: null })
    },
  },
  'a wrong code marks the field until it is edited, and can be corrected': {
    input: signIn,
    live: live({ validate: [wrongCode, ok(token)] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      expect(isCodeRefused(actor.getSnapshot())).toBe(true)
      expect(codeFailure(actor.getSnapshot())).toBe('Fel verifieringskod.')
      actor.send({ type: 'sms.edit' })
      expect(isCodeRefused(actor.getSnapshot())).toBe(false)
      expect(codeFailure(actor.getSnapshot())).toBeUndefined()
      actor.send(submit)
      await settle()
      expect(actor.getSnapshot().value).toBe('verified')
    },
  },
  'a failed call says why without marking the field': {
    input: signIn,
    live: live({ validate: [networkDown] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      expect(actor.getSnapshot().value).toBe('entering')
      expect(isCodeRefused(actor.getSnapshot())).toBe(false)
      expect(codeFailure(actor.getSnapshot())).toMatch(/nätverkskommunikationen/)
    },
  },
  'a code that cannot be sent ends it': {
    input: company,
    live: live({ request: [notSent] }),
    async play({ actor }) {
      await settle()
      expect(actor.getSnapshot()).toMatchObject({
        value: 'failed',
        output: { tag: 'failed', failure: { dvCode: '50200' } },
      })
    },
  },
  'a session that is over ends it': {
    input: company,
    live: live({ validate: [sessionOver] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      expect(actor.getSnapshot()).toMatchObject({
        value: 'failed',
        output: { tag: 'failed', failure: { status: 401 } },
      })
    },
  },
  'a new code can be asked for, and a failure to send it ends it': {
    input: signIn,
    live: live({ request: [ok(null), ok(null), notSent], validate: [wrongCode] }),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      await settle()
      actor.send({ type: 'sms.resend' })
      expect(isRequesting(actor.getSnapshot())).toBe(true)
      expect(codeFailure(actor.getSnapshot())).toBeUndefined()
      await settle()
      expect(actor.getSnapshot().value).toBe('entering')
      actor.send({ type: 'sms.resend' })
      await settle()
      expect(actor.getSnapshot().value).toBe('failed')
    },
  },
  'it is given up before the code is sent': {
    input: signIn,
    live: live(),
    play: ({ actor }) => {
      actor.send({ type: 'sms.cancel' })
      expect(actor.getSnapshot()).toMatchObject({ value: 'cancelled', output: { tag: 'cancelled' } })
    },
  },
  'it is given up with the code at hand': {
    input: signIn,
    live: live(),
    async play({ actor }) {
      await settle()
      actor.send({ type: 'sms.cancel' })
      expect(actor.getSnapshot().output).toEqual({ tag: 'cancelled' })
    },
  },
  'it is given up while the code is tried': {
    input: signIn,
    live: live(),
    async play({ actor }) {
      await settle()
      actor.send(submit)
      actor.send({ type: 'sms.cancel' })
      await settle()
      expect(actor.getSnapshot().output).toEqual({ tag: 'cancelled' })
    },
  },
}

describe('SMS verification', () => {
  verifyFlow(smsVerificationFlow, { spec: import.meta.url, scenarios })

  it('tries the code that was submitted, for what it was sent for', async () => {
    const asked: unknown[] = []
    await run(smsVerificationFlow, {
      input: company,
      live: live({ validate: [ok(null)], asked }),
      play: scenarios['the right code of a company gives no token']?.play ?? settle,
    })
    expect(asked).toEqual([{ purpose: company, code }])
  })

  it('journals no code, no password and no token', async () => {
    const scenario = scenarios['the right code gives the token of the sign-in']
    if (!scenario) throw new Error('the scenario is gone')
    const { entries } = await run(smsVerificationFlow, scenario)
    expect(JSON.stringify(entries)).toContain('secret:2')
    expect(JSON.stringify(entries)).not.toMatch(/"(code|token|password)":"(?!secret:)/)
  })
})
