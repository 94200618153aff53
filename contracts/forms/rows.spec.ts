import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowKronor } from '../rules/limits.ts'
import { greaterThan } from '../rules/range.ts'
import type { FieldValue, FormRow, FormValues } from './field.ts'
import * as fields from './fields.ts'
import { formModel, isSame } from './form-model.ts'
import { isBlankRow, newRowTexts, readRow, rows, rowTextsOf, shownRowTexts, textOfRows, totalOf } from './rows.ts'
import { shownValue } from './shown-value.ts'

const today = '2026-11-23'
const Rader = rows('Fördelning', {
  fields: {
    Enhet: fields.text(form => `${form.Benamning ?? 'Enhet'}`, { most: 5, required: true }),
    Andel: fields.percent('Andel', { limits: rowKronor, rules: [greaterThan(0)] }),
    Slag: fields.choice('Slag', { choices: [{ value: 'A', label: 'Alfa' }], default: 'A' }),
    Fast: fields.flag('Fast'),
    Antal: fields.integer('Antal', { limits: rowKronor }),
    Fran: fields.date('Från', { shown: form => form.MedDatum === true }),
  },
  most: 3,
  totals: ['Andel'],
  rules: [
    value => (value.reduce((sum, { Andel }) => sum + Number(Andel), 0) === 100 ? undefined : 'Summan är inte 100.'),
  ],
})
const model = formModel('trial', {
  Namn: fields.text('Namn', { required: true }),
  Benamning: fields.text('Benämning'),
  MedDatum: fields.flag('Med datum'),
  Grans: fields.integer('Gräns', { limits: [0, 10] }),
  Rader,
})
const row = (Enhet: string, Andel: number, more: FormRow = {}): FormRow => ({
  Enhet,
  Andel,
  Slag: 'A',
  Fast: false,
  Antal: 0,
  Fran: '',
  ...more,
})
const form = (value: readonly FormRow[], more: FormValues = {}): FormValues => ({
  ...model.defaults(today),
  Namn: 'N',
  ...more,
  Rader: value,
})
const format = Rader.format(today)

const anyRow: fc.Arbitrary<FormRow> = fc.record({
  Enhet: fc.stringMatching(/^[A-Za-zåäö"\\ {}]{1,5}$/).map(text => text.trim() || 'x'),
  Andel: fc.integer({ min: -99_999, max: 99_999 }).map(öre => öre / 100),
  Slag: fc.constantFrom('', 'A'),
  Fast: fc.boolean(),
  Antal: fc.integer({ min: -99, max: 99 }),
  Fran: fc.constantFrom('', '2026-01-31'),
})

describe('rows as text', () => {
  it('are parsed to what was shown, whatever the rows', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 5 }), value => {
        expect(format.parse(format.show(value), 'x')).toEqual({ ok: true, value })
        expect(format.read(format.write(value))).toEqual(value)
      }),
    )
  })

  it('are parsed or refused, whatever the text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), text => typeof format.parse(text, 'x').ok === 'boolean'))
    for (const text of ['x', '{}', '[1]', '[{"Andel":1}]', '[null]']) expect(format.parse(text, 'x').ok).toBe(false)
  })

  it('keep a cell that cannot be parsed, and say its row and its column', () => {
    const texts = [{ Enhet: 'A', Andel: '50' }, {}, { Enhet: 'B', Andel: 'halva' }]
    const read = format.parse(textOfRows(texts), 'x')
    expect(read).toEqual({ ok: false, message: expect.stringMatching(/^Rad 3: .*Andel/) })
    expect(rowTextsOf(textOfRows(texts))).toEqual(texts)
    expect(shownRowTexts(Rader, textOfRows(texts))).toBe('A, 50; ; B, halva')
  })

  it('leave out a row in which nothing is written', () => {
    expect(isBlankRow({ Enhet: ' ', Andel: '', Fast: 'Nej' })).toBe(true)
    expect(isBlankRow({ Enhet: '', Andel: '', Fast: 'Ja' })).toBe(false)
    const texts = [{ Enhet: '' }, { Enhet: 'A', Andel: '1', Slag: 'A' }]
    expect(format.parse(textOfRows(texts), 'x')).toEqual({ ok: true, value: [row('A', 1)] })
    expect(format.show([])).toBe('')
    expect(newRowTexts(Rader, today)).toEqual({ Enhet: '', Andel: '', Slag: 'A', Fast: 'Nej', Antal: '', Fran: '' })
  })
})

