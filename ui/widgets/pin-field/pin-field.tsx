import { PinInput } from '@ark-ui/react/pin-input'
import { type Ref, useId } from 'react'
import { pinField } from '#styled-system/recipes/index.js'
import { FieldFrame } from '../field/field-frame.tsx'
import { ariaOf, type FieldTexts } from '../field/field-props.ts'

export interface PinFieldProps extends Pick<FieldTexts, 'label' | 'error' | 'invalid'> {
  /** One character for each box, in upper case; empty where none is typed. */
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  /** Returns the accessible name of a box: `Kod, tecken 1 av 4`. */
  readonly characterLabel: (index: number, length: number) => string
  /** The first box. */
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * Renders a field for a code of letters and digits, with a box for each. The whole code can be
 * pasted, spaces included, and a phone offers it from the message. Enter submits the surrounding
 * form.
 */
export const PinField = ({
  label,
  error,
  invalid = error !== undefined,
  value,
  onChange,
  characterLabel,
  ref,
}: PinFieldProps) => {
  const id = useId()
  const styles = pinField()
  return (
    <FieldFrame id={id} label={label} error={error} required>
      <PinInput.Root
        ids={{ input: index => (index === '0' ? id : `${id}-${index}`) }}
        type="alphanumeric"
        count={value.length}
        value={[...value]}
        onValueChange={details => onChange(details.value.map(character => character.toUpperCase()))}
        sanitizeValue={text => text.replace(/\s/g, '')}
        translations={{ inputLabel: characterLabel }}
        placeholder=""
        invalid={invalid}
        selectOnFocus
      >
        <PinInput.Control className={styles.control}>
          {value.map((_, index) => (
            <PinInput.Input
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its index
              key={index}
              {...(index === 0 && { ref })}
              index={index}
              className={styles.input}
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              autoCapitalize="characters"
              spellCheck={false}
              // Submits an incomplete code too, so that the form can show its error: Ark submits
              // only a complete one.
              onKeyDown={event => {
                if (event.key === 'Enter') event.currentTarget.form?.requestSubmit()
              }}
              aria-describedby={ariaOf(id, { error })['aria-describedby']}
            />
          ))}
        </PinInput.Control>
      </PinInput.Root>
    </FieldFrame>
  )
}
