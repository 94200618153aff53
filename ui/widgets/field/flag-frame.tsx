import type { ComponentProps, ReactNode } from 'react'
import { flagField } from '#styled-system/recipes/index.js'
import { FieldFoot, requiredMark } from './field-frame.tsx'
import { useFieldHelp } from './field-help.tsx'
import { ariaOf, type FieldProps, mark } from './field-props.ts'

type FlagFrameProps = Omit<FieldProps<boolean>, 'id' | 'onChange' | 'value' | 'name' | 'onBlur'> & {
  readonly id: string
  /** The control, which is before the label. */
  readonly children: ReactNode
}

/** Renders a flag: the control with its label beside it, which is clickable too. */
export const FlagFrame = ({ id, label, required, disabled, children, ...texts }: FlagFrameProps) => {
  const styles = flagField()
  const help = useFieldHelp(id, { label, ...texts })
  return (
    <div className={styles.root} {...help.events}>
      {children}
      <div className={styles.words}>
        <div className={styles.top} data-field-top="">
          <label
            htmlFor={id}
            className={styles.label}
            data-disabled={mark(disabled || texts.disabledReason !== undefined)}
          >
            {label}
            {required && requiredMark}
          </label>
          {help.button}
        </div>
        <FieldFoot id={id} {...texts} help={help.text} />
      </div>
    </div>
  )
}

/**
 * Renders the checkbox of a flag. One that is locked with a reason can be focused but not changed.
 */
export const FlagInput = ({
  id,
  name,
  value,
  onChange,
  onBlur,
  required,
  disabled,
  className,
  role,
  ...texts
}: FieldProps<boolean> & { readonly id: string; readonly className: string | undefined; readonly role?: 'switch' }) => {
  const isLocked = texts.disabledReason !== undefined
  const events: Pick<ComponentProps<'input'>, 'onChange' | 'onBlur'> = {
    onChange: event => !isLocked && onChange(event.target.checked),
    ...(onBlur && { onBlur }),
  }
  return (
    <input
      type="checkbox"
      role={role}
      id={id}
      name={name}
      checked={value}
      required={required}
      disabled={disabled && !isLocked}
      className={className}
      data-disabled={mark(disabled || isLocked)}
      {...ariaOf(id, texts)}
      {...events}
    />
  )
}
