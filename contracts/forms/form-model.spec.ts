import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../rules/date.ts'
import { rowKronor } from '../rules/limits.ts'
import { caseText } from './case-text.ts'
import type { FieldValue, FormValues } from './field.ts'
import * as fields from './fields.ts'
import { formModel, isSame } from './form-model.ts'
import { isOn } from './when.ts'

const today = '2026-11-21'

const model = formModel(
  'trial',
  {
    Namn: fields.text('Namn', { most: 40, required: true }),
    Text: fields.multiline('Text'),
    Konto: fields.account('Konto', { most: 10 }),
    Antal: fields.integer('Antal', { limits: rowKronor, default: 3 }),
    Belopp: fields.amount('Belopp', { limits: rowKronor }),
    Start: fields.date('Start', { default: day => `${day.slice(0, 4)}-01-01` }),
    Manad: fields.month('Månad'),
    Tid: fields.time('Tid'),
    Personnr: fields.personalNumber('Personnummer'),
    Orgnr: fields.organisationNumber('Organisationsnummer'),
    Sort: fields.choice('Sortering', { choices: [{ value: 'A', label: 'Alfa' }], default: 'A' }),
    Listor: fields.choices('Listor'),
    Use: fields.flag('Stöd'),
    Tom: fields.date('Stöd till och med', { shown: form => form.Use === true, required: true }),
    Rest: fields.text('Rest', { excluded: true, default: 'kvar' }),
  },
  [
    {
      of: 'Use',
      // biome-ignore lint/suspicious/noThenProperty: a mutation is never awaited.
      then: (form, day) => ({
        Tom: form.Use ? form.Tom || `${Number(day.slice(0, 4)) + 1}-12-31` : '',
      }),
    },
    // biome-ignore lint/suspicious/noThenProperty: a mutation is never awaited.
    { of: 'Tom', then: form => ({ Text: form.Tom === '' ? '' : `Till ${form.Tom}` }) },
  ],
)

const defaults = model.defaults(today)
const day = fc.integer({ min: 0, max: 40_000 }).map(days => addDays('1950-01-01', days))
/** Generates the values that a field of the trial model can hold. */
const values: fc.Arbitrary<FormValues> = fc.record<Record<string, FieldValue>>({
  Namn: fc.string({ unit: 'binary' }),
  Text: fc.string({ unit: 'binary' }),
  Konto: fc.string(),
  Antal: fc.integer(),
  Belopp: fc.double({ noNaN: true, noDefaultInfinity: true }).map(amount => amount + 0),
  Start: fc.oneof(day, fc.constant('')),
  Manad: fc.oneof(
    day.map(each => each.slice(0, 7)),
    fc.constant(''),
  ),
  Tid: fc.constantFrom('', '00:00', '07:30', '24:00'),
  Personnr: fc.constantFrom('', '198112189876', '199002299999'),
  Orgnr: fc.constantFrom('', '165560743089'),
  Sort: fc.constantFrom('A', ''),
  Listor: fc.array(fc.string()),
  Use: fc.boolean(),
  Tom: fc.oneof(day, fc.constant('')),
  Rest: fc.constant('kvar'),
})

