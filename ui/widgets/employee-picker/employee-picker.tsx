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
  /** Searches and names employees; must not change while the field is mounted. */
  readonly employees: EmployeeSource
}

export type EmployeePickerProps = Omit<SelectFieldProps, Found> & Employees
export type EmployeesPickerProps = Omit<MultiSelectFieldProps, Found> & Employees

/**
 * Renders a field for an employee of the staff register, found by name or number. Empty means none.
 * An unknown number is shown as '<Saknas>', and stays until another is chosen, whatever a search
 * returns.
 */
export const EmployeePicker = ({ employees, ...rest }: EmployeePickerProps) => {
  const chosen = useMemo(() => (rest.value === '' ? [] : [rest.value]), [rest.value])
  const found = useEmployeeOptions(employees, chosen)
  return <SelectField isClearable={!rest.required} {...rest} {...found} renderOption={renderEmployee} />
}

/**
 * Renders a field for several employees, who are listed below it with remove buttons. Above three,
 * the field shows their number only.
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
