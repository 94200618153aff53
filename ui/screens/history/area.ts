import History from 'lucide-react/icons/history'
import Settings from 'lucide-react/icons/settings'
import type { Area } from '#ui/shell/area.ts'

/** The event history of the licence, for administrators. */
export const history: Area = {
  screens: [
    {
      name: 'EventHistory',
      path: '/settings/eventHistory',
      title: 'Behandlingshistorik',
      icon: History,
      group: { id: 'settings', title: 'Inställningar', icon: Settings },
      load: () => import('./event-history.tsx'),
    },
  ],
}
