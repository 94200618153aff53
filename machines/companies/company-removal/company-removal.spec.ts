import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { answer } from '../../kit/shared/port.ts'
import { ok, type Result } from '../../kit/shared/result.ts'
import { companyMissing } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { companyRemovalFlow, companyRemovalMachine } from './company-removal.machine.ts'
import { companyRemovalPorts } from './company-removal.ports.ts'
import { company, employees, failure, isOpen, isRemoving, isTyped } from './company-removal.select.ts'

const bjorken = { FtgId: 'bjorken', Namn: 'Björkens Bygg AB', years: 2 }
const open = { type: 'removal.open', company: bjorken } as const
const confirm = { type: 'removal.confirm', typed: ' BJORKEN ', key: 'a-key' } as const

const live =
  (removed: Result<null>, counted: Result<number> = ok(48)) =>
  () =>
    companyRemovalMachine.provide({
      actors: {
        countEmployees: answer(companyRemovalPorts.countEmployees, async () => counted),
        removeCompany: answer(companyRemovalPorts.removeCompany, async () => removed),
      },
    })

const scenarios: Scenarios<typeof companyRemovalMachine> = {
  'only the company’s own id goes on': {
    live: live(ok(null)),
    async play({ actor }) {
      actor.send(open)
      expect([isOpen(actor.getSnapshot()), company(actor.getSnapshot())]).toEqual([true, bjorken])
      actor.send({ type: 'removal.confirm', typed: 'bjorke', key: 'a-key' })
      expect(isRemoving(actor.getSnapshot())).toBe(false)
      actor.send(confirm)
      expect(isRemoving(actor.getSnapshot())).toBe(true)
      await settle()
      expect([isOpen(actor.getSnapshot()), company(actor.getSnapshot())]).toEqual([false, null])
    },
  },
  'it is thought better of, when it is seen what will be gone': {
    live: live(ok(null)),
    async play({ actor }) {
      actor.send(open)
      expect(employees(actor.getSnapshot())).toBeNull()
      await settle()
      expect(employees(actor.getSnapshot())).toBe(48)
      actor.send({ type: 'removal.close' })
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'it is refused, and said why': {
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
  ])('of %s, %j is typed right: %s', (FtgId, typed, expected) => expect(isTyped(FtgId, typed)).toBe(expected))

  it('is told, and the company is left', async () => {
    const heard: unknown[] = []
    const listener = setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard.push(event) } } })
    const root = setup({ actors: { listener, removal: live(ok(null))() } }).createMachine({
      invoke: [
        { id: 'snackbar', systemId: 'snackbar', src: 'listener' },
        { id: 'companySelection', systemId: 'companySelection', src: 'listener' },
        { id: 'removal', systemId: 'removal', src: 'removal' },
      ],
    })
    const actor = createActor(root).start()
    actor.system.get('removal').send(open)
    actor.system.get('removal').send(confirm)
    await settle()
    expect(heard).toEqual([
      { type: 'snackbar.show', kind: 'SUCCESS', text: 'Björkens Bygg AB har tagits bort. En kopia är sparad.' },
      { type: 'company.removed', FtgId: 'bjorken' },
    ])
  })
})
