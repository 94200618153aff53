import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { type ComponentProps, useId } from 'react'
import { checkbox } from '#styled-system/recipes/index.js'
import type { FieldProps } from '../field/field-props.ts'
import { FlagFrame, FlagInput } from '../field/flag-frame.tsx'

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'children' | 'ref'> {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** True when only a part is selected. */
  readonly indeterminate?: boolean
}

/**
 * Renders a checkbox named by `aria-label` or `aria-labelledby`, for table rows. It is a styled
 * native checkbox, because a page holds hundreds.
 */
export const Checkbox = ({ checked, onChange, indeterminate = false, ...rest }: CheckboxProps) => {
  const styles = checkbox()
  return (
    <span className={styles.root}>
      <input
        {...rest}
        type="checkbox"
        ref={input => {
          if (input) input.indeterminate = indeterminate
        }}
        checked={checked}
        onChange={event => onChange(event.target.checked)}
        className={styles.input}
        data-disabled={rest.disabled ? '' : undefined}
      />
      <span className={styles.sign}>{indeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}</span>
    </span>
  )
}

/** Renders a checkbox with its label. */
export const CheckboxField = ({ id: given, ...props }: FieldProps<boolean>) => {
  const fallbackId = useId()
  const id = given ?? fallbackId
  const styles = checkbox()
  return (
    <FlagFrame {...props} id={id}>
      <span className={styles.root}>
        <FlagInput {...props} id={id} className={styles.input} />
        <span className={styles.sign}>
          <Check aria-hidden />
        </span>
      </span>
    </FlagFrame>
  )
}
