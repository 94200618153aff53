import { expect, it } from 'vitest'
import type { FormValues } from '../forms/field.ts'
import { filledFrom } from './template.ts'

const original: FormValues = { Lon: 0, LoneForm: 'MÅN', Befattning: '', AvtalId: 'TJM', Forskare: false }
const worker: FormValues = { Id: 'LAG', Lon: 178, LoneForm: 'TIM', Befattning: '', AvtalId: 'ARB', Forskare: true }
const clerk: FormValues = { Id: 'TJM', Lon: 34_000, LoneForm: 'MÅN', Befattning: 'Säljare', AvtalId: '' }

const form = (own: FormValues = {}, typed: readonly string[] = []) => ({
  original,
  values: { ...original, ...own },
  typed,
})

it('fills in what the template says, and nothing that the form lacks', () => {
  expect(filledFrom(null, worker, form())).toEqual({ Lon: 178, LoneForm: 'TIM', AvtalId: 'ARB', Forskare: true })
  expect(filledFrom(null, clerk, form())).toEqual({ Lon: 34_000, LoneForm: 'MÅN', Befattning: 'Säljare' })
})

it('keeps what has been entered, and what is being typed', () => {
  expect(filledFrom(null, worker, form({ Lon: 190 }, ['AvtalId']))).toEqual({ LoneForm: 'TIM', Forskare: true })
})

it('replaces what another template filled in, but not what was entered after it', () => {
  const filled = form({ ...filledFrom(null, worker, form()), Lon: 185 })
  expect(filledFrom(worker, clerk, filled)).toEqual({
    LoneForm: 'MÅN',
    Befattning: 'Säljare',
    AvtalId: 'TJM',
    Forskare: false,
  })
})

it('is undone by choosing none', () => {
  const filled = form({ ...filledFrom(null, worker, form()) })
  expect({ ...filled.values, ...filledFrom(worker, null, filled) }).toEqual(original)
})
