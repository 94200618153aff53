import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { text } from '#contracts/forms/fields.ts'
import { formLayout } from '#contracts/forms/form-layout.ts'
import { formModel } from '#contracts/forms/form-model.ts'
import { formMachine } from '#machines/form/form.machine.ts'
import { formPorts } from '#machines/form/form.ports.ts'
import { answer } from '#machines/shared/port.ts'
import { ok } from '#machines/shared/result.ts'
import { settle } from '#machines/shared/testing/test-clock.ts'
import { fieldStore } from './field-store.ts'

const names = Array.from({ length: 340 }, (_, at) => `Falt${at}`)
const model = formModel('trial', Object.fromEntries(names.map(name => [name, text(name)])))
const layout = formLayout(model, [{ name: 'Trial', title: 'Prov', cards: [{ id: 'one', title: 'Ett', rows: names }] }])
const ports = formPorts('trial')
const today = '2026-11-21'

/** A form on display, with who has been told what of its fields. */
async function shown() {
  const stored = ok({ Version: 1, values: {} })
  const machine = formMachine('trial', layout).provide({
    actors: { load: answer(ports.load, async () => stored), save: answer(ports.save, async () => stored) },
  })
  const flow = createActor(machine, { input: { id: 'nordsken' } }).start()
  flow.send({ type: 'form.show', page: 'Trial', today })
  await settle()
  const store = fieldStore(flow, layout)
  const states = new Map(names.map(name => [name, store.get(name)]))
  const told: string[] = []
  const rendered: string[] = []
  const leave = names.map(name =>
    store.subscribe(name, () => {
      told.push(name)
      // As React does: the same state is not rendered again.
      if (store.get(name) !== states.get(name)) rendered.push(name)
      states.set(name, store.get(name))
    }),
  )
  return { flow, store, told, rendered, leave }
}

it('tells of a keystroke its own field alone, and renders it once', async () => {
  const { flow, store, told, rendered } = await shown()
  flow.send({ type: 'form.type', field: 'Falt7', text: 'a' })
  flow.send({ type: 'form.type', field: 'Falt7', text: 'ab' })
  expect([told, rendered]).toEqual([
    ['Falt7', 'Falt7'],
    ['Falt7', 'Falt7'],
  ])
  expect(store.get('Falt7').text).toBe('ab')
  flow.stop()
})

it('renders no other field when one is left, nor when nothing of a field is another', async () => {
  const { flow, rendered } = await shown()
  flow.send({ type: 'form.type', field: 'Falt7', text: ' ab ' })
  flow.send({ type: 'form.blur', field: 'Falt7', today })
  flow.send({ type: 'form.blur', field: 'Falt8', today })
  flow.send({ type: 'form.save', today })
  await settle()
  expect(new Set(rendered)).toEqual(new Set(['Falt7']))
  flow.stop()
})

it('hears of the flow only as long as somebody listens', async () => {
  const { flow, told, leave } = await shown()
  for (const each of leave) each()
  flow.send({ type: 'form.type', field: 'Falt7', text: 'a' })
  expect(told).toEqual([])
  flow.stop()
})