describe('the messages of rows', () => {
  it('name the first wrong row, and then what is wrong with them all', () => {
    const problemOf = (value: readonly FormRow[], more?: FormValues) => model.problemOf(form(value, more), 'Rader')
    expect(problemOf([row('A', 60), row('B', 40)])).toBeUndefined()
    expect(problemOf([row('A', 100), row('B', 0)])).toBe('Rad 2: Andel måste vara större än 0.')
    expect(problemOf([row('A', 100), row('', 1)], { Benamning: 'Projekt' })).toBe('Rad 2: Projekt är obligatoriskt.')
    expect(problemOf([row('A', 60), row('B', 41)])).toBe('Summan är inte 100.')
    expect(problemOf(Array(4).fill(row('A', 25)))).toBe('Högst 3 rader får anges.')
  })

  it('are at their cells', () => {
    const texts = { Enhet: 'FÖRLÅNG', Andel: 'x', Slag: 'B' }
    expect(Object.keys(readRow(Rader, texts, {}, today).problems)).toEqual(['Enhet', 'Andel', 'Slag'])
    expect(readRow(Rader, texts, {}, today).value).toBeUndefined()
  })

  it('do not hinder a change of another field, unless the rows read it', () => {
    const wrong = form([row('A', 100), row('', 1)])
    expect(model.problemsOfChange(wrong, { ...wrong, Grans: 5 })).toEqual({})
    expect(model.problemsOfChange(wrong, { ...wrong, MedDatum: true })).toHaveProperty('Rader')
    expect(model.problemsOfChange(form([row('A', 100)]), wrong)).toHaveProperty('Rader')
    expect(() => model.problems(Object.freeze(form([row('A', 100)], { Enhet: 'frozen' })))).not.toThrow()
  })
})

describe('rows in a model', () => {
  it('are compared cell by cell, in their order', () => {
    const value = [row('A', 60), row('B', 40)]
    expect(isSame(value, [row('A', 60), row('B', 40)])).toBe(true)
    expect(isSame(value, value.toReversed())).toBe(false)
    expect(isSame(value, [row('A', 60), row('B', 41)])).toBe(false)
    expect(isSame(value, [row('A', 60)])).toBe(false)
    expect(model.changed(form(value), form([row('A', 60, { Fast: true }), row('B', 40)]))).toEqual(['Rader'])
  })

  it('are sent as objects, with empty dates as such, and read with defaults for missing cells', () => {
    const { Rader: written } = model.write(form([row('A', 100)]), today)
    expect(written).toEqual([{ ...row('A', 100), Fran: '1899-12-30' }])
    expect(model.shape.safeParse({ ...model.write(form([row('A', 100)]), today) }).success).toBe(true)
    expect(model.read({ Rader: [{ Enhet: 'A', Andel: 100 }] }, today).Rader).toEqual([row('A', 100)])
  })

  it.each([[[{ Enhet: 1 }]], [[{ Okand: 'x' }]], ['x'], [['x']], [[null]]] as unknown as [FieldValue][])(
    'do not take %j',
    value => {
      expect(() => model.assign(form([]), 'Rader', value, today)).toThrow(TypeError)
      expect(model.shape.safeParse({ ...model.write(form([]), today), Rader: value }).success).toBe(false)
    },
  )

  it('are shown with their columns', () => {
    const value = [row('A', 60, { Fast: true }), row('B', 40, { Fran: '2026-02-01' })]
    expect(shownValue(Rader, value, form(value, { Benamning: 'Projekt' }), today)).toBe(
      'Projekt A, Andel 60,00 %, Slag Alfa, Fast Ja, Antal 0; Projekt B, Andel 40,00 %, Slag Alfa, Fast Nej, Antal 0',
    )
    expect(totalOf(Rader, 'Andel', [{ Andel: '33,3333' }, { Andel: '66,6667' }, { Andel: 'x' }], today)).toBe(
      '100,00 %',
    )
  })

  it('cannot hold secrets or lists', () => {
    expect(() => rows('x', { fields: { Nr: fields.personalNumber('Nr') }, most: 1 })).toThrow('Nr')
    expect(() => rows('x', { fields: { Val: fields.choices('Val') }, most: 1 })).toThrow('Val')
  })
})
