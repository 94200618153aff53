import { expect, it } from 'vitest'
import { settle } from '#machines/kit/shared/testing/test-clock.ts'
import { testVault } from '#machines/kit/shared/testing/test-vault.ts'
import { fieldStore } from './field-store.ts'
import { today, trialForm } from './testing/trial-form.ts'

/** Creates a form that records which fields are notified. */
async function shown() {
  const { flow, layout, names } = await trialForm()
  const store = fieldStore(flow, layout, testVault())
  const states = new Map(names.map(name => [name, store.get(name)]))
  const told: string[] = []
  const rendered: string[] = []
  const leave = names.map(name =>
    store.subscribe(name, () => {
      told.push(name)
      // Like React, skips a render when the state is the same object.
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

it('draws no field anew for what its control holds, until its room runs out or something is wrong', async () => {
  const { flow, store } = await shown()
  const type = (text: string) => flow.send({ type: 'form.type', field: 'Falt7', text })
  const before = store.drawn('Falt7')
  type('a')
  type('ab')
  flow.send({ type: 'form.blur', field: 'Falt7', today })
  expect(store.drawn('Falt7')).toBe(before)
  type('a'.repeat(31))
  expect(store.drawn('Falt7').text).toHaveLength(31)
  type('a')
  expect(store.drawn('Falt7').text).toBe('a')
  type('a'.repeat(41))
  flow.send({ type: 'form.blur', field: 'Falt7', today })
  expect(store.drawn('Falt7').problem).toBe('Falt7 får bestå av max 40 tecken.')
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
