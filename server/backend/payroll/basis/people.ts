import { type DatedEntry, valuesAt } from '#contracts/employees/dated.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { valuesOf } from '../../person/employee-row.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { personOf } from './employee-facts.ts'
import type { RegisteredPerson } from './pay-source.ts'
import { personRows } from './person-rows.ts'

/** Returns the persons who exist as the registers say, until the last day that is read. */
export async function peopleOf(
  tx: Transaction,
  persons: readonly string[],
  { payDate, lastDay }: { readonly payDate: IsoDate; readonly lastDay: IsoDate },
): Promise<readonly RegisteredPerson[]> {
  const { employees, factsOf } = await personRows(tx, persons, lastDay)
  const fresh = employeeForm.defaults('2000-01-01')
  return employees.map(row => {
    const values: FormValues = { ...fresh, ...valuesOf(row) }
    const entries = factsOf(row.employmentNumber).map(
      ({ kind, validFrom, values: Values }): DatedEntry => ({ Slag: kind, From: validFrom, Values }),
    )
    const paid = valuesAt({ values, entries }, payDate)
    return { values, entries, paid, person: personOf(paid) }
  })
}
