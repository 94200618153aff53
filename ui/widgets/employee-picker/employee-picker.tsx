import { useMemo } from 'react'
import { employeePicker } from '#styled-system/recipes/index.js'
import { Avatar } from '../avatar/avatar.tsx'
import type { SelectOption } from '../select-field/options.ts'
import {
  MultiSelectField,
  type MultiSelectFieldProps,
  SelectField,
  type SelectFieldProps,
} from '../select-field/select-field.tsx'

/** Somebody who is employed. */
export interface PickedEmployee {
  /** The employment number. */
  readonly number: string
  readonly name: string
}

interface Employees {
  /** All of them: thousands are no hindrance. Kept from one rendering to the next. */
  readonly employees: readonly PickedEmployee[]
}

export type EmployeePickerProps = Omit<SelectFieldProps, 'options' | 'other' | 'renderOption'> & Employees
export type EmployeesPickerProps = Omit<MultiSelectFieldProps, 'options' | 'other' | 'renderOption'> & Employees

/** An employee, found by name or number. Empty is none. */
export const EmployeePicker = ({ employees, ...rest }: EmployeePickerProps) => (
  <SelectField isClearable={!rest.required} {...rest} options={useOptions(employees)} renderOption={renderEmployee} />
)

/** Several employees. */
export const EmployeesPicker = ({ employees, ...rest }: EmployeesPickerProps) => (
  <MultiSelectField isClearable {...rest} options={useOptions(employees)} renderOption={renderEmployee} />
)

const useOptions = (employees: readonly PickedEmployee[]) =>
  useMemo(() => employees.map(({ number, name }) => ({ value: number, label: name, hint: number })), [employees])

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
