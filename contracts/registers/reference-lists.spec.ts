import { expect, it } from 'vitest'
import { reference, text } from '../forms/fields.ts'
import { listNames, listNeeds, listsAfter, otherLists } from '../reference-data/names.ts'
import type { ListNeed } from '../reference-data/needs.ts'
import { readersOfFacts, registerNames } from '../reference-data/register-names.ts'
import type { Right } from '../rights/catalogue.ts'
import { conditionsOf } from '../rights/conditions.ts'
import { declaredIn, registerFiles } from './declarations.ts'
import { itemsOf, itemsOfOther, textOfReference } from './reference-lists.ts'
import { code, itemName, referencesOf, register, withReferrers } from './register.ts'
import { registers } from './registers.ts'

it('every reference names a list that exists', () => {
  for (const each of Object.values(registers))
    for (const [field, { list }] of referencesOf(each))
      expect([field, listNames]).toEqual([field, expect.arrayContaining([list])])
})

it('rows become items with their code and name, inactive only where they say so', () => {
  const [first, second] = registers.productGroups.examples
  expect(itemsOf(registers.productGroups, [first, second])).toEqual([
    { code: 'KLADER', name: 'Kläder', isActive: true },
    { code: 'SKOR', name: 'Skor', isActive: false },
  ])
  expect(itemsOf(registers.departments, [registers.departments.examples[0]])).toEqual([
    { code: '10', name: 'Butik', isActive: true },
  ])
  const [, below] = registers.departments.examples
  expect(itemsOf(registers.departments, [{ ...below, Overordnad: '10' }])).toMatchObject([{ code: '20', above: '10' }])
  expect(itemsOf(registers.countryAllowances, [registers.countryAllowances.examples[0]])).toMatchObject([
    { name: 'Danmark' },
  ])
  expect(itemsOfOther(otherLists.resultUnits, [{ Kod: 'A', BenText: 'Butik', Aktiv: false }])).toEqual([
    { code: 'A', name: 'Butik', isActive: false },
  ])
  expect(itemsOfOther(otherLists.lssPeriods, [{ LSSPeriod: '202611' }])).toEqual([
    { code: '202611', name: '', isActive: true },
  ])
})

it.each(registerNames)('the declaration of %s is the one in its file', async name => {
  const { name: found, title, layout } = declaredIn(await registerFiles[name](), name)
  expect({ found, title }).toEqual({ found: name, title: registers[name].title })
  expect(layout).toBe(registers[name].layout)
  expect(() => declaredIn({}, name)).toThrow(name)
})

it('the list of a register takes what the right to read it does', () => {
  const needOf = (name: (typeof registerNames)[number]): ListNeed | undefined => {
    const rules = conditionsOf(`${registers[name].area}.Read` as Right)
    if (rules.some(rule => 'plus' in rule)) return 'plus'
    return rules.some(rule => 'company' in rule && rule.company === 'UseLSS') ? 'lss' : undefined
  }
  expect(registerNames.map(name => [name, listNeeds[name]])).toEqual(registerNames.map(name => [name, needOf(name)]))
})

it('the readers of facts are those whose declarations have any', () => {
  expect(registerNames.filter(name => registers[name].facts.length > 0)).toEqual(
    registerNames.filter(name => (readersOfFacts as readonly string[]).includes(name)),
  )
})

it('the last LSS period takes a company with LSS, and is outdated with the clients', () => {
  expect(listNeeds.lssPeriods).toBe('lss')
  expect(listsAfter('clients')).toEqual(['lssPeriods'])
  expect(listsAfter('accounts')).toEqual([])
})

it("a code is shown with its name, and with '<Saknas>' when it names nothing", () => {
  const items = [{ code: '10', name: 'Butik', isActive: false }]
  expect(textOfReference('10', items)).toBe('10 Butik')
  expect(textOfReference('11', items)).toBe('11 <Saknas>')
  expect(textOfReference('11', null)).toBe('11')
  expect(textOfReference('', items)).toBe('')
})

it('what refers to a register follows from the declarations, beside what it says itself', () => {
  const { name, title, item, definite, path, area, route, examples } = registers.departments
  const departments = { name, title, item, definite, path, area, examples }
  const of = (fields: Parameters<typeof register>[0]['fields']) =>
    register({ ...departments, usedBy: ['anställda'], route: route.path as '/registry/Departments', fields })
  const key = { Avdelning: code('Avdelning', 10), BenText: itemName() }
  const parent = of({ ...key, Over: reference('Över', { to: 'departments' }), Fri: text('Fri') })
  const declared = withReferrers({ departments: parent, accounts: registers.accounts })
  expect(declared.departments.referrers).toEqual([{ register: 'departments', field: 'Over', text: 'avdelningar' }])
  expect(declared.departments.usedBy).toEqual(['anställda', 'avdelningar'])
  expect(declared.accounts.referrers).toEqual([])
  expect(registers.accounts.usedBy).toEqual(['lönearter', 'fackförbund', 'kostnadstyper'])
})
