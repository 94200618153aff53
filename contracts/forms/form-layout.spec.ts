import { describe, expect, it } from 'vitest'
import { flag, text } from './fields.ts'
import { type FormCard, fieldsOfCard, formLayout } from './form-layout.ts'
import { formModel } from './form-model.ts'

const model = formModel('trial', {
  A: text('A'),
  B: text('B', { shown: form => form.A === 'ja' }),
  Use: flag('Använd'),
  C: text('C'),
  Undisplayed: text('D'),
})
const card = (id: string, rows: FormCard['rows'], more: Partial<FormCard> = {}): FormCard => ({
  id,
  title: id,
  rows,
  ...more,
})
const page = (...cards: FormCard[]) => ({ name: 'Trial', title: 'Prov', cards })
const switched = card('switched', ['C'], { toggledBy: 'Use', isShown: form => form.A !== 'nej' })
const layout = formLayout(model, [page(card('first', [['A', 'B']])), page(switched)])

describe('a form layout', () => {
  it('knows where a field stands', () => {
    expect(layout.placeOf('B')).toMatchObject({ card: { id: 'first' } })
    expect(layout.placeOf('Use')).toEqual({ page: layout.pages[1], card: switched })
    expect(layout.placeOf('Undisplayed')).toBeUndefined()
  })

  it('reads a card with its switch first', () => {
    expect(fieldsOfCard(switched)).toEqual(['Use', 'C'])
    expect(fieldsOfCard(card('rows', [['A', 'B'], 'C']))).toEqual(['A', 'B', 'C'])
  })

  it('shows a field while it, its card and the switch of its card do', () => {
    const shown = (form: Record<string, string | boolean>) => model.names.filter(name => layout.isShown(form, name))
    expect(shown({ A: '', Use: false })).toEqual(['A', 'Use'])
    expect(shown({ A: 'ja', Use: true })).toEqual(['A', 'B', 'Use', 'C'])
    expect(shown({ A: 'nej', Use: true })).toEqual(['A'])
  })

  it.each([
    ['C', { A: '', Use: true }, 'C'],
    ['C', { A: '', Use: false }, 'Use'],
    ['C', { A: 'nej', Use: true }, undefined],
    ['B', { A: '', Use: true }, undefined],
    ['Undisplayed', { A: '', Use: true }, undefined],
  ])('leads to the nearest that is shown of %s, with %j: %s', (name, form, goal) => {
    expect(layout.goalOf(form, name)).toBe(goal)
  })

  it.each<[string, FormCard[]]>([
    ['trial.A stands twice', [card('one', ['A']), card('two', ['A'])]],
    ['trial.Use stands twice', [card('one', ['Use'], { toggledBy: 'Use' })]],
    ['trial has no field X', [card('one', ['X'])]],
    ['two cards are called one', [card('one', ['A']), card('one', ['B'])]],
    ['the card one hangs on A, which is no flag', [card('one', ['C'], { toggledBy: 'A' })]],
    ['the card one hangs on X, which is no flag', [card('one', ['C'], { toggledBy: 'X' })]],
  ])('refuses: %s', (message, cards) => {
    expect(() => formLayout(model, [page(...cards)])).toThrow(message)
  })
})
