import { lazy, Suspense, useState } from 'react'
import * as selectPassword from '#machines/change-password/change-password.select.ts'
import * as selectPalette from '#machines/command-palette/command-palette.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { useShortcut } from '#ui/runtime/shortcuts/hooks.ts'

const CommandPalette = lazy(() => import('./command-palette/command-palette.tsx'))
const PasswordDialog = lazy(() => import('./password-dialog/password-dialog.tsx'))
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog/shortcuts-dialog.tsx'))

/** What can be called up from anywhere: the command palette, the list of shortcuts, the change of password. */
export function Keyboard() {
  const palette = useFlow('commandPalette')
  const isPaletteOpen = useSelect('commandPalette', selectPalette.isOpen)
  const isPasswordOpen = useSelect('changePassword', selectPassword.isOpen)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openHelp = () => setHelpOpen(true)
  useShortcut(
    'palette',
    () => palette.send(isPaletteOpen ? { type: 'palette.close' } : { type: 'palette.open', at: Date.now() }),
    isPaletteOpen,
  )
  useShortcut('help', openHelp)
  return (
    // Boundaries of their own: while one is fetched, what is open stays.
    <>
      <Suspense>{isPaletteOpen && <CommandPalette onShortcuts={openHelp} />}</Suspense>
      <Suspense>{isPasswordOpen && <PasswordDialog />}</Suspense>
      <Suspense>{isHelpOpen && <ShortcutsDialog onClose={() => setHelpOpen(false)} />}</Suspense>
    </>
  )
}
