import { House, type LucideIcon, SlidersHorizontal } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Right } from '#contracts/rights/catalogue.ts'

/** A screen: its place, its name, who may see it, and where its code is. The menu, the routes and their checks read this. */
export interface Screen {
  /** React Router's path; a parameter begins with a colon. */
  readonly path: `/${string}`
  readonly title: string
  readonly icon: LucideIcon
  /** The right that opens it; without one it is for everybody signed in. */
  readonly right?: Right
  /** Not in the side menu: it is reached from elsewhere, and by the command palette. */
  readonly isOutsideMenu?: boolean
  readonly load: () => Promise<{ default: ComponentType }>
}

/** The person's own settings, reached from the user menu. */
export const settingsPath = '/mySettings'

/** The start page, and where a refused or unknown company route leads. */
export const startPath = '/infopanel'

export const screens: readonly Screen[] = [
  {
    path: startPath,
    title: 'Informationspanel',
    icon: House,
    load: () => import('#ui/screens/infopanel/infopanel.tsx'),
  },
  {
    path: settingsPath,
    title: 'Mina inställningar',
    icon: SlidersHorizontal,
    isOutsideMenu: true,
    load: () => import('#ui/screens/my-settings/my-settings.tsx'),
  },
]
