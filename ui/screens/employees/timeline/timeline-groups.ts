import { always, type FactKind, factKindNames, factKinds, kindOf } from '#contracts/employees/dated.ts'
import type { EmployeeFact } from '#contracts/employees/shapes.ts'
import type { FieldValue } from '#contracts/forms/field.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { employeeLayout } from '#contracts/person/employee-layout.ts'

/** An entry on the line of time, as it is shown. */
export interface TimelineEntry {
  readonly from: string
  readonly state: 'past' | 'now' | 'future'
  /** What holds from that day, by the names of its fields. */
  readonly lines: readonly { readonly label: string; readonly value: string }[]
  /** False for what has held from the beginning. */
  readonly isChange: boolean
}

/** The entries of a kind, the first day first. */
export interface TimelineGroup {
  readonly kind: FactKind
  readonly label: string
  readonly entries: readonly TimelineEntry[]
}

/** Returns an employee's dated changes by kind, for the line of time. */
export function timelineGroups(facts: readonly EmployeeFact[], today: string): readonly TimelineGroup[] {
  return factKindNames.flatMap(kind => {
    const own = facts.filter(({ Slag }) => Slag === kind).toSorted((a, b) => (a.From < b.From ? -1 : 1))
    const latest = own.findLast(({ From }) => From <= today)
    const entries = own.map(({ From, Values }) => ({
      from: From,
      state: From > today ? ('future' as const) : From === latest?.From ? ('now' as const) : ('past' as const),
      lines: linesOf(Values, today),
      isChange: From > always,
    }))
    return entries.length === 0 ? [] : [{ kind, label: factKinds[kind].label, entries }]
  })
}

function linesOf(values: EmployeeFact['Values'], today: string): TimelineEntry['lines'] {
  const form = { ...employeeForm.defaults(today), ...values }
  return employeeForm.names
    .filter(name => name in values && kindOf(name) !== undefined)
    .map(name => {
      const field = employeeForm.fields[name as keyof typeof employeeForm.fields]
      const value = field.format(today).read(values[name] as never) as FieldValue
      return { label: employeeLayout.nameOf(form, name), value: shownValue(field, value, form, today) }
    })
}
