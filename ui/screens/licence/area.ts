import * as select from '#machines/licence/licence-info/licence-info.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import type { Area } from '#ui/shell/area.ts'
import { LicenceMenuItem, LicenceNumber } from './licence-number.tsx'

/** The licence: its number and its contents. */
export const licence: Area = {
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
