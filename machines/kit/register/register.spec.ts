import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { Use } from '#contracts/registers/calls.ts'
import { answer } from '../shared/port.ts'
import { failure, ok, type Result } from '../shared/result.ts'
import { inTurn, networkDown } from '../shared/testing/answers.ts'
import type { Scenarios } from '../shared/testing/scenario.ts'
import { settle } from '../shared/testing/test-clock.ts'
import { verifyFlow } from '../shared/testing/verify-flow.ts'
import { registerFlow, registerMachine } from './register.machine.ts'
import { registerPorts } from './register.ports.ts'
import * as select from './register.select.ts'
import type { ItemRemoval, NumberChange } from './register.types.ts'

const inUse = failure({ tag: 'backend' as const, ...errors.registerItemInUse, message: '10 används av 3 anställda.' })

const uses = [{ Text: 'anställda', Antal: 3 }]
const taken = failure({ tag: 'backend' as const, ...errors.fieldsRefused, fields: { Brukare: '8 finns redan.' } })
const live = (
  answers: readonly Result<null>[] = [ok(null)],
  asked: ItemRemoval[] = [],
  found: Result<readonly Use[]> = ok(uses),
  numbered: readonly Result<null>[] = [ok(null)],
  changes: NumberChange[] = [],
) => {
  const nextNumber = inTurn(...numbered)
  const next = inTurn(...answers)
  return registerMachine.provide({
    actors: {
      removeItem: answer(registerPorts.removeItem, ({ input }) => {
        asked.push(input)
        return next()
      }),
      changeNumber: answer(registerPorts.changeNumber, ({ input }) => {
        changes.push(input)
        return nextNumber()
      }),
      fetchUses: answer(registerPorts.fetchUses, async () => found),
    },
  })
}

const words = { definite: 'avdelningen', isNeuter: false } as const
const removal = { register: 'departments', key: '10', text: '10 Butik', ...words } as const
const remove = (idempotencyKey: string) => ({ type: 'register.remove', ...removal, idempotencyKey }) as const
const answered = (reply: 'confirmed' | 'cancelled', id = 'removeRegisterItem') =>
  ({ type: 'confirm.answered', id, answer: reply }) as const
const renumber = { type: 'register.renumber', register: 'clients', field: 'Brukare', key: '7', version: 3 } as const
const changed = (Register: string, Version: number | null) =>
  ({ type: 'register.changed', FtgId: 'nordsken', Register, Key: '10', Version }) as const

const scenarios: Scenarios<typeof registerMachine> = {
  'an item is removed once somebody has said so, and one in use is kept': {
    live: () => live([inUse, ok(null)]),
    async play({ actor }) {
      actor.send(remove('k1'))
      actor.send(answered('cancelled'))
      expect(actor.getSnapshot().value).toBe('idle')
      actor.send(remove('k2'))
      actor.send(answered('confirmed'))
      expect(select.isRemoving(actor.getSnapshot())).toBe(true)
      await settle()
      expect(select.changesOf(actor.getSnapshot(), 'departments')).toBe(0)
      expect(select.explained(actor.getSnapshot())).toEqual({
        text: '10 används av 3 anställda.',
        uses,
        register: 'departments',
        key: '10',
      })
      actor.send({ type: 'register.usesRead' })
      expect(select.explained(actor.getSnapshot())).toBeNull()
      actor.send(remove('k3'))
      actor.send(answered('confirmed'))
      await settle()
      expect(select.changesOf(actor.getSnapshot(), 'departments')).toBe(1)
    },
  },
  'without knowing what uses an item, its refusal is still told': {
    live: () => live([inUse, networkDown], [], networkDown),
    async play({ actor }) {
      actor.send(remove('k1'))
      actor.send(answered('confirmed'))
      await settle()
      expect(select.explained(actor.getSnapshot())).toMatchObject({ text: '10 används av 3 anställda.', uses: [] })
      actor.send({ type: 'register.usesRead' })
      actor.send(remove('k2'))
      actor.send(answered('confirmed'))
      await settle()
      expect([actor.getSnapshot().value, select.explained(actor.getSnapshot())]).toEqual(['idle', null])
    },
  },
  'an item is given another number, after one that is taken; or the dialog is closed': {
    live: () => live([], [], ok([]), [taken, ok(null)]),
    async play({ actor }) {
      const emitted: unknown[] = []
      actor.on('register.renumbered', event => emitted.push(event))
      actor.send(renumber)
      actor.send({ type: 'register.renumberClose' })
      expect(select.renumbered(actor.getSnapshot())).toBeNull()
      actor.send(renumber)
      actor.send({ type: 'register.renumberTo', to: '8', idempotencyKey: 'k1' })
      expect(select.isRenumbering(actor.getSnapshot())).toBe(true)
      await settle()
      expect(select.refusal(actor.getSnapshot())).toBe('8 finns redan.')
      actor.send({ type: 'register.renumberTo', to: '9', idempotencyKey: 'k2' })
      await settle()
      expect(actor.getSnapshot().value).toBe('idle')
      expect(emitted).toEqual([{ type: 'register.renumbered', register: 'clients', key: '7', to: '9' }])
    },
  },
  'a change of the company has the forms that read its facts fetch them': {
    live: () => live(),
    async play({ actor }) {
      actor.send({ type: 'register.companyChanged' })
      expect(actor.getSnapshot().value).toBe('idle')
    },
  },
  'a change elsewhere is noted, also of a register that this build does not know': {
    live: () => live(),
    async play({ actor }) {
      actor.send(changed('departments', 3))
      actor.send(changed('finns inte', null))
      expect(select.changesOf(actor.getSnapshot(), 'departments')).toBe(1)
      expect(select.changesOf(actor.getSnapshot(), 'accounts')).toBe(0)
    },
  },
}

