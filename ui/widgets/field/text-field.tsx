import { type ComponentProps, type ReactNode, useId } from 'react'
import { field } from '#styled-system/recipes/index.js'
import type { Icon } from '../button/button.tsx'
import { FieldFrame } from './field-frame.tsx'
import { ariaOf, boxOf, mark, type TextProps, textIn } from './field-props.ts'

/** The field's properties, without the handlers whose types those of the input replace. */
type Field = Omit<TextProps, 'onBlur' | 'onCompositionStart' | 'onCompositionEnd'>
type Native = Omit<ComponentProps<'input'>, keyof Field | 'defaultValue' | 'size' | 'children'>

export interface TextFieldProps extends Native, Field {
  readonly icon?: Icon | undefined
  /** True for a number or an amount: right-aligned, in tabular figures. */
  readonly numeric?: boolean
  readonly size?: 'sm' | 'md'
  /** The unit after the number: 'kr/mil', '%'. */
  readonly unit?: string | undefined
  /** A small element at the end of the control, such as a button. */
  readonly end?: ReactNode
}

/**
 * Renders a labelled field for one line of text. Other properties (autoComplete, inputMode, ref …)
 * are passed to the `<input>`.
 */
export const TextField = ({
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
  icon: Icon,
  numeric = false,
  size,
  unit,
  end,
  ...rest
}: TextFieldProps) => {
  const fallbackId = useId()
  const id = rest.id ?? fallbackId
  const styles = field({ size })
  const texts = { label, hint, error, invalid, counter, help, disabledReason }
  const state = { ...texts, disabled: rest.disabled, readOnly: rest.readOnly }
  return (
    <FieldFrame {...texts} id={id} text={value} required={rest.required}>
      <div className={styles.control} {...boxOf(state)} data-has-icon={mark(Icon !== undefined)}>
        {Icon && (
          <span className={styles.icon}>
            <Icon aria-hidden />
          </span>
        )}
        <input
          type="text"
          {...rest}
          {...ariaOf(id, state, unit)}
          id={id}
          {...textIn({ value, isUncontrolled })}
          disabled={rest.disabled && disabledReason === undefined}
          readOnly={rest.readOnly || disabledReason !== undefined}
          onChange={event => onChange(event.target.value)}
          className={styles.input}
          data-numeric={mark(numeric)}
        />
        {unit !== undefined && (
          <span id={`${id}-unit`} className={styles.unit}>
            {unit}
          </span>
        )}
        {end}
      </div>
    </FieldFrame>
  )
}
