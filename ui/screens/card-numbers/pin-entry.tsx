import type { TypedPin } from '#machines/card-numbers/card-number/card-number.types.ts'
import { css } from '#styled-system/css/index.js'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { PasswordField } from '#ui/widgets/field/password-field.tsx'
import { cardNumbersTexts } from './card-numbers.text.ts'

const texts = cardNumbersTexts.form
const place = css({ display: 'grid', gap: '2', justifyItems: 'start', '& > :first-child': { width: 'full' } })

interface PinEntryProps {
  /** The typed PIN, whose text is in the vault. */
  readonly typed: TypedPin | null
  /** True when the stored card has a PIN. */
  readonly hasPin: boolean
  readonly onType: (pin: string) => void
  readonly error: string | undefined
}

/** Renders the field of a PIN, which is hidden unless it is shown by the field's button. */
export function PinEntry({ typed, hasPin, onType, error }: PinEntryProps) {
  const { vault } = useRuntime()
  const text = typed === null || typed.pin === '' ? '' : (vault.reveal(typed.pin) ?? '')
  const isRemoved = hasPin && typed !== null && text === ''
  const hint = isRemoved ? texts.pinRemoved : hasPin && typed === null ? texts.pinKept : texts.pinHint
  return (
    <div className={place}>
      <PasswordField
        name="PIN"
        label={texts.pin}
        hint={hint}
        autoComplete="new-password"
        inputMode="numeric"
        value={text}
        onChange={onType}
        error={error}
      />
      {hasPin && !isRemoved && (
        <Button size="sm" variant="ghost" onClick={() => onType('')}>
          {texts.removePin}
        </Button>
      )}
    </div>
  )
}
