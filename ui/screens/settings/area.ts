import Settings from 'lucide-react/icons/settings'
import type { ComponentType } from 'react'
import type { Right } from '#contracts/rights/catalogue.ts'
import { right } from '#contracts/rights/openings.ts'
import { loadChunk } from '#ui/chunks/load-chunk.ts'
import type { Area, Screen } from '#ui/shell/area.ts'
import { settingsPaths } from './paths.ts'

const pages = () => loadChunk(() => import('./pages.tsx'))

const screen = (
  name: keyof typeof settingsPaths,
  title: string,
  needed: Right,
  pick: (all: Awaited<ReturnType<typeof pages>>) => ComponentType,
  words: readonly string[],
): Screen => ({
  name,
  words,
  path: settingsPaths[name],
  title,
  icon: Settings,
  access: right(needed),
  load: async () => ({ default: pick(await pages()) }),
})

/**
 * The company's settings, one form over six screens, which share one chunk; and the rights groups.
 */
export const settings: Area = {
  finds: () => loadChunk(() => import('./setting-finds.ts')),
  screens: [
    screen('CompanySettings', 'Företag', 'Settings.Company.Read', all => all.Company, [
      'organisationsnummer',
      'adress',
      'kalender',
      'attest',
    ]),
    screen('BokforingSettings', 'Bokföring', 'Settings.Bokforing.Read', all => all.Bookkeeping, [
      'kontering',
      'konton',
      'avrundning',
    ]),
    {
      name: 'UserRightsGroups',
      path: '/settings/userRightsGroups',
      title: 'Behörighetsgrupper',
      words: ['roller', 'rättigheter'],
      icon: Settings,
      access: right('Settings.UserRightsGroups.Read'),
      load: () => loadChunk(() => import('./rights-groups/rights-groups.tsx')),
    },
    screen('SysData', 'Systemdata', 'Settings.SysData.Read', all => all.SystemData, ['fritexter', 'baser', 'SMS-kod']),
    screen('DigitalMailbox', 'Digital brevlåda', 'Settings.DigitalMailbox.Read', all => all.Mailbox, [
      'Kivra',
      'e-lönebesked',
    ]),
    screen('Printouts', 'Utskrifter', 'Settings.Printouts.Read', all => all.Printouts, [
      'lönebesked',
      'logotyp',
      'språk',
    ]),
    screen('ExportSettings', 'Export', 'Settings.Export.Read', all => all.Export, [
      'bank',
      'ISO 20022',
      'SIE',
      'pension',
    ]),
  ],
}
