import KeyRound from 'lucide-react/icons/key-round'
import { right } from '#contracts/rights/openings.ts'
import type { Area } from '#ui/shell/area.ts'
import { integrationsTexts as texts } from './integrations.text.ts'
import { integrationPaths } from './paths.ts'

/** Keys for other programs. */
export const integrations: Area = {
  screens: [
    {
      name: 'Integrations',
      path: integrationPaths.list,
      words: ['API', 'nyckel', 'koppling', 'webbtjänst'],
      title: texts.title,
      icon: KeyRound,
      access: right('Settings.Integrations.Read'),
      load: () => import('./integrations.tsx'),
    },
    {
      name: 'NewIntegration',
      path: integrationPaths.new,
      title: texts.new,
      icon: KeyRound,
      access: right('Settings.Integrations.Write'),
      load: () => import('./new-integration.tsx'),
    },
    {
      name: 'Integration',
      path: integrationPaths.one,
      title: texts.one,
      icon: KeyRound,
      access: right('Settings.Integrations.Read'),
      load: () => import('./integration.tsx'),
    },
  ],
}
