import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import type { ConfirmEvent, ConfirmFact } from '../../kit/shared/question.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { confirmFlow, confirmMachine } from './confirm.machine.ts'
import { question } from './confirm.select.ts'

const ask = (id: string, rest: object = {}) =>
  ({
    type: 'confirm.ask',
    id,
    title: 'Arkivera',
    text: 'Ska det arkiveras?',
    replyTo: 'asker',
    ...rest,
  }) satisfies ConfirmEvent

const scenarios: Scenarios<typeof confirmMachine> = {
  'a question is on display until it is answered': {
    play({ actor }) {
      expect(question(actor.getSnapshot())).toBeUndefined()
      actor.send({ type: 'confirm.answer', answer: 'confirmed' })
      actor.send(ask('one', { confirm: 'Arkivera', cancel: 'Avbryt', alternative: 'Alla', isDestructive: true }))
      expect(question(actor.getSnapshot())).toEqual({
        id: 'one',
        title: 'Arkivera',
        text: 'Ska det arkiveras?',
        confirm: 'Arkivera',
        cancel: 'Avbryt',
        alternative: 'Alla',
        isDestructive: true,
        replyTo: 'asker',
      })
      actor.send({ type: 'confirm.answer', answer: 'confirmed' })
      expect(question(actor.getSnapshot())).toBeUndefined()
    },
  },
  'a second question waits for the answer to the first': {
    play({ actor }) {
      actor.send(ask('one'))
      actor.send(ask('two'))
      expect(question(actor.getSnapshot())?.id).toBe('one')
      actor.send({ type: 'confirm.answer', answer: 'cancelled' })
      expect(question(actor.getSnapshot())?.id).toBe('two')
      actor.send({ type: 'confirm.answer', answer: 'cancelled' })
      expect(question(actor.getSnapshot())).toBeUndefined()
    },
  },
  'all are forgotten when nobody is there to be answered': {
    play({ actor }) {
      actor.send(ask('one'))
      actor.send(ask('two'))
      actor.send({ type: 'confirm.forget' })
      expect(question(actor.getSnapshot())).toBeUndefined()
      actor.send(ask('three'))
      expect(question(actor.getSnapshot())?.id).toBe('three')
    },
  },
}

describe('the confirmation', () => {
  verifyFlow(confirmFlow, { spec: import.meta.url, scenarios })

  it.each(['confirmed', 'cancelled', 'alternative'] as const)('tells the one who asked: %s', answer => {
    const reported: { by: string; fact: ConfirmFact }[] = []
    const asker = (by: string) =>
      setup({
        types: { events: {} as ConfirmFact },
        actions: { note: ({ event }) => void reported.push({ by, fact: event }) },
      }).createMachine({ on: { 'confirm.answered': { actions: 'note' } } })
    const root = setup({
      actors: { confirm: confirmMachine, asker: asker('asker'), other: asker('other') },
    }).createMachine({
      invoke: [
        { src: 'confirm', systemId: 'confirm' },
        { src: 'asker', systemId: 'asker' },
        { src: 'other', systemId: 'other' },
      ],
    })
    const actor = createActor(root).start()
    const confirm = actor.system.get('confirm')
    confirm.send(ask('one'))
    confirm.send(ask('two', { replyTo: 'other' }))
    confirm.send(ask('three', { replyTo: 'nobody' }))
    for (let i = 0; i < 3; i += 1) confirm.send({ type: 'confirm.answer', answer })
    expect(reported).toEqual([
      { by: 'asker', fact: { type: 'confirm.answered', id: 'one', answer } },
      { by: 'other', fact: { type: 'confirm.answered', id: 'two', answer } },
    ])
    expect(actor.getSnapshot().status).toBe('active')
  })
})
