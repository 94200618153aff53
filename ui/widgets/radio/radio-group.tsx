import { useId } from 'react'
import { radioGroup } from '#styled-system/recipes/index.js'
import { FieldFrame, labelId } from '../field/field-frame.tsx'
import { ariaOf, type FieldProps, isLocked, mark } from '../field/field-props.ts'

export interface RadioOption {
  readonly value: string
  readonly label: string
  /** The consequence of choosing the option. */
  readonly hint?: string
}

export interface RadioGroupProps extends Omit<FieldProps, 'counter'> {
  readonly options: readonly RadioOption[]
  /** True to place the options side by side: two or three short ones. */
  readonly inline?: boolean
}

/** Renders a few options of which one is chosen. The native arrow keys move between them. */
export const RadioGroup = ({ id: given, name, options, inline = false, ...props }: RadioGroupProps) => {
  const fallbackId = useId()
  const id = given ?? fallbackId
  const { label, hint, error, help, disabledReason, required, value, onChange, onBlur } = props
  const styles = radioGroup()
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      help={help}
      disabledReason={disabledReason}
      required={required}
      isGroup
    >
      <div
        id={id}
        role="radiogroup"
        className={styles.root}
        data-inline={mark(inline)}
        aria-labelledby={labelId(id)}
        aria-required={required || undefined}
        {...ariaOf(id, props)}
      >
        {options.map(option => (
          <label key={option.value} className={styles.option} data-disabled={mark(isLocked(props))}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={props.disabled && disabledReason === undefined}
              aria-disabled={disabledReason !== undefined || undefined}
              onChange={() => disabledReason === undefined && onChange(option.value)}
              onBlur={onBlur}
              className={styles.input}
            />
            <span className={styles.words}>
              {option.label}
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
