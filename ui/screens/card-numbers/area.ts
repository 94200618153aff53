import CreditCard from 'lucide-react/icons/credit-card'
import { right } from '#contracts/rights/openings.ts'
import type { Area } from '#ui/shell/area.ts'
import { cardNumbersTexts as texts } from './card-numbers.text.ts'

/** The cards with which employees stamp the clock. */
export const cardNumbers: Area = {
  screens: [
    {
      name: 'Kortnummer',
      path: '/settings/kortnummer',
      words: ['kort', 'tagg', 'stämpling'],
      title: texts.title,
      icon: CreditCard,
      access: right('Settings.Kortnummer.Read'),
      load: () => import('./card-numbers.tsx'),
    },
  ],
}
