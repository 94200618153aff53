import { useId } from 'react'
import { toggle } from '#styled-system/recipes/index.js'
import type { FieldProps } from '../field/field-props.ts'
import { FlagFrame, FlagInput } from '../field/flag-frame.tsx'

/** A visible label, or the ids of a label and a hint that are rendered elsewhere. */
type Texts =
  | { readonly label: string; readonly hint?: string }
  | { readonly labelledBy: string; readonly describedBy?: string | undefined }

export type SwitchProps = Texts & {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** True while the change is being saved: the switch keeps the focus, and cannot be pressed. */
  readonly pending?: boolean
}

/**
 * Renders a switch that takes effect at once, without a save. It is a styled native checkbox.
 */
export const Switch = ({ checked, onChange, pending = false, ...words }: SwitchProps) => {
  const id = useId()
  const styles = toggle()
  const hintId = `${id}-hint`
  const named =
    'labelledBy' in words
      ? { 'aria-labelledby': words.labelledBy, 'aria-describedby': words.describedBy }
      : { 'aria-describedby': words.hint === undefined ? undefined : hintId }
  return (
    <div className={styles.root}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={event => !pending && onChange(event.target.checked)}
        className={styles.input}
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        {...named}
      />
      {'label' in words && (
        <span className={styles.words}>
          <label htmlFor={id} className={styles.label}>
            {words.label}
          </label>
          {words.hint !== undefined && (
            <span id={hintId} className={styles.hint}>
              {words.hint}
            </span>
          )}
        </span>
      )}
    </div>
  )
}

/** Renders a switch as a field of a form. */
export const SwitchField = ({ id: given, ...props }: FieldProps<boolean>) => {
  const fallbackId = useId()
  const id = given ?? fallbackId
  return (
    <FlagFrame {...props} id={id}>
      <FlagInput {...props} id={id} role="switch" className={toggle().input} />
    </FlagFrame>
  )
}
