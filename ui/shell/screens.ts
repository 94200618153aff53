import type { LucideIcon } from 'lucide-react'
import House from 'lucide-react/icons/house'
import Mail from 'lucide-react/icons/mail'
import Settings from 'lucide-react/icons/settings'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ComponentType } from 'react'
import { generatePath } from 'react-router-dom'
import type { Right } from '#contracts/rights/catalogue.ts'
import { loadChunk } from '#ui/chunks/load-chunk.ts'

/** A group of the side menu, which opens and closes. */
export interface MenuGroup {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
}

/** A screen: its place, its name, who may see it, and where its code is. The menu, the routes and their checks read this. */
export interface Screen {
  /** What links and notifications call it: the specification's route name. */
  readonly name: string
  /** React Router's path; a parameter begins with a colon. */
  readonly path: `/${string}`
  readonly title: string
  readonly icon: LucideIcon
  /** The right that opens it; without one it is for everybody signed in. */
  readonly right?: Right
  /** The group of the side menu that it stands in. */
  readonly group?: MenuGroup
  /** Not in the side menu: it is reached from elsewhere, and by the command palette. */
  readonly isOutsideMenu?: boolean
  readonly load: () => Promise<{ default: ComponentType }>
}

/** The person's own settings, reached from the user menu. */
export const settingsPath = '/mySettings'

/** The start page, and where a refused or unknown company route leads. */
export const startPath = '/infopanel'
/** CompanySettings, where a new company's facts are filled in. */
export const companySettingsPath = '/settings/company'

/** The company's settings, one form over six screens, whose code is fetched once. */
const settings: MenuGroup = { id: 'settings', title: 'Inställningar', icon: Settings }
const pages = () => loadChunk(() => import('#ui/screens/settings/pages.tsx'))
const settingsScreen = (
  name: string,
  path: Screen['path'],
  title: string,
  right: Right,
  pick: (all: Awaited<ReturnType<typeof pages>>) => ComponentType,
): Screen => ({
  name,
  path,
  title,
  icon: settings.icon,
  right,
  group: settings,
  load: async () => ({ default: pick(await pages()) }),
})

export const screens: readonly Screen[] = [
  {
    name: 'Infopanel',
    path: startPath,
    title: 'Informationspanel',
    icon: House,
    load: () => import('#ui/screens/infopanel/infopanel.tsx'),
  },
  {
    name: 'MySettings',
    path: settingsPath,
    title: 'Mina inställningar',
    icon: SlidersHorizontal,
    isOutsideMenu: true,
    load: () => import('#ui/screens/account/my-settings.tsx'),
  },
  {
    name: 'Messages',
    path: '/messages',
    title: 'Meddelanden',
    icon: Mail,
    load: () => import('#ui/screens/messages/messages.tsx'),
  },
  settingsScreen('CompanySettings', companySettingsPath, 'Företag', 'Settings.Company.Read', all => all.Company),
  settingsScreen(
    'BokforingSettings',
    '/settings/bokforing',
    'Bokföring',
    'Settings.Bokforing.Read',
    all => all.Bookkeeping,
  ),
  settingsScreen('SysData', '/settings/sysdata', 'Systemdata', 'Settings.SysData.Read', all => all.SystemData),
  settingsScreen(
    'DigitalMailbox',
    '/settings/digitalmailbox',
    'Digital brevlåda',
    'Settings.DigitalMailbox.Read',
    all => all.Mailbox,
  ),
  settingsScreen('Printouts', '/settings/printouts', 'Utskrifter', 'Settings.Printouts.Read', all => all.Printouts),
  settingsScreen('ExportSettings', '/settings/export', 'Export', 'Settings.Export.Read', all => all.Export),
]

/** A screen by its name, with the parameters of its path. */
export interface RouteTarget {
  readonly name: string
  readonly params?: Readonly<Record<string, string>> | undefined
}

/**
 * The path of a target, or undefined when no screen has that name, or its path wants a parameter that is not given: then
 * there is nowhere to lead, and what would be a link is text. A screen of a later release makes it a link by being listed.
 */
export function pathTo({ name, params = {} }: RouteTarget, among: readonly Screen[] = screens): string | undefined {
  const screen = among.find(one => one.name === name)
  if (!screen) return undefined
  const wanted = [...screen.path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
  return wanted.every(parameter => params[parameter]) ? generatePath(screen.path, params) : undefined
}
