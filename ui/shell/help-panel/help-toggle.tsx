import CircleHelp from 'lucide-react/icons/circle-help'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { helpKeyOf } from '#contracts/help/help-key.ts'
import * as select from '#machines/frame/help-panel/help-panel.select.ts'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { keysOf, useShortcut } from '#ui/runtime/shortcuts/hooks.ts'
import { helpTexts } from '#ui/shell/help-panel/help.text.ts'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { useScreens } from '../area.ts'

/** Opens and closes the help panel, and reports the current screen to it. */
export function HelpToggle() {
  const panel = useFlow('helpPanel')
  const isOpen = useSelect('helpPanel', select.isOpen)
  const isWriting = useSelect('helpPanel', select.isWriting)
  const key = useScreenKey()
  const toggle = () => panel.send({ type: 'help.toggle' })
  useEffect(() => panel.send({ type: 'help.routeChanged', key }), [panel, key])
  useShortcut('helpPanel', toggle)
  return (
    <IconButton
      id={helpToggleId}
      icon={CircleHelp}
      size="sm"
      label={isOpen ? helpTexts.close : helpTexts.open}
      aria-expanded={isOpen}
      aria-keyshortcuts="F1"
      shortcut={keysOf('helpPanel')}
      disabled={isWriting}
      onClick={toggle}
    />
  )
}

/** Receives the focus when the panel closes. */
export const helpToggleId = 'help-toggle'

/** Returns the key of the route's path, with parameters by name. Unknown paths share one key. */
function useScreenKey(): string {
  const { pathname } = useLocation()
  const screens = useScreens()
  const found = screens.find(({ path }) => matchPath(path, pathname))
  return found ? helpKeyOf(found.path) : '404'
}
