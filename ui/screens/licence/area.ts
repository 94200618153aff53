import Sparkles from 'lucide-react/icons/sparkles'
import { openings } from '#contracts/rights/openings.ts'
import * as select from '#machines/licence/licence-info/licence-info.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'
import { LicenceMenuItem, LicenceNumber } from './licence-number.tsx'

/** The licence: its number and its contents, and the offer of the HR add-on. */
export const licence: Area = {
  screens: plannedScreens(Sparkles, [['HROffer', '/hrpartner', 'HR-partner', openings.hrOffer]]),
  toolbar: { end: LicenceNumber },
  UserMenu: LicenceMenuItem,
  dialogs: [
    {
      within: 'company',
      useIsWanted: () => useSelect('licenceInfo', select.isOpen),
      load: () => import('./licence-dialog/licence-dialog.tsx'),
    },
  ],
}
