import { expect, it } from 'vitest'
import { batchForm, chosenField } from './batch-form.ts'
import { registers } from './registers.ts'

const today = '2026-11-23'
const formOf = (name: keyof typeof registers, chosen: string) => {
  const { model } = batchForm(registers[name])
  return { model, form: model.assign(model.defaults(today), chosenField, chosen, today) }
}

it('shows the chosen field alone, even one that other values would hide, and never the key', () => {
  const { model, form } = formOf('tradeUnions', 'MaxAvgift')
  const shown = model.names.filter(name => model.fields[name]?.isShown(form))
  expect(shown).toEqual([chosenField, 'MaxAvgift'])
  expect(model.names).not.toContain('FackForID')
})

it('keeps the rules of the value, and leaves to the backend those that compare it with other fields', () => {
  const minutes = formOf('obRules', 'MinMinuter')
  expect(minutes.model.problemOf({ ...minutes.form, MinMinuter: 1441 }, 'MinMinuter')).toMatch(/mellan/)
  const { model, form } = formOf('obRules', 'TillTid')
  expect(registers.obRules.model.problemOf({ ...form, TillTid: '00:00' }, 'TillTid')).toBeDefined()
  expect(model.problemOf({ ...form, TillTid: '00:00' }, 'TillTid')).toBeUndefined()
})

it('demands a field, and forgets what was entered for another', () => {
  const { model, form } = formOf('productGroups', 'BenText')
  expect(model.problems({ ...form, [chosenField]: '' })).toHaveProperty(chosenField)
  const entered = model.assign(form, 'BenText', 'Skor', today)
  expect(model.assign(entered, chosenField, 'Aktiv', today).BenText).toBe('')
})
