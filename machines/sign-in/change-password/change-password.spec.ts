import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn, networkDown, sessionOver } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { changePasswordFlow, changePasswordMachine } from './change-password.machine.ts'
import { changePasswordPorts } from './change-password.ports.ts'
import { failedField, failureMessage, isOpen, isSaving, mayChange } from './change-password.select.ts'

const submit = { type: 'password.submit', current: 'secret:1' as SecretRef, next: 'secret:2' as SecretRef } as const
const refused = (error: (typeof errors)[keyof typeof errors]) => failure({ tag: 'backend' as const, ...error })

const live =
  (...answers: Result<null>[]) =>
  () => {
    const next = inTurn(...answers)
    return changePasswordMachine.provide({
      actors: { changePassword: answer(changePasswordPorts.changePassword, next) },
      actions: { tellSaved: () => {}, reportFailure: () => {} },
    })
  }

const input = { EnforceBankIDAuth: false }
const scenarios: Scenarios<typeof changePasswordMachine> = {
  'the password is changed, and the dialog closes': {
    input,
    live: live(ok(null)),
    async play({ actor }) {
      expect(isOpen(actor.getSnapshot())).toBe(false)
      actor.send({ type: 'password.open' })
      expect(isOpen(actor.getSnapshot())).toBe(true)
      actor.send(submit)
      actor.send(submit)
      actor.send({ type: 'password.close' })
      expect(isSaving(actor.getSnapshot())).toBe(true)
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
      expect(actor.getSnapshot().context).toEqual({ ...input, pair: null, failure: null })
    },
  },
  'what is refused lands on its field until it is edited': {
    input,
    live: live(refused(errors.currentPasswordWrong), refused(errors.newPasswordSame), ok(null)),
    async play({ actor }) {
      actor.send({ type: 'password.open' })
      actor.send(submit)
      await settle()
      expect(failedField(actor.getSnapshot())).toBe('current')
      expect(failureMessage(actor.getSnapshot())).toBe('Nuvarande lösenord stämmer inte.')
      actor.send({ type: 'password.edit' })
      expect(failedField(actor.getSnapshot())).toBeNull()
      expect(failureMessage(actor.getSnapshot())).toBeUndefined()
      actor.send(submit)
      await settle()
      expect(failedField(actor.getSnapshot())).toBe('next')
      actor.send(submit)
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'a failed call says why at neither field, and is forgotten with the dialog': {
    input,
    live: live(networkDown),
    async play({ actor }) {
      actor.send({ type: 'password.open' })
      actor.send(submit)
      await settle()
      expect(failedField(actor.getSnapshot())).toBeNull()
      expect(failureMessage(actor.getSnapshot())).toMatch(/nätverkskommunikationen/)
      actor.send({ type: 'password.close' })
      expect(failureMessage(actor.getSnapshot())).toBeUndefined()
    },
  },
  'a session that is over closes it': {
    input,
    live: live(sessionOver),
    async play({ actor }) {
      actor.send({ type: 'password.open' })
      actor.send(submit)
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'where BankID is enforced it does not open': {
    input: { EnforceBankIDAuth: true },
    play({ actor }) {
      actor.send({ type: 'password.open' })
      expect(isOpen(actor.getSnapshot())).toBe(false)
      expect(mayChange(actor.getSnapshot())).toBe(false)
    },
  },
}

describe('changing the password', () => {
  verifyFlow(changePasswordFlow, { spec: import.meta.url, scenarios })

  it('says what the specification says when it is saved, and tells the session when it is over', async () => {
    const reported: unknown[] = []
    const machine = () =>
      live(ok(null), sessionOver)().provide({
        actions: {
          tellSaved: () => void reported.push('saved'),
          reportFailure: (_, reason) => void reported.push(reason?.dvCode),
        },
      })
    const { entries } = await run(changePasswordFlow, {
      input,
      live: machine,
      async play({ actor }) {
        for (let round = 0; round < 2; round += 1) {
          actor.send({ type: 'password.open' })
          actor.send(submit)
          await settle()
        }
      },
    })
    expect(reported).toEqual(['saved', '40101'])
    expect(JSON.stringify(entries)).toContain('secret:2')
  })
})
