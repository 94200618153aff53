import CreditCard from 'lucide-react/icons/credit-card'
import type { Area } from '#ui/shell/area.ts'
import { settingsGroup } from '#ui/shell/menu-groups.ts'
import { cardNumbersTexts as texts } from './card-numbers.text.ts'

/** The cards with which employees stamp the clock. */
export const cardNumbers: Area = {
  screens: [
    {
      name: 'Kortnummer',
      path: '/settings/kortnummer',
      title: texts.title,
      icon: CreditCard,
      right: 'Settings.Kortnummer.Read',
      group: settingsGroup,
      load: () => import('./card-numbers.tsx'),
    },
  ],
}
