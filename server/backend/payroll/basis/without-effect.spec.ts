import { expect, it } from 'vitest'
import { hintOf } from '#contracts/forms/field.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { payTypes } from '#contracts/registers/pay-types.ts'
import { ruleRegisters } from '#contracts/registers/rule-registers.ts'
import { contributionOf, employmentOf, personOf, taxOf } from './employee-facts.ts'
import { payTypeFact } from './pay-type-facts.ts'

/** What the specification names and payroll does not read must say so where it is entered. */

const day = '2026-05-25'
const says = /^Har ingen verkan: .+\.$/

it.each(['SkattBas', 'Kyrkoavgift'] as const)('%s of a person is not read, and says so', field => {
  const values = employeeForm.defaults(day)
  const read = (of: typeof values) => [personOf(of), employmentOf(of, day, '', null), taxOf(of), contributionOf(of)]
  expect(read({ ...values, [field]: 'other' })).toEqual(read(values))
  expect(hintOf(employeeForm.fields[field], {})).toMatch(says)
})

it.each(['SemGruFranv', 'FerUttag', 'UphUttag'])('%s of a pay type is not read, and says so', field => {
  const values = payTypes.model.defaults(day)
  expect(payTypeFact({ ...values, [field]: true })).toEqual(payTypeFact(values))
  expect(hintOf(payTypes.model.fields[field] as never, {})).toMatch(says)
})

it.each(Object.entries(ruleRegisters))('%s say that they have no effect', (_, { layout }) => {
  expect(layout.pages[0]?.cards[0]?.description).toMatch(says)
})
