import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { answer } from '../../kit/shared/port.ts'
import { failure as failed, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { companyMissing } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { companyRemovalFlow, companyRemovalMachine } from './company-removal.machine.ts'
import { companyRemovalPorts } from './company-removal.ports.ts'
import {
  company,
  employees,
  failure,
  isOpen,
  isRemoving,
  isRestored,
  isTyped,
  passwordRefusal,
} from './company-removal.select.ts'

const bjorken = { FtgId: 'bjorken', Namn: 'Björkens Bygg AB', years: 2 }
const open = { type: 'removal.open', company: bjorken } as const
const password = 'secret:1' as SecretRef
const confirm = { type: 'removal.confirm', typed: ' BJORKEN ', password, key: 'a-key' } as const
const passwordWrong = failed({ tag: 'backend' as const, status: 403, dvCode: '40320', message: 'Stämmer inte.' })

const live =
  (
    removed: Result<string>,
    counted: Result<number> = ok(48),
    confirmed: Result<null> = ok(null),
    restored: Result<boolean> = ok(false),
  ) =>
  () =>
    companyRemovalMachine.provide({
      actors: {
        countEmployees: answer(companyRemovalPorts.countEmployees, async () => counted),
        findOrigin: answer(companyRemovalPorts.findOrigin, async () => restored),
        confirmPerson: answer(companyRemovalPorts.confirmPerson, async () => confirmed),
        removeCompany: answer(companyRemovalPorts.removeCompany, async () => removed),
      },
    })

const scenarios: Scenarios<typeof companyRemovalMachine> = {
  'removes the company only when its id is typed': {
    live: live(ok('job-1')),
    async play({ actor }) {
      actor.send(open)
      expect([isOpen(actor.getSnapshot()), company(actor.getSnapshot())]).toEqual([true, bjorken])
      actor.send({ ...confirm, typed: 'bjorke' })
      expect(isRemoving(actor.getSnapshot())).toBe(false)
      actor.send(confirm)
      expect(isRemoving(actor.getSnapshot())).toBe(true)
      await settle()
      expect([isOpen(actor.getSnapshot()), company(actor.getSnapshot())]).toEqual([false, null])
    },
  },
  'can be closed when the number of employees is shown': {
    live: live(ok('job-1')),
    async play({ actor }) {
      actor.send(open)
      expect(employees(actor.getSnapshot())).toBeNull()
      await settle()
      expect(employees(actor.getSnapshot())).toBe(48)
      actor.send({ type: 'removal.close' })
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'does not know whether the company was restored until the answer': {
    live: live(ok('job-1'), ok(48), ok(null), ok(true)),
    async play({ actor }) {
      actor.send(open)
      expect(isRestored(actor.getSnapshot())).toBeNull()
      await settle()
      expect(isRestored(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'removal.close' })
      expect(isRestored(actor.getSnapshot())).toBeNull()
    },
  },
  'removes the company without knowing whether it was restored': {
    live: live(ok('job-1'), ok(48), ok(null), companyMissing),
    async play({ actor }) {
      actor.send(open)
      await settle()
      expect([isRestored(actor.getSnapshot()), failure(actor.getSnapshot())]).toEqual([null, null])
      actor.send(confirm)
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'shows a wrong password at its field until the field is edited': {
    live: live(ok('job-1'), ok(48), passwordWrong),
    async play({ actor }) {
      actor.send(open)
      actor.send(confirm)
      await settle()
      const shown = () => actor.getSnapshot()
      expect([isRemoving(shown()), passwordRefusal(shown()), failure(shown())]).toEqual([false, 'Stämmer inte.', null])
      expect(shown().context.password).toBeNull()
      actor.send({ type: 'removal.edited' })
      expect(passwordRefusal(shown())).toBeUndefined()
    },
  },
  'shows an error when the password cannot be checked': {
    live: live(ok('job-1'), ok(48), companyMissing),
    async play({ actor }) {
      actor.send(open)
      actor.send(confirm)
      await settle()
      expect(failure(actor.getSnapshot())?.message).toBe('Företaget finns inte.')
    },
  },
  'asks for no password where the licence enforces BankID': {
    live: live(ok('job-1'), ok(48), passwordWrong),
    async play({ actor }) {
      actor.send(open)
      actor.send({ ...confirm, password: null })
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'shows why the removal is refused': {
    live: live(companyMissing, companyMissing),
    async play({ actor }) {
      actor.send(open)
      await settle()
      expect(employees(actor.getSnapshot())).toBeNull()
      actor.send(confirm)
      await settle()
      expect([isOpen(actor.getSnapshot()), failure(actor.getSnapshot())?.message]).toEqual([
        true,
        'Företaget finns inte.',
      ])
    },
  },
}

describe('removing a company', () => {
  verifyFlow(companyRemovalFlow, { spec: import.meta.url, scenarios })

  it.each([
    [undefined, '', false],
    ['bjorken', '', false],
    ['bjorken', 'Bjorken', true],
  ])('for the company %s, the typed id %j is correct: %s', (FtgId, typed, expected) =>
    expect(isTyped(FtgId, typed)).toBe(expected),
  )

  it('passes the job to the flow that follows it', async () => {
    const heard: unknown[] = []
    const listener = setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard.push(event) } } })
    const root = setup({ actors: { listener, removal: live(ok('job-1'))() } }).createMachine({
      invoke: [
        { id: 'removeJob', systemId: 'removeJob', src: 'listener' },
        { id: 'removal', systemId: 'removal', src: 'removal' },
      ],
    })
    const actor = createActor(root).start()
    actor.system.get('removal').send(open)
    actor.system.get('removal').send(confirm)
    await settle()
    expect(heard).toEqual([
      { type: 'job.follow', job: 'job-1', subject: { FtgId: 'bjorken', Namn: 'Björkens Bygg AB' } },
    ])
  })
})
