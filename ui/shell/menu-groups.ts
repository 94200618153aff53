import Settings from 'lucide-react/icons/settings'
import type { MenuGroup } from './area.ts'

/** The group of the side menu that the settings of several subjects share. */
export const settingsGroup: MenuGroup = { id: 'settings', title: 'Inställningar', icon: Settings }
