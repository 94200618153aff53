import Settings from 'lucide-react/icons/settings'
import type { ComponentType } from 'react'
import type { Right } from '#contracts/rights/catalogue.ts'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import type { Area, MenuGroup, Screen } from '#ui/shell/area.ts'
import { settingsPaths } from './paths.ts'

const group: MenuGroup = { id: 'settings', title: 'Inställningar', icon: Settings }
const pages = () => loadChunk(() => import('./pages.tsx'))

const screen = (
  name: keyof typeof settingsPaths,
  title: string,
  right: Right,
  pick: (all: Awaited<ReturnType<typeof pages>>) => ComponentType,
): Screen => ({
  name,
  path: settingsPaths[name],
  title,
  icon: group.icon,
  right,
  group,
  load: async () => ({ default: pick(await pages()) }),
})

/** The company's settings: one form over six screens, which share one chunk. */
export const settings: Area = {
  screens: [
    screen('CompanySettings', 'Företag', 'Settings.Company.Read', all => all.Company),
    screen('BokforingSettings', 'Bokföring', 'Settings.Bokforing.Read', all => all.Bookkeeping),
    screen('SysData', 'Systemdata', 'Settings.SysData.Read', all => all.SystemData),
    screen('DigitalMailbox', 'Digital brevlåda', 'Settings.DigitalMailbox.Read', all => all.Mailbox),
    screen('Printouts', 'Utskrifter', 'Settings.Printouts.Read', all => all.Printouts),
    screen('ExportSettings', 'Export', 'Settings.Export.Read', all => all.Export),
  ],
}
