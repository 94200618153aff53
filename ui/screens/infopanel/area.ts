import House from 'lucide-react/icons/house'
import type { Area } from '#ui/shell/area.ts'
import { startPath } from '#ui/shell/paths.ts'

/** The start page. */
export const infopanel: Area = {
  screens: [
    {
      name: 'Infopanel',
      path: startPath,
      words: ['start', 'hem', 'översikt', 'dashboard', 'nästa lön'],
      title: 'Informationspanel',
      icon: House,
      load: () => import('./infopanel.tsx'),
    },
  ],
}
