import { expect, it } from 'vitest'
import type { FieldValue, FormValues } from '../forms/field.ts'
import { employeeForm } from './employee.form.ts'
import { ownTable, tableOfNew } from './table-of-new.ts'

it.each([
  ['TRANSP', ['STANDARD', 'TRANSP'], 'TRANSP'],
  ['STANDARD', ['TRANSP'], 'TRANSP'],
  ['STANDARD', ['EGEN', 'TRANSP'], ''],
  ['STANDARD', [], ''],
])('a company created with %s that has %o has %s as its own', (chosen, tables, own) => {
  expect(ownTable(chosen, tables)).toBe(own)
})

const agreed = [{ AvtalId: 'BUTIK', TabellKod: 'HANDELS' }]

it('a new employee has the table of the agreement, or else the company’s own', () => {
  expect(['BUTIK', 'SAKNAS', ''].map(AvtalId => tableOfNew({ own: 'TRANSP', agreed }, AvtalId))).toEqual([
    'HANDELS',
    'TRANSP',
    'TRANSP',
  ])
})

const today = '2026-11-25'
const begun = (own: FormValues): FormValues => ({
  ...employeeForm.defaults(today),
  Ny: true,
  EgenTabell: 'TRANSP',
  TabellStyKod: 'TRANSP',
  AvtalTabeller: agreed,
  ...own,
})
const changes = (form: FormValues, ...made: readonly (readonly [name: string, value: FieldValue])[]) =>
  made.reduce((next, [name, value]) => employeeForm.assign(next, name, value, today), form).TabellStyKod

it.each([
  ['follows the agreement', {}, [['AvtalId', 'BUTIK']], 'HANDELS'],
  ['follows back', { AvtalId: 'BUTIK', TabellStyKod: 'HANDELS' }, [['AvtalId', '']], 'TRANSP'],
  [
    'stays when it was chosen by hand',
    {},
    [
      ['TabellStyKod', 'EGEN'],
      ['AvtalId', 'BUTIK'],
    ],
    'EGEN',
  ],
  [
    'stays when it is not of the copied agreement',
    { AvtalId: 'BUTIK', TabellStyKod: 'EGEN' },
    [['AvtalId', '']],
    'EGEN',
  ],
  ['stays of an employee who is not new', { Ny: false }, [['AvtalId', 'BUTIK']], 'TRANSP'],
] as const)('in the form the table %s', (_, own, made, table) => {
  expect(changes(begun(own), ...made)).toBe(table)
})
