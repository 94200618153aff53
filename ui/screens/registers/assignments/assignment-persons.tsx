import { useMemo } from 'react'
import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import {
  assignmentConditions,
  type EmployeeFilterValues,
  employeeFilter,
  everybody,
} from '#contracts/person/employee-filter.ts'
import { EmployeeFilter } from '#ui/forms/employee-filter/employee-filter.tsx'
import { useStaffOptions } from '#ui/forms/employee-filter/use-staff-options.ts'
import { useForm, useFormSelect } from '#ui/forms/form-context.tsx'
import { useEmployees } from '#ui/runtime/hooks.tsx'
import { today } from '#ui/text/format.ts'
import { assignmentTexts as texts } from './assignments.text.ts'

const names = assignmentConditions.flatMap(({ field, use }) => (use ? [use, field] : [field]))

/** Returns the values of the filter among those of the form. */
const filterIn = (values: FormValues): EmployeeFilterValues =>
  ({ ...everybody, ...Object.fromEntries(names.map(name => [name, values[name]])) }) as EmployeeFilterValues

/** Renders whom an assignment is for: the product's filter of employees. */
export default function AssignmentPersons() {
  const { flow, isReadOnly } = useForm()
  const employees = useEmployees()
  const values = useFormSelect(({ context }) => context.values)
  const problem = useFormSelect(({ context: { refusals } }) => names.map(name => refusals[name]).find(Boolean))
  const filter = useMemo(() => filterIn(values), [values])
  const options = useStaffOptions()
  const change = (next: EmployeeFilterValues) => {
    for (const field of employeeFilter.changed(filter, next)) {
      const value = next[field as keyof EmployeeFilterValues] as FieldValue
      flow.send({ type: 'form.set', field, value, today: today() })
    }
  }
  return (
    <EmployeeFilter
      employees={employees}
      options={options}
      value={filter}
      onChange={change}
      conditions={assignmentConditions}
      error={problem}
      disabledReason={isReadOnly ? texts.readOnly : undefined}
    />
  )
}
