import { type ComponentProps, useId } from 'react'
import { field } from '#styled-system/recipes/index.js'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'

type Native = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'children'>

export interface TextAreaProps extends Native, FieldTexts {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines of text under a label. Every other property of a `<textarea>` (name, rows, ref …) reaches it. */
export const TextArea = ({
  label,
  hint,
  error,
  invalid = error !== undefined,
  counter,
  value,
  onChange,
  ...rest
}: TextAreaProps) => {
  const fallbackId = useId()
  const id = rest.id ?? fallbackId
  const styles = field()
  return (
    <FieldFrame
      {...{ id, label, hint, error, counter }}
      length={Array.from(value).length}
      required={rest.required ?? false}
    >
      <div className={styles.control} data-multiline="" data-invalid={invalid ? '' : undefined}>
        <textarea
          rows={4}
          {...rest}
          id={id}
          value={value}
          onChange={event => onChange(event.target.value)}
          className={styles.input}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy(id, { hint: error === undefined ? hint : undefined, error, counter })}
        />
      </div>
    </FieldFrame>
  )
}
