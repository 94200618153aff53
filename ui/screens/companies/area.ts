import { loadChunk } from '#ui/chunks/load-chunk.ts'
import type { Area } from '#ui/shell/area.ts'
import { CompanyButton } from './company-button.tsx'
import { CompanyCard } from './company-card.tsx'
import { useCompanyCommands } from './company-commands.ts'

/** The company in use, and changing it. */
export const companies: Area = {
  toolbar: { start: CompanyButton },
  MenuHead: CompanyCard,
  useCommands: useCompanyCommands,
  finds: () => loadChunk(() => import('./company-finds.ts')),
  dialogs: [
    {
      within: 'session',
      // The dialog decides by itself when to open, so its chunk is always wanted.
      useIsWanted: () => true,
      load: () => import('./company-dialog/company-dialog.tsx'),
    },
  ],
}