describe('a form model', () => {
  it('begins with its defaults, some of them by the day', () => {
    expect(defaults).toMatchObject({ Namn: '', Antal: 3, Start: '2026-01-01', Sort: 'A', Listor: [], Use: false })
    expect(Object.keys(defaults)).toEqual(model.names)
  })

  it.each<[string, unknown, string]>([
    ['Namn', 7, 'trial.Namn cannot hold a number'],
    ['Antal', '7', 'trial.Antal cannot hold a string'],
    ['Antal', Number.NaN, 'trial.Antal cannot hold NaN'],
    ['Belopp', Number.POSITIVE_INFINITY, 'trial.Belopp cannot hold Infinity'],
    ['Use', 'true', 'trial.Use cannot hold a string'],
    ['Listor', 'A', 'trial.Listor cannot hold a string'],
    ['Listor', [1], 'trial.Listor cannot hold a list'],
    ['Start', null, 'trial.Start cannot hold null'],
    ['Finns', 'A', 'trial has no field Finns'],
    ['toString', 'A', 'trial has no field toString'],
  ])('refuses a value of the wrong type: %s = %j', (name, value, message) => {
    const assign = () => model.assign(defaults, name, value as FieldValue, today)
    expect(assign).toThrow(TypeError)
    expect(assign).toThrow(message)
  })

  it('refuses a mutation of a field that is not there', () => {
    // biome-ignore lint/suspicious/noThenProperty: a mutation is never awaited.
    const stray = { of: 'B', then: () => ({}) }
    expect(() => formModel('trial', { A: fields.text('A') }, [stray])).toThrow('trial has no field B')
  })

  it('is the same form when nothing changes', () => {
    expect(model.assign(defaults, 'Namn', '', today)).toBe(defaults)
    const form = model.assign(defaults, 'Listor', ['a'], today)
    expect(model.assign(form, 'Listor', ['a'], today)).toBe(form)
  })

  it('lets what follows from a change follow, and what follows from that', () => {
    const on = model.assign(defaults, 'Use', true, today)
    expect(on).toMatchObject({ Use: true, Tom: '2027-12-31', Text: 'Till 2027-12-31' })
    expect(model.assign(on, 'Use', false, today)).toMatchObject({ Use: false, Tom: '', Text: '' })
    expect(defaults.Use).toBe(false)
    const own = model.assign({ ...defaults, Tom: '2030-01-31' }, 'Use', true, today)
    expect(own.Tom).toBe('2030-01-31')
  })

  it('tells what differs from the original, in its own order', () => {
    const form = { ...defaults, Tom: '2027-01-01', Namn: 'Nordsken', Listor: [] }
    expect(model.changed(defaults, form)).toEqual(['Namn', 'Tom'])
    fc.assert(
      fc.property(values, values, (a, b) => {
        const changed = model.changed(a, b)
        expect(changed).toEqual(model.changed(b, a))
        expect(changed).toEqual(model.names.filter(name => !isSame(a[name], b[name])))
        expect(model.changed(a, structuredClone(a))).toEqual([])
      }),
    )
  })

  it('finds something wrong only with fields that are shown', () => {
    expect(model.problems(defaults)).toEqual({ Namn: 'Namn är obligatoriskt.' })
    expect(model.problems({ ...defaults, Namn: 'A', Use: true })).toEqual({
      Tom: 'Stöd till och med är obligatoriskt.',
    })
    expect(model.problemOf({ ...defaults, Sort: 'B' }, 'Sort')).toBe('Felaktigt värde.')
    expect(model.problemOf({ ...defaults, Konto: '12345678901' }, 'Konto')).toBe('Konto får bestå av max 10 tecken.')
    expect(() => model.problemOf(defaults, 'Finns')).toThrow(TypeError)
  })

  it('finds of a change what is wrong with it and with what looks at it, and not what was wrong before', () => {
    const wrong = { ...defaults, Konto: '12345678901' }
    expect(model.problemsOfChange(wrong, { ...wrong, Antal: 4 })).toEqual({})
    expect(model.problemsOfChange(wrong, { ...wrong, Konto: '123456789012' })).toEqual({
      Konto: 'Konto får bestå av max 10 tecken.',
    })
    const tom = { Tom: 'Stöd till och med är obligatoriskt.' }
    expect(model.problemsOfChange(wrong, { ...wrong, Use: true })).toEqual(tom)
    // The value was wrong before, but the field that requires it has changed.
    const form = { ...wrong, Use: true, Sort: 'B' }
    expect(model.problemsOfChange({ ...form, Use: false }, form)).toEqual(tom)
    fc.assert(
      fc.property(values, values, (before, after) => {
        const found = model.problemsOfChange(before, after)
        const [then, now] = [model.problems(before), model.problems(after)]
        // Hidden fields have limits too.
        const limits = model.changed(before, after).map(name => [name, model.limitOf(after, name)])
        expect({ ...Object.fromEntries(limits), ...now }).toMatchObject(found)
        for (const name of Object.keys(now)) if (then[name] !== now[name]) expect(found).toHaveProperty(name)
        expect(model.problemsOfChange(after, structuredClone(after))).toEqual({})
      }),
    )
  })

  it('holds what is changed to its limits though it is hidden, but does not ask for it', () => {
    const shown = isOn('Use')
    const hiding = formModel('trial', {
      Use: fields.flag('Bruk'),
      Giro: fields.text('Giro', { most: 5, required: shown, shown }),
    })
    const hidden = { Use: false, Giro: '' }
    const long = { Giro: 'Giro får bestå av max 5 tecken.' }
    expect(hiding.problemsOfChange(hidden, { ...hidden, Giro: '123456' })).toEqual(long)
    expect(hiding.problemsOfChange({ ...hidden, Giro: '1' }, hidden)).toEqual({})
    expect(hiding.problemsOfChange({ Use: true, Giro: '123456' }, { Use: false, Giro: '123456' })).toEqual({})
    expect(hiding.problemsOfWhole(hidden, { ...hidden, Giro: '123456' })).toEqual(long)
    expect(hiding.problemsOfWhole({ ...hidden, Giro: '123456' }, { ...hidden, Giro: '123456' })).toEqual({})
    expect([
      hiding.problems({ ...hidden, Giro: '123456' }),
      hiding.limitOf({ ...hidden, Giro: '123456' }, 'Giro'),
    ]).toEqual([{}, long.Giro])
  })

  it('does not check what is only called by another word', () => {
    const cases = formModel('trial', {
      BrukareNamnTyp: fields.text('Benämning'),
      From: fields.text(
        caseText(({ number }) => `${number} från`),
        { required: true },
      ),
    })
    const form = { BrukareNamnTyp: 'KUND', From: '' }
    expect(cases.problems(form)).toEqual({ From: 'Kundnummer från är obligatoriskt.' })
    expect(cases.problemsOfChange({ ...form, BrukareNamnTyp: 'BRUKARE' }, form)).toEqual({})
  })

  it('is sealed for a flow: a reference stands for a secret, and nothing else is another', () => {
    const { sealed } = model
    const form = { ...defaults, Namn: 'A', Personnr: 'secret:1-2', Orgnr: 'secret:3' }
    expect(sealed.problems(form)).toEqual({})
    expect(sealed.read(sealed.write(form, today), today)).toEqual(form)
    expect(sealed.write(form, today)).toMatchObject({ Personnr: 'secret:1-2', Start: '2026-01-01' })
    expect(sealed.assign(form, 'Use', true, today)).toMatchObject({ Tom: '2027-12-31', Personnr: 'secret:1-2' })
    expect([sealed.names, sealed.sealed.fields.Orgnr?.isSecret]).toEqual([model.names, true])
    const asked = formModel('trial', { Nr: fields.personalNumber('Nummer', { required: true }) }).sealed
    expect([asked.problems({ Nr: '' }), asked.problems({ Nr: 'secret:1' })]).toEqual([
      { Nr: 'Nummer är obligatoriskt.' },
      {},
    ])
  })

  it('writes an empty date as 1899-12-30, a personal number without its dash, and leaves out what is excluded', () => {
    const written = model.write({ ...defaults, Start: '', Personnr: '19811218-9876' }, today)
    expect(written).toMatchObject({ Start: '1899-12-30', Tom: '1899-12-30', Personnr: '198112189876' })
    expect(written).not.toHaveProperty('Rest')
    expect(model.write({ Namn: 'A' }, today)).toEqual({ Namn: 'A' })
  })

  it('reads what it has written', () => {
    fc.assert(
      fc.property(values, form => {
        const read = model.read(model.write(form, today), today)
        expect(model.changed(form, read)).toEqual([])
        expect(model.shape.safeParse(JSON.parse(JSON.stringify(model.write(form, today)))).success).toBe(true)
      }),
    )
  })

  it('reads defaults for what has not travelled, and refuses what is of the wrong type', () => {
    expect(model.read({}, today)).toEqual(defaults)
    expect(model.read({ Namn: null, Start: '1899-12-30' }, today)).toMatchObject({ Namn: '', Start: '' })
    expect(() => model.read({ Antal: 'tre' }, today)).toThrow(TypeError)
  })

  it('has a shape of what travels', () => {
    const { shape } = model
    const written = model.write(defaults, today)
    expect(shape.safeParse(written).success).toBe(true)
    expect(shape.safeParse({ ...written, Rest: 'kvar' }).success).toBe(false)
    expect(shape.safeParse({ ...written, Antal: '3' }).success).toBe(false)
    expect(shape.safeParse({ ...written, Listor: [1] }).success).toBe(false)
    expect(shape.safeParse({ ...written, Namn: 'a'.repeat(4001) }).success).toBe(false)
    expect(shape.partial().safeParse({ Use: true }).success).toBe(true)
  })
})
