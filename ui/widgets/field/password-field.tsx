import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useId, useState } from 'react'
import { field } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  readonly autoComplete?: 'current-password' | 'new-password'
}

/**
 * Renders a password field with a button that shows the password. The button is in the tab order;
 * that of Ark's password input cannot be reached by keyboard.
 */
export const PasswordField = ({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const fallbackId = useId()
  const id = rest.id ?? fallbackId
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="off"
      {...rest}
      id={id}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      end={
        <button
          type="button"
          className={field().action}
          aria-controls={id}
          aria-label={shown ? widgetTexts.hidePassword : widgetTexts.showPassword}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
        </button>
      }
    />
  )
}
