import { expect, it } from 'vitest'
import { employeeForm } from '../person/employee.form.ts'
import { newEmployeeLayout } from '../person/employee-layout.ts'
import { exampleEmployeeValues } from './examples.ts'
import { missingForPay, textOfMissing } from './missing.ts'

const today = '2026-11-23'
const whole = { ...exampleEmployeeValues, AvtalId: 'TJM', ClearNr: '83279', KontoNr: '903123012' }
const none = '1899-12-30'

it.each([
  ['nothing', {}, []],
  ['a tax table and column', { SkattTab: '', SkattKol: '' }, ['SkattTab', 'SkattKol']],
  ['no tax table, of somebody with side income', { SkatteTyp: 'EXT', SkattTab: '', SkattKol: '' }, []],
  ['a tax table, of somebody of unknown status', { SkatteTyp: '???', SkattTab: '' }, ['SkattTab']],
  ['a tax type, and then no table', { SkatteTyp: '', SkattTab: '' }, ['SkatteTyp']],
  ['a person', { PersNr: '', Fodelsedatum: none }, ['PersNr']],
  ['nobody, with a day of birth', { PersNr: '', Fodelsedatum: '1990-01-01' }, []],
  ['half an account', { KontoNr: '' }, ['KontoNr']],
  ['no account, of cash', { UtbetSatt: 'KON', ClearNr: '', KontoNr: '' }, []],
  ['an account abroad', { UtbetSatt: 'BNU', ClearNr: '', KontoNr: '' }, ['UtlIBAN']],
  ['pay and agreement', { Lon: 0, AvtalId: '' }, ['Lon', 'AvtalId']],
])('payroll lacks %s', (_, own, fields) => {
  expect(missingForPay({ ...whole, ...own }, today)).toEqual(fields)
})

it('everything that payroll lacks is asked of a new employee, and has a word', () => {
  const empty = { ...employeeForm.write(employeeForm.defaults(today), today), SkattTab: '' }
  for (const field of [...missingForPay(empty, today), 'UtlIBAN']) {
    expect(newEmployeeLayout.placeOf(field), field).toBeDefined()
    expect(textOfMissing(field)).not.toBe(field)
  }
})