describe('the flow of registers', () => {
  verifyFlow(registerFlow, { spec: import.meta.url, scenarios })

  it('repeats a removal whose answer was lost under its key, and tells what came of it', async () => {
    const heard: Record<string, unknown[]> = { confirm: [], snackbar: [], departmentsForm: [], connectivity: [] }
    const ear = (name: string) =>
      setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard[name]?.push(event) } } })
    const asked: ItemRemoval[] = []
    const emitted: unknown[] = []
    const ids = ['confirm', 'snackbar', 'departmentsForm', 'connectivity', 'register'] as const
    const root = setup({
      actors: {
        confirm: ear('confirm'),
        snackbar: ear('snackbar'),
        departmentsForm: ear('departmentsForm'),
        connectivity: ear('connectivity'),
        register: live([networkDown, ok(null)], asked),
      },
    }).createMachine({ invoke: ids.map(id => ({ id, systemId: id, src: id })) })
    const flow = createActor(root).start().system.get('register')
    flow.on('register.removed', (event: unknown) => emitted.push(event))
    for (const key of ['k1', 'k2']) {
      flow.send(remove(key))
      flow.send(answered('confirmed'))
      await settle()
    }
    expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k1', 'k1'])
    expect(heard.confirm).toMatchObject([{ title: 'Ta bort 10 Butik?', isDestructive: true }, {}])
    expect(heard.snackbar).toMatchObject([{ kind: 'SUCCESS', text: '10 Butik är borttagen.' }])
    expect(emitted).toEqual([{ type: 'register.removed', register: 'departments', key: '10' }])
    flow.send(changed('departments', 4))
    flow.send(changed('accounts', 2))
    expect(heard.departmentsForm).toEqual([{ type: 'form.changedElsewhere', Version: 4 }])
  })

  it('repeats a change of number whose answer was lost under its key, with the version on display', async () => {
    const changes: NumberChange[] = []
    const ear = setup({}).createMachine({})
    const root = setup({
      actors: { ear, register: live([], [], ok([]), [networkDown, ok(null)], changes) },
    }).createMachine({
      invoke: [
        ...(['snackbar', 'connectivity'] as const).map(id => ({ id, systemId: id, src: 'ear' as const })),
        { id: 'register', systemId: 'register', src: 'register' },
      ],
    })
    const flow = createActor(root).start().system.get('register')
    flow.send(renumber)
    for (const idempotencyKey of ['k1', 'k2']) {
      flow.send({ type: 'register.renumberTo', to: '9', idempotencyKey })
      await settle()
    }
    const asked = { register: 'clients', field: 'Brukare', key: '7', version: 3, to: '9', idempotencyKey: 'k1' }
    expect(changes).toEqual([asked, asked])
  })

  it('has only the forms that read facts of the company fetch them, once it has changed', () => {
    const heard: string[] = []
    const ear = (name: string) =>
      setup({}).createMachine({ on: { 'form.changedElsewhere': { actions: () => void heard.push(name) } } })
    const root = setup({
      actors: {
        departmentsForm: ear('departmentsForm'),
        distributionKeysForm: ear('distributionKeysForm'),
        register: live(),
      },
    }).createMachine({
      invoke: (['departmentsForm', 'distributionKeysForm', 'register'] as const).map(id => ({
        id,
        systemId: id,
        src: id,
      })),
    })
    createActor(root).start().system.get('register').send({ type: 'register.companyChanged' })
    expect(heard).toEqual(['distributionKeysForm'])
  })
})
