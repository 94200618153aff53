import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registerNames } from '../reference-data/register-names.ts'
import { registerCalls } from './calls.ts'
import { code, isNewField, itemName, register, sentFields, textOfItem, textOfNew } from './register.ts'
import { registers } from './registers.ts'

const today = '2026-11-23'

it('every name has a register, in the order of the names', () => {
  expect(Object.keys(registers).toSorted()).toEqual([...registerNames].toSorted())
  for (const [name, each] of Object.entries(registers)) expect(each.name).toBe(name)
})

it('declarations take under 120 lines each, on average', () => {
  const lines = registerFiles().map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n').length)
  expect(lines.length).toBeGreaterThan(7)
  expect(lines.reduce((sum, each) => sum + each, 0) / lines.length).toBeLessThan(120)
})

/** The files that declare registers: those that `registers.ts` joins. */
const registerFiles = () =>
  [
    ...readFileSync(`${import.meta.dirname}/registers.ts`, 'utf8').matchAll(/^import \{.* from '\.\/([\w-]+\.ts)'/gm),
  ].map(([, file = '']) => file)

describe.each(Object.values(registers))('the register $name', each => {
  const { model, key, named: nameField, layout, examples, columns, searched, isLatestFirst } = each

  it('has examples that can be saved, in the order of the list', () => {
    for (const example of examples) {
      expect(Object.keys(example).toSorted()).toEqual([...sentFields(each)].toSorted())
      expect(model.problems({ ...model.read(example, today), [isNewField]: true })).toEqual({})
    }
    const [first, second] = examples.map(example => String(example[key]))
    const sorted = [first, second].toSorted((a = '', b = '') => a.localeCompare(b, 'sv', { numeric: true }))
    expect(isLatestFirst ? sorted.toReversed() : sorted).toEqual([first, second])
  })

  it('shows every field in its form, and its key and name in its list', () => {
    for (const name of sentFields(each)) expect([name, layout.placeOf(name)?.page]).toEqual([name, layout.pages[0]])
    expect(columns).toEqual(expect.arrayContaining([key, nameField]))
    expect(searched).toEqual(expect.arrayContaining([key, nameField]))
  })

  it('keeps the key of an item that exists', () => {
    const lockedBecause = model.fields[key]?.lockedBecause
    expect(lockedBecause?.({ [isNewField]: true })).toBeUndefined()
    expect(lockedBecause?.({ [isNewField]: false })).toMatch(/kan inte ändras/)
    const { change } = registerCalls(each)
    expect(change.body.safeParse({ Version: 1, Values: { [key]: 'NY' } }).success).toBe(false)
  })
})

describe('a declaration', () => {
  const { newSegment: _, locked: __, parent: ___, tab: ____, route, ...plain } = registers.departments
  const declared = {
    ...plain,
    route: route.path as '/registry/Departments',
    fields: { Kod: code('Kod', 5), BenText: itemName() },
    examples: registers.departments.examples,
  }

  it('is refused when it names a field that does not exist', () => {
    expect(() => register({ ...declared, columns: ['Saknas'] })).toThrow('has no field Saknas')
    expect(() => register({ ...declared, columns: ['Kod'], searched: ['Borta'] })).toThrow('has no field Borta')
  })

  it.each(['-a', '..', '@', 'a b', 'å/ö', 'ABCDEF'])('refuses the code %s', value => {
    const { model } = register({ ...declared, columns: ['Kod'], searched: ['Kod'] })
    expect(model.problemOf({ Kod: value, BenText: 'x', [isNewField]: true }, 'Kod')).toBeDefined()
  })

  it('names an item and a new one in Swedish', () => {
    expect(textOfItem(registers.accounts, { KontoNr: '7010', BenText: 'Löner' })).toBe('7010 Löner')
    expect(textOfItem(registers.accounts, { KontoNr: '7010', BenText: '' })).toBe('7010')
    expect([textOfNew(registers.accounts), textOfNew(registers.departments)]).toEqual(['Nytt konto', 'Ny avdelning'])
  })
})

it.each(['abc', '-1', '5050-1054'])('the bankgiro of a trade union is not %s', Bankgiro => {
  const { model, examples } = registers.tradeUnions
  expect(model.problems({ ...examples[0], Bankgiro })).toHaveProperty('Bankgiro')
})
