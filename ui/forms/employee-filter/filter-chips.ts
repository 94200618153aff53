import { type AnyField, labelOf } from '#contracts/forms/field.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import {
  type EmployeeFilterValues,
  employeeFilter,
  filterConditions,
  isInForce,
} from '#contracts/person/employee-filter.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { employeeFilterTexts } from '#ui/forms/employee-filter/employee-filter.text.ts'
import type { FilterChip } from '#ui/widgets/chip/filter-chips.tsx'
import { chosenText, type SelectOption } from '#ui/widgets/select-field/options.ts'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'

/**
 * Returns the active conditions of a filter as chips, named by their fields. Above three values, a
 * chip shows the number.
 *
 * @param optionsOf returns the labels of a field's codes that the model does not define
 */
export function chipsOf(
  filter: EmployeeFilterValues,
  optionsOf: (field: string) => readonly SelectOption[],
  today: IsoDate,
): readonly FilterChip[] {
  return filterConditions
    .filter(condition => isInForce(filter, condition))
    .map(({ field }) => {
      const declared: AnyField = employeeFilter.fields[field]
      const value = filter[field]
      const text = Array.isArray(value)
        ? chosenText(declared.choices?.(filter) ?? optionsOf(field), value, widgetTexts.countOf)
        : shownValue(declared, value, filter, today)
      return { id: field, name: labelOf(declared, filter), value: text || employeeFilterTexts.nothing }
    })
}
