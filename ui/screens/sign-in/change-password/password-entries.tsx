import KeyRound from 'lucide-react/icons/key-round'
import * as select from '#machines/sign-in/change-password/change-password.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import type { Command } from '#ui/shell/command-palette/command.ts'
import { MenuItem } from '#ui/widgets/menu/menu-item.tsx'
import { passwordTexts } from './password.text.ts'

/** Renders the item of the user menu that changes the password, for those allowed to. */
export function PasswordMenuItem() {
  const flow = useFlow('changePassword')
  if (!useSelect('changePassword', select.mayChange)) return null
  return (
    <MenuItem value="password" icon={KeyRound} onSelect={() => flow.send({ type: 'password.open' })}>
      {passwordTexts.title}
    </MenuItem>
  )
}

/** Returns the same command for the command palette. */
export function usePasswordCommands(): readonly Command[] {
  const flow = useFlow('changePassword')
  const mayChange = useSelect('changePassword', select.mayChange)
  if (!mayChange) return []
  return [
    {
      id: 'action:password',
      title: passwordTexts.command,
      also: passwordTexts.also,
      icon: KeyRound,
      run: () => flow.send({ type: 'password.open' }),
    },
  ]
}
