import { useMemo } from 'react'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { SelectField, type SelectFieldProps } from '../select-field/select-field.tsx'

/** An account of the chart of accounts. */
export interface Account {
  readonly number: string
  readonly name: string
}

export interface AccountPickerProps extends Omit<SelectFieldProps, 'options' | 'other' | 'renderOption'> {
  readonly accounts: readonly Account[]
}

/** The maximum number of digits in an account number. */
const maxDigits = 10

/** A typed number is also valid, although the company's register does not hold it. */
const typedAccount = (term: string) =>
  /^\d+$/.test(term) && term.length <= maxDigits ? { value: term, label: widgetTexts.use(term) } : undefined

/**
 * Renders a field for an account: one found by number or name, or any number of up to ten digits.
 * Empty means none.
 */
export const AccountPicker = ({ accounts, ...rest }: AccountPickerProps) => {
  const options = useMemo(
    () => accounts.map(({ number, name }) => ({ value: number, label: `${number} ${name}` })),
    [accounts],
  )
  return <SelectField isClearable={!rest.required} {...rest} options={options} other={typedAccount} />
}
