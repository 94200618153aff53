import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import type { Area } from '#ui/shell/area.ts'
import { AccountMenuItem } from './account-menu-item.tsx'
import { settingsPath } from './path.ts'

/** The person's own settings, opened from the user menu. */
export const account: Area = {
  finds: () => loadChunk(() => import('./own-setting-finds.ts')),
  screens: [
    {
      name: 'MySettings',
      path: settingsPath,
      words: ['profil', 'konto', 'lösenord', 'mobil', 'tema'],
      title: 'Mina inställningar',
      icon: SlidersHorizontal,
      load: () => import('./my-settings.tsx'),
    },
  ],
  UserMenu: AccountMenuItem,
}
