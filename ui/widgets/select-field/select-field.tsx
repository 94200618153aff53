import { useMemo } from 'react'
import type { FieldProps } from '../field/field-props.ts'
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx'
import type { SelectOption } from './options.ts'

type Own = 'value' | 'onChange' | 'chosen' | 'onChosen' | 'isMultiple'

export interface SelectFieldProps<Option extends SelectOption = SelectOption>
  extends Omit<ChoiceFieldProps<Option>, Own>,
    Pick<FieldProps, 'value' | 'onChange'> {}

/** Renders a choice of one option. Empty means none. */
export const SelectField = <Option extends SelectOption>({ value, onChange, ...rest }: SelectFieldProps<Option>) => {
  const chosen = useMemo(() => (value === '' ? [] : [value]), [value])
  return <ChoiceField {...rest} chosen={chosen} onChosen={([next = '']) => onChange(next)} />
}

export interface MultiSelectFieldProps<Option extends SelectOption = SelectOption>
  extends Omit<ChoiceFieldProps<Option>, Own>,
    Pick<FieldProps<readonly string[]>, 'value' | 'onChange'> {}

/**
 * Renders a choice of several options, in the order in which they were chosen. Above three, the
 * field shows their number.
 */
export const MultiSelectField = <Option extends SelectOption>({
  value,
  onChange,
  ...rest
}: MultiSelectFieldProps<Option>) => <ChoiceField {...rest} isMultiple chosen={value} onChosen={onChange} />
