import KeyRound from 'lucide-react/icons/key-round'
import type { Area } from '#ui/shell/area.ts'
import { settingsGroup } from '#ui/shell/menu-groups.ts'
import { integrationsTexts as texts } from './integrations.text.ts'
import { integrationPaths } from './paths.ts'

/** Keys for other programs. */
export const integrations: Area = {
  screens: [
    {
      name: 'Integrations',
      path: integrationPaths.list,
      title: texts.title,
      icon: KeyRound,
      right: 'Settings.Integrations.Read',
      group: settingsGroup,
      load: () => import('./integrations.tsx'),
    },
    {
      name: 'IntegrationNew',
      path: integrationPaths.new,
      title: texts.new,
      icon: KeyRound,
      right: 'Settings.Integrations.Write',
      isOutsideMenu: true,
      load: () => import('./new-integration.tsx'),
    },
    {
      name: 'Integration',
      path: integrationPaths.one,
      title: texts.one,
      icon: KeyRound,
      right: 'Settings.Integrations.Read',
      isOutsideMenu: true,
      load: () => import('./integration.tsx'),
    },
  ],
}
