import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registers } from '../registers/registers.ts'
import type { AnyField, FormValues } from './field.ts'
import { everyModel, formModules, modelsIn } from './testing/every-form.ts'

const contracts = join(import.meta.dirname, '..')
const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter(
  name => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !/^(pact|forms)\//.test(name),
)
const models = everyModel
const today = '2026-11-25'

const numbersOf = (fields: Readonly<Record<string, AnyField>>) =>
  Object.entries(fields).filter(([, { kind }]) => kind === 'integer' || kind === 'decimal')

describe('every number of every form', () => {
  it('is found: each file that declares a form gives one', () => {
    const declaring = files.filter(name => /formModel\(/.test(readFileSync(join(contracts, name), 'utf8')))
    // What registers declare is in the list of them.
    const ofRegisters = ['registers/batch-form.ts', 'registers/register.ts', 'registers/standard-persons.ts']
    expect(declaring.toSorted()).toEqual([...Object.keys(formModules), ...ofRegisters].toSorted())
    for (const each of Object.values(formModules)) expect(modelsIn([each])).not.toEqual([])
    expect(models.flatMap(({ model }) => numbersOf(model.fields)).length).toBeGreaterThan(200)
  })

  it.each(models.flatMap(({ name, model }) => numbersOf(model.fields).map(([field, of]) => ({ name, field, of }))))(
    '$name.$field has limits, and what is outside them is refused',
    ({ of }) => {
      const { limits: [least = Number.NaN, most = Number.NaN] = [], kind, rules, label, format } = of
      expect([Number.isSafeInteger(least), Number.isSafeInteger(most), least < most]).toEqual([true, true, true])
      const isText = typeof format(today).empty === 'string'
      const refuses = (value: number) =>
        rules.some(rule => {
          // A rule of other fields may refuse as well: an empty form has none of them.
          const place = { label: typeof label === 'string' ? label : 'Fält', form: {} }
          return rule(isText ? String(value) : value, place) !== undefined
        })
      const step = kind === 'integer' ? 1 : 0.01
      expect([refuses(least - step), refuses(most + step)]).toEqual([true, true])
    },
  )
})

/** Returns what a name that begins a pair may end as. The times of a rule may pass midnight. */
const endsOf = (name: string): readonly string[] =>
  name === 'FranTid' ? [] : ['Tom', 'Till'].map(end => name.replace(/From|Fran/, end)).filter(end => end !== name)

describe('every pair of from and to', () => {
  const pairs = models.flatMap(({ name, model }) =>
    model.names.flatMap(from =>
      endsOf(from)
        .filter(to => model.names.includes(to))
        .map(to => ({ name, model, from, to })),
    ),
  )
  it('is found', () => expect(pairs.length).toBeGreaterThan(15))

  it.each(pairs)('$name: $to is not before $from', ({ model, from, to }) => {
    const kind = model.fields[from]?.kind ?? ''
    const values: Readonly<Record<string, readonly [string | number, string | number]>> = {
      integer: [30, 70],
      text: ['30', '70'],
      time: ['08:00', '17:00'],
      date: ['2026-03-02', '2026-07-02'],
    }
    const [early, late] = values[kind] ?? ['', '']
    /** Returns the messages of the pair's rules, whether the fields are shown or hidden. */
    const told = (a: string | number, b: string | number): readonly string[] => {
      const on = model.names.filter(name => model.fields[name]?.kind === 'flag').map(name => [name, true] as const)
      const form: FormValues = { ...model.defaults(today), ...Object.fromEntries(on), [from]: a, [to]: b }
      return [from, to].flatMap(name => {
        const messages = model.fields[name]?.rules.map(rule => rule(form[name], { label: 'Fält', form })) ?? []
        return messages.filter(message => message !== undefined)
      })
    }
    expect(told(late, early)).not.toEqual([])
    expect(told(early, late)).toEqual([])
  })
})

describe('a list that is a register by now', () => {
  const items = new Set(Object.values(registers).map(({ item }) => item))

  it('is chosen from as the company has it, and not from a fixed list', () => {
    const fixed = models.flatMap(({ name, model }) =>
      Object.entries<AnyField>(model.fields).flatMap(([field, { kind, label }]) =>
        kind === 'choice' && typeof label === 'string' && items.has(label.toLocaleLowerCase('sv'))
          ? [`${name}.${field}`]
          : [],
      ),
    )
    // How often pay is paid, which the form calls a salary period too.
    expect([...new Set(fixed.map(each => each.split('.').at(-1)))]).toEqual(['UtbetPer'])
  })
})
