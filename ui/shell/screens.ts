import { House, type LucideIcon } from 'lucide-react'
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
  readonly load: () => Promise<{ default: ComponentType }>
}

/** The start page, and where a refused or unknown company route leads. */
export const startPath = '/infopanel'

export const screens: readonly Screen[] = [
  {
    path: startPath,
    title: 'Informationspanel',
    icon: House,
    load: () => import('#ui/screens/infopanel/infopanel.tsx'),
  },
]
