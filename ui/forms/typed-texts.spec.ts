import { expect, it } from 'vitest'
import { settle } from '#machines/kit/shared/testing/test-clock.ts'
import { testVault } from '#machines/kit/shared/testing/test-vault.ts'
import { fieldStore } from './field-store.ts'
import { today, trialForm } from './testing/trial-form.ts'
import { flushedFirst, typedText, typedTexts } from './typed-texts.ts'

/**
 * Creates texts whose paint happens when `paint` is called, with controls that mount and unmount
 * like React's.
 */
async function written() {
  const { flow, layout, saves, changeElsewhere } = await trialForm()
  const store = fieldStore(flow, layout, testVault())
  const due: (() => void)[] = []
  const told: string[] = []
  const texts = typedTexts(
    (field, text) => {
      told.push(`${field}: ${text}`)
      flow.send({ type: 'form.type', field, text })
    },
    run => {
      due.push(run)
      return () => due.splice(due.indexOf(run), 1)
    },
  )
  const mount = (name: string) => {
    // A stub of an input element.
    const control = { value: '' }
    const typed = typedText({
      texts,
      name,
      text: () => store.get(name).text,
      subscribe: listener => store.subscribe(name, listener),
    })
    const unmount = typed.ref(control as unknown as HTMLInputElement)
    const type = (text: string) => {
      control.value = text
      typed.onChange(text)
    }
    return { control, typed, type, unmount: () => unmount?.() }
  }
  const paint = () => {
    for (const run of due.splice(0)) run()
  }
  return { flow: flushedFirst(flow, texts), due, told, texts, mount, paint, saves, changeElsewhere, store }
}

it('tells the flow of a key after the paint, and of several before it once', async () => {
  const { told, mount, paint, store, due } = await written()
  const { type } = mount('Falt1')
  type('a')
  type('ab')
  expect([told, due.length, store.get('Falt1').text]).toEqual([[], 1, ''])
  paint()
  expect([told, due.length, store.get('Falt1').text]).toEqual([['Falt1: ab'], 0, 'ab'])
})

it('saves what was typed just before', async () => {
  const { flow, mount, saves, paint, told } = await written()
  mount('Falt1').type('ab')
  flow.send({ type: 'form.save', today })
  await settle()
  expect(saves.map(({ changes }) => changes)).toEqual([{ Falt1: 'ab' }])
  paint()
  expect(told).toEqual(['Falt1: ab'])
})

it('discards what was typed just before, also from the control', async () => {
  const { flow, mount, paint, store } = await written()
  const { control, type } = mount('Falt1')
  type('ab')
  flow.send({ type: 'form.discard' })
  flow.send({ type: 'confirm.answered', id: 'discard', answer: 'confirmed' })
  paint()
  expect([control.value, store.get('Falt1').text, flow.getSnapshot().value]).toEqual(['', '', 'unchanged'])
})

it('reads a field that is left within the frame, and shows it as it is written', async () => {
  const { flow, mount, paint, store, told } = await written()
  const { control, type } = mount('Falt1')
  type(' ab ')
  flow.send({ type: 'form.blur', field: 'Falt1', today })
  expect([control.value, store.get('Falt1').value]).toEqual(['ab', 'ab'])
  paint()
  expect(told).toEqual(['Falt1:  ab '])
})

it('tells of two fields in one frame in their order, and before another gets a value', async () => {
  const { flow, mount, paint, told, store } = await written()
  const first = mount('Falt1')
  const second = mount('Falt2')
  second.type('b')
  first.type('a')
  paint()
  expect(told).toEqual(['Falt2: b', 'Falt1: a'])
  first.type('aa')
  flow.send({ type: 'form.set', field: 'Falt3', value: 'c', today })
  expect(['Falt1', 'Falt2', 'Falt3'].map(name => store.get(name).text)).toEqual(['aa', 'b', 'c'])
})

it('does not write over a key that it has not heard of', async () => {
  const { mount, paint, changeElsewhere, flow, store } = await written()
  const { control, type } = mount('Falt1')
  const other = mount('Falt2')
  changeElsewhere({ Falt1: 'theirs', Falt2: 'theirs' })
  type('mine')
  await settle()
  expect([control.value, other.control.value]).toEqual(['mine', 'theirs'])
  paint()
  expect([control.value, store.get('Falt1').text, flow.getSnapshot().value]).toEqual(['mine', 'mine', 'changed'])
})

it('leaves a control alone while something is composed in it', async () => {
  const { mount, paint, told, flow } = await written()
  const { control, typed, type } = mount('Falt1')
  typed.onCompositionStart()
  type('に ')
  paint()
  flow.send({ type: 'form.blur', field: 'Falt1', today })
  expect(control.value).toBe('に ')
  control.value = '日 '
  typed.onCompositionEnd()
  paint()
  expect(told).toEqual(['Falt1: に ', 'Falt1: 日 '])
  flow.send({ type: 'form.blur', field: 'Falt1', today })
  expect(control.value).toBe('日')
})

it('shows what is chosen for the control beside it', async () => {
  const { mount, paint, store } = await written()
  const { control, typed } = mount('Falt1')
  typed.onChange('2026-11-21')
  expect(control.value).toBe('2026-11-21')
  paint()
  expect(store.get('Falt1').text).toBe('2026-11-21')
})

it('tells of what stood in a control that goes, and shows it when it is back', async () => {
  const { mount, told, texts, paint } = await written()
  const { type, unmount } = mount('Falt1')
  type('ab')
  unmount()
  expect([told, texts.isPending('Falt1')]).toEqual([['Falt1: ab'], false])
  paint()
  expect([told, mount('Falt1').control.value]).toEqual([['Falt1: ab'], 'ab'])
})
