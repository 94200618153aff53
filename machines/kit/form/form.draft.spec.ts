import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flag, text } from '#contracts/forms/fields.ts'
import { formLayout } from '#contracts/forms/form-layout.ts'
import { formModel } from '#contracts/forms/form-model.ts'
import { isOn } from '#contracts/forms/when.ts'
import { keptContext } from '../journal/kept-state.ts'
import { fresh, merged, saved, saveOf } from './form.draft.ts'
import { formKeeps } from './form.keeps.ts'
import type { FormContext } from './form.types.ts'

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
  id: 'one',
  page: 'Page',
  today: '2026-11-21',
  version: 3,
  secrets: {},
  keys: '',
  saves: 0,
  intent: null,
  writtenAt: null,
  isPartial: false,
  original,
  values: original,
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
      Version: 4,
      secrets: {},
      values: { ...original, ...values },
    })
    return [now?.Giro, taken]
  }
  expect(theirs({ Giro: '123' })).toEqual(['123', ['Giro']])
  expect(theirs({ Use: false, Giro: '123' })).toEqual(['123', ['Use']])
})

/** A few values, so that the same ones meet. */
const some = fc.record({
  Use: fc.boolean(),
  Giro: fc.constantFrom('', '1', '22', '123456'),
  Namn: fc.constantFrom('', 'Anna', 'Bo'),
})
const typed = fc.option(fc.record({ Namn: fc.constantFrom('', 'Anna', 'Cleo') }), { nil: {} })

it('a draft merges after a reload as before it: only what others alone have changed is not told of', () => {
  fc.assert(
    fc.property(some, some, typed, some, some, (base, mine, typed, sent, theirs) => {
      const context: FormContext = { ...draft, original: base, values: mine, typed, sent }
      const left = keptContext(formKeeps as never, context) as unknown as FormContext
      const stored = { Version: 4, secrets: {}, values: theirs }
      const { taken: _, ...after } = merged(layout, left, stored)
      const { taken: __, ...before } = merged(layout, context, stored)
      expect(after).toEqual(before)
    }),
  )
})

it('a save that a reload has cut off ends as it would have', () => {
  fc.assert(
    fc.property(some, some, some, (base, sent, mine) => {
      const context: FormContext = { ...draft, original: base, values: mine, sent }
      const left = keptContext(formKeeps as never, context) as unknown as FormContext
      const stored = { Version: 4, secrets: {}, values: sent }
      expect(saved(layout, left, stored)).toEqual(saved(layout, context, stored))
      expect(saveOf(layout, left).changes).toEqual(saveOf(layout, context).changes)
    }),
  )
})

it('what is stored of a form has no value that nobody has changed', () => {
  fc.assert(
    fc.property(some, some, (base, mine) => {
      const left = keptContext(formKeeps as never, { ...draft, original: base, values: mine }) as unknown as FormContext
      for (const name of ['Use', 'Giro', 'Namn'] as const)
        expect([name in (left.original ?? {}), name in left.values]).toEqual(
          base[name] === mine[name] ? [false, false] : [true, true],
        )
    }),
  )
})
