import { expect, it } from 'vitest'
import { reference, text } from '../forms/fields.ts'
import { listsAfter } from '../reference-data/names.ts'
import { itemsOf, listNames, listNeeds, textOfReference } from './reference-lists.ts'
import { code, itemName, referencesOf, register, withReferrers } from './register.ts'
import { registers } from './registers.ts'

it('every reference names a list that exists', () => {
  for (const each of Object.values(registers))
    for (const [field, { list }] of referencesOf(each))
      expect([field, listNames]).toEqual([field, expect.arrayContaining([list])])
})

it('rows become items with their code and name, inactive only where they say so', () => {
  const [first, second] = registers.productGroups.examples
  expect(itemsOf('productGroups', [first, second])).toEqual([
    { code: 'KLADER', name: 'Kläder', isActive: true },
    { code: 'SKOR', name: 'Skor', isActive: false },
  ])
  expect(itemsOf('departments', [registers.departments.examples[0]])).toEqual([
    { code: '10', name: 'Butik', isActive: true },
  ])
  const [, below] = registers.departments.examples
  expect(itemsOf('departments', [{ ...below, Overordnad: '10' }])).toMatchObject([{ code: '20', above: '10' }])
  expect(itemsOf('countryAllowances', [registers.countryAllowances.examples[0]])).toMatchObject([{ name: 'Danmark' }])
  expect(itemsOf('resultUnits', [{ Kod: 'A', BenText: 'Butik', Aktiv: false }])).toEqual([
    { code: 'A', name: 'Butik', isActive: false },
  ])
  expect(itemsOf('lssPeriods', [{ LSSPeriod: '202611' }])).toEqual([{ code: '202611', name: '', isActive: true }])
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
