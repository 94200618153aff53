import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useNavigate } from 'react-router-dom'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { MenuItem } from '#ui/widgets/menu/menu-item.tsx'
import { settingsPath } from './path.ts'

/** Renders the menu item that opens the user's own settings. */
export function AccountMenuItem() {
  const navigate = useNavigate()
  return (
    <MenuItem value="settings" icon={SlidersHorizontal} onSelect={() => navigate(settingsPath)}>
      {shellTexts.settings}
    </MenuItem>
  )
}
