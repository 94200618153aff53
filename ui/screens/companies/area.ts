import type { Area } from '#ui/shell/area.ts'
import { CompanyButton } from './company-button.tsx'
import { CompanyCard } from './company-card.tsx'
import { useCompanyCommands, useFoundCompanies } from './company-commands.ts'

/** Which company is worked in, and changing it. */
export const companies: Area = {
  toolbar: { start: CompanyButton },
  MenuHead: CompanyCard,
  useCommands: useCompanyCommands,
  useFinds: useFoundCompanies,
  dialogs: [
    {
      within: 'session',
      // It hears by itself when it is to open, and shows that it loads until then.
      useIsWanted: () => true,
      load: () => import('./company-dialog/company-dialog.tsx'),
    },
  ],
}
