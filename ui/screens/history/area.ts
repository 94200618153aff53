import History from 'lucide-react/icons/history'
import { openings } from '#contracts/rights/openings.ts'
import type { Area } from '#ui/shell/area.ts'

/** The event history of the licence, for administrators. */
export const history: Area = {
  screens: [
    {
      name: 'EventHistory',
      path: '/settings/eventHistory',
      words: ['logg', 'händelser', 'revision', 'vem'],
      title: 'Behandlingshistorik',
      icon: History,
      access: openings.eventHistory,
      load: () => import('./event-history.tsx'),
    },
  ],
}
