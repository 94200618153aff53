import { describe, expect, it } from 'vitest'
import { amount, choice, date, flag, integer, multiline, text } from '#contracts/forms/fields.ts'
import { rowKronor } from '#contracts/rules/limits.ts'
import { widthOf } from './field-width.ts'

describe('how wide a control is', () => {
  it.each([
    ['a postcode', text('Postnummer', { most: 10 }), 'xs'],
    ['a telephone number', text('Telefon', { most: 20 }), 'sm'],
    ['a name', text('Namn', { most: 40 }), 'md'],
    ['an address on the web', text('Webbplats', { most: 255 }), 'full'],
    ['a text without a limit', text('Fritext'), 'full'],
    ['an amount', amount('Milersättning', { limits: rowKronor }), 'sm'],
    ['a whole number', integer('Antal', { limits: rowKronor }), 'xs'],
    ['a whole number with its unit', integer('Antal', { limits: rowKronor, unit: 'dagar' }), 'sm'],
    ['a day', date('Från'), 'sm'],
    ['a choice', choice('Typ', { choices: [] }), 'md'],
    ['several lines', multiline('Notering', { most: 20 }), 'full'],
    ['a box', flag('På'), 'full'],
  ])('follows what is written in it: %s', (_, field, width) => expect(widthOf(field)).toBe(width))
})
