import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowKronor } from '../rules/limits.ts'
import { type AnyField, type FormValues, labelOf } from './field.ts'
import * as fields from './fields.ts'
import { formModel } from './form-model.ts'
import { shownValue } from './shown-value.ts'

const today = '2026-11-21'
const parse = (field: AnyField, typed: string) => field.format(today).parse(typed, labelOf(field, {}))
const letters = [
  { value: 'A', label: 'Alfa' },
  { value: 'B', label: 'Beta' },
]

const kinds: Readonly<Record<string, AnyField>> = {
  text: fields.text('Fält'),
  multiline: fields.multiline('Fält'),
  account: fields.account('Fält'),
  employee: fields.employee('Fält'),
  integer: fields.integer('Fält', { limits: rowKronor }),
  decimal: fields.decimal('Fält', { limits: rowKronor }),
  amount: fields.amount('Fält', { limits: rowKronor }),
  percent: fields.percent('Fält', { limits: rowKronor }),
  date: fields.date('Fält'),
  month: fields.month('Fält'),
  time: fields.time('Fält'),
  personalNumber: fields.personalNumber('Fält'),
  organisationNumber: fields.organisationNumber('Fält'),
  choice: fields.choice('Fält', { choices: letters }),
  choices: fields.choices('Fält', { choices: letters }),
  flag: fields.flag('Fält'),
}

describe('every kind of field', () => {
  it.each(Object.entries(kinds))(
    '%s takes any text, and shows what it has read so that it reads it again',
    (_, field) => {
      fc.assert(
        fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-0-9 .,:]{0,12}$/)), typed => {
          const read = parse(field, typed)
          if (!read.ok) expect(read.message).toMatch(/\S/)
          else expect(parse(field, String(field.format(today).show(read.value)))).toEqual(read)
        }),
      )
    },
  )

  it.each(Object.entries(kinds))('%s is nothing by default, which is what an empty text is', (_, field) => {
    expect(field.default).toEqual(field.format(today).empty)
    expect(parse(field, '')).toEqual({ ok: true, value: field.default })
    expect(field.format(today).show(field.default as never)).toBe(
      field.kind === 'flag' ? 'Nej' : field.kind === 'integer' ? '0' : '',
    )
  })

  it('says so by name when it is required, also when that depends on the form', () => {
    const when = (form: FormValues) => form.Use === true
    const message = (field: AnyField, form: FormValues) =>
      formModel('Prov', { It: field }).problemOf({ It: '', ...form }, 'It')
    expect(message(fields.text('Namn', { required: true }), {})).toBe('Namn är obligatoriskt.')
    const field = fields.date('Slut', { required: when })
    expect(message(field, { Use: true })).toBe('Slut är obligatoriskt.')
    expect(message(field, { Use: false })).toBeUndefined()
    expect([field.isRequired({ Use: true }), field.isRequired({})]).toEqual([true, false])
    expect(fields.text('Namn').isRequired({})).toBe(false)
  })

  it('knows what it is counted in, how long it may be, and whether it travels', () => {
    expect(fields.amount('Lön', { limits: rowKronor }).unit).toBe('kr')
    expect(fields.percent('Andel', { limits: rowKronor }).unit).toBe('%')
    expect(fields.amount('Milersättning', { limits: rowKronor, unit: 'kr/mil' }).unit).toBe('kr/mil')
    expect(fields.text('Namn', { most: 5 }).most).toBe(5)
    expect(fields.date('Dag').isDate).toBe(true)
    expect(fields.text('Namn', { excluded: true }).isExcluded).toBe(true)
  })
})

describe('a month', () => {
  it.each([
    ['2026-11', '2026-11'],
    ['202611', '2026-11'],
    ['2611', '2026-11'],
    ['2026-1', '2026-01'],
    ['2026/1', '2026-01'],
    [' 26.07 ', '2026-07'],
  ])('is typed loosely: %s', (typed, value) => expect(parse(fields.month('Månad'), typed)).toEqual({ ok: true, value }))

  it.each(['2026-13', '2026-00', 'november', '11', '26-1-1'])('is not %s', typed =>
    expect(parse(fields.month('Månad'), typed)).toEqual({
      ok: false,
      message: 'Felaktig månad. Skriv den som 2026-11.',
    }),
  )
})

describe('choices', () => {
  it('are of the list, which may depend on the form', () => {
    const field = fields.choice('Typ', { choices: ({ Bara }) => letters.filter(({ value }) => value === Bara) })
    const message = (value: string, Bara: string) => field.rules[0]?.(value, { label: 'Typ', form: { Bara } })
    expect(message('A', 'A')).toBeUndefined()
    expect(message('A', 'B')).toBe('Felaktigt värde.')
    expect(message('', 'B')).toBeUndefined()
  })

  it('of several are each of the list; without a list only the screen knows', () => {
    const among = (field: AnyField, value: readonly string[]) => field.rules[0]?.(value, { label: 'Listor', form: {} })
    const listed = fields.choices('Listor', { choices: letters })
    expect(among(listed, ['A', 'B'])).toBeUndefined()
    expect(among(listed, ['A', 'C'])).toBe('Felaktigt värde.')
    expect(among(fields.choices('Listor'), ['C'])).toBeUndefined()
    expect(parse(listed, 'A, ,B')).toEqual({ ok: true, value: ['A', 'B'] })
  })
})

describe('a value in words', () => {
  it.each<[string, AnyField, unknown, string]>([
    ['a choice', fields.choice('Typ', { choices: letters }), 'B', 'Beta'],
    ['a choice that is no longer there', fields.choice('Typ', { choices: letters }), 'Z', 'Z'],
    ['choices', fields.choices('Typ', { choices: letters }), ['B', 'A'], 'Beta, Alfa'],
    ['a flag', fields.flag('Stöd'), true, 'Ja'],
    ['an amount', fields.amount('Lön', { limits: rowKronor }), 25.5, '25,50 kr'],
    ['no amount', fields.amount('Lön', { limits: rowKronor }), 0, ''],
    ['a personal number', fields.personalNumber('Nr'), '198112189876', '19811218-9876'],
    ['no date', fields.date('Dag'), '', ''],
  ])('%s', (_, field, value, words) => expect(shownValue(field, value as never, {}, today)).toBe(words))
})
