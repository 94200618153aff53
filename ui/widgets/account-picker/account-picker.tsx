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

/** An account's number has at most so many digits. */
const mostDigits = 10

/** A number that is typed is an account too, though the company's register has none. */
const typedAccount = (term: string) =>
  /^\d+$/.test(term) && term.length <= mostDigits ? { value: term, label: widgetTexts.use(term) } : undefined

/** An account, found by number or name, or any number of up to ten digits. Empty is none. */
export const AccountPicker = ({ accounts, ...rest }: AccountPickerProps) => {
  const options = useMemo(
    () => accounts.map(({ number, name }) => ({ value: number, label: `${number} ${name}` })),
    [accounts],
  )
  return <SelectField isClearable={!rest.required} {...rest} options={options} other={typedAccount} />
}
