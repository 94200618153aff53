import { type ComponentProps, useId } from 'react'
import { cx } from '#styled-system/css/index.js'
import { field } from '#styled-system/recipes/index.js'
import { FieldFrame } from './field-frame.tsx'
import { ariaOf, boxOf, type TextProps, textIn } from './field-props.ts'

type Native = Omit<ComponentProps<'textarea'>, keyof TextProps | 'defaultValue' | 'children'>

export interface TextAreaProps extends Native, TextProps {}

/**
 * Renders a labelled field for several lines of text. Other properties are passed to the
 * `<textarea>`.
 */
export const TextArea = ({
  label,
  hint,
  error,
  invalid,
  counter,
  help,
  disabledReason,
  value,
  isUncontrolled,
  onChange,
  ...rest
}: TextAreaProps) => {
  const fallbackId = useId()
  const id = rest.id ?? fallbackId
  const styles = field()
  const texts = { label, hint, error, invalid, counter, help, disabledReason }
  const state = { ...texts, disabled: rest.disabled, readOnly: rest.readOnly }
  return (
    <FieldFrame {...texts} id={id} text={value} required={rest.required}>
      <div className={cx(styles.control, styles.area)} {...boxOf(state)}>
        <textarea
          {...rest}
          {...ariaOf(id, state)}
          id={id}
          {...textIn({ value, isUncontrolled })}
          disabled={rest.disabled && disabledReason === undefined}
          readOnly={rest.readOnly || disabledReason !== undefined}
          onChange={event => onChange(event.target.value)}
          className={styles.input}
        />
      </div>
    </FieldFrame>
  )
}
