import { type ComponentProps, type ReactNode, useId } from 'react'
import { field } from '#styled-system/recipes/index.js'
import type { Icon } from '../button/button.tsx'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'

type Native = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'children'>

export interface TextFieldProps extends Native, FieldTexts {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly icon?: Icon | undefined
  /** A number or an amount: right-aligned, in tabular figures. */
  readonly numeric?: boolean
  readonly size?: 'sm' | 'md'
  /** Something small at the end of the control: a unit, a button. */
  readonly end?: ReactNode
}

/** A line of text under a label. Every other property of an `<input>` (name, autoComplete, inputMode, ref …) reaches it. */
export const TextField = ({
  label,
  hint,
  error,
  invalid = error !== undefined,
  counter,
  value,
  onChange,
  icon: Icon,
  numeric = false,
  size,
  end,
  ...rest
}: TextFieldProps) => {
  const fallbackId = useId()
  const id = rest.id ?? fallbackId
  const styles = field({ size })
  const flag = (on: boolean | undefined) => (on ? '' : undefined)
  return (
    <FieldFrame
      {...{ id, label, hint, error, counter }}
      length={Array.from(value).length}
      required={rest.required ?? false}
    >
      <div
        className={styles.control}
        data-invalid={flag(invalid)}
        data-disabled={flag(rest.disabled)}
        data-readonly={flag(rest.readOnly)}
        data-has-icon={flag(Icon !== undefined)}
      >
        {Icon && (
          <span className={styles.icon}>
            <Icon aria-hidden />
          </span>
        )}
        <input
          type="text"
          {...rest}
          id={id}
          value={value}
          onChange={event => onChange(event.target.value)}
          className={styles.input}
          data-numeric={flag(numeric)}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(id, { hint: error === undefined ? hint : undefined, error, counter })}
        />
        {end}
      </div>
    </FieldFrame>
  )
}
