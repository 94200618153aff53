import { expect, it } from 'vitest'
import { flag, text } from '#contracts/forms/fields.ts'
import { formLayout } from '#contracts/forms/form-layout.ts'
import { formModel } from '#contracts/forms/form-model.ts'
import { isOn } from '#contracts/forms/when.ts'
import { fresh, merged, saveOf } from './form.draft.ts'

const model = formModel('trial', {
  Use: flag('Bruk'),
  Giro: text('Giro', { most: 5, shown: isOn('Use') }),
  Namn: text('Namn'),
})
const layout = formLayout(model, [
  { name: 'Page', title: 'Sida', cards: [{ id: 'card', title: 'Kort', rows: ['Use', 'Giro', 'Namn'] }] },
])
const original = { Use: true, Giro: '', Namn: '' }
const draft = {
  ...fresh,
  ...{ id: 'one', page: 'Page', today: '2026-11-21', version: 3, secrets: {}, keys: '', saves: 0 },
  ...{ intent: null, writtenAt: null, isPartial: false, original, values: original },
}
const changesOf = (values: Readonly<Record<string, string | boolean>>) =>
  saveOf(layout, { ...draft, values: { ...original, ...values } }).changes

it('what has been hidden since it was wrong is given up; what is hidden and right is saved', () => {
  expect(changesOf({ Use: false, Giro: '123456', Namn: 'A' })).toEqual({ Use: false, Namn: 'A' })
  expect(changesOf({ Use: false, Giro: '12345' })).toEqual({ Use: false, Giro: '12345' })
})

it('somebody else’s change is told of a field that is shown, and taken in silence of one that is not', () => {
  const theirs = (values: Readonly<Record<string, string | boolean>>) => {
    const { values: now, taken } = merged(layout, draft, {
      ...{ Version: 4, secrets: {} },
      values: { ...original, ...values },
    })
    return [now?.Giro, taken]
  }
  expect(theirs({ Giro: '123' })).toEqual(['123', ['Giro']])
  expect(theirs({ Use: false, Giro: '123' })).toEqual(['123', ['Use']])
})
