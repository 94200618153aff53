import { describe, expect, it } from 'vitest'
import { shownValue } from '../forms/shown-value.ts'
import { everyModel } from '../forms/testing/every-form.ts'
import { employeeForm } from '../person/employee.form.ts'
import { companySettings } from '../settings/company-settings.ts'
import { postCodeOf, postLine } from './post-code.ts'

describe('a post code', () => {
  it.each([
    ['12345', '', '123 45'],
    ['12345', 'SE', '123 45'],
    ['123 45', 'SE', '123 45'],
    ['10115', 'DE', '10115'],
    ['SW1A 1AA', 'GB', 'SW1A 1AA'],
    ['1234', 'SE', '1234'],
  ])('%s of the country %j is written %s', (code, country, written) => {
    expect(postCodeOf(code, country)).toBe(written)
  })

  it('stands before the town', () => expect(postLine('12345', ' Umeå')).toBe('123 45 Umeå'))

  it('has its space in every form, and is stored as it was typed', () => {
    const today = '2026-11-25'
    const fields = everyModel.flatMap(({ name, model }) => {
      const field = model.fields.PostNr
      return field ? [[name, shownValue(field, '12345', {}, today), field.format(today).parse('12345', '')]] : []
    })
    expect(fields.map(([name]) => name)).toEqual(expect.arrayContaining(['Anställd', 'Företagsinställningar']))
    for (const [, shown, read] of fields) expect([shown, read]).toEqual(['123 45', { ok: true, value: '12345' }])
    expect(shownValue(employeeForm.fields.PostNr, '10115', { Land: 'DE' }, today)).toBe('10115')
    expect(shownValue(companySettings.fields.PostNr, '10115', { LandAdr: 'Tyskland' }, today)).toBe('10115')
  })
})
