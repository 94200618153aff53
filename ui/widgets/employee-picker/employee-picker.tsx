import { useMemo } from 'react'
import type { EmployeeSource } from '#machines/employees/employee-search/employee-search.types.ts'
import { employeePicker } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { FilterChips } from '../chip/filter-chips.tsx'
import { isLocked } from '../field/field-props.ts'
import type { SelectOption } from '../select-field/options.ts'
import {
  MultiSelectField,
  type MultiSelectFieldProps,
  SelectField,
  type SelectFieldProps,
} from '../select-field/select-field.tsx'
import { useEmployeeOptions } from './use-employee-options.ts'

type Found = 'options' | 'other' | 'search' | 'chosenOptions' | 'renderOption'

interface Employees {
  /** Where they are searched, and named; the same for as long as the field is there. */
  readonly employees: EmployeeSource
}

export type EmployeePickerProps = Omit<SelectFieldProps, Found> & Employees
export type EmployeesPickerProps = Omit<MultiSelectFieldProps, Found> & Employees

/**
 * An employee of the staff register, found by name or number. Empty is none. A number that nobody
 * has is '<Saknas>', and stays until another is chosen, whatever becomes of a search.
 */
export const EmployeePicker = ({ employees, ...rest }: EmployeePickerProps) => {
  const chosen = useMemo(() => (rest.value === '' ? [] : [rest.value]), [rest.value])
  const found = useEmployeeOptions(employees, chosen)
  return <SelectField isClearable={!rest.required} {...rest} {...found} renderOption={renderEmployee} />
}

/**
 * Several employees, who stand below the field too, where each can be taken away: the field only
 * counts them above three.
 */
export const EmployeesPicker = ({ employees, ...rest }: EmployeesPickerProps) => {
  const found = useEmployeeOptions(employees, rest.value)
  const styles = employeePicker()
  const remove = (number: string) => rest.onChange(rest.value.filter(each => each !== number))
  return (
    <div className={styles.several}>
      <MultiSelectField isClearable {...rest} {...found} renderOption={renderEmployee} />
      {rest.value.length > 0 && (
        <div className={styles.chosen}>
          <FilterChips
            label={widgetTexts.chosen(rest.label)}
            chips={found.chosenOptions.map(({ value, label, hint }) => ({ id: value, value: label, hint }))}
            onRemove={isLocked(rest) ? undefined : remove}
          />
        </div>
      )}
    </div>
  )
}

const renderEmployee = ({ label, hint }: SelectOption) => {
  const styles = employeePicker()
  return (
    <>
      <Avatar name={label} size={32} />
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        <span className={styles.number}>{hint}</span>
      </span>
    </>
  )
}
