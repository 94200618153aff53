import type { LucideIcon } from 'lucide-react'
import type { Right } from '#contracts/rights/catalogue.ts'
import { right } from '#contracts/rights/openings.ts'
import type { Rule } from '#contracts/rights/rule.ts'
import type { Screen } from './area.ts'

/** A route of the specification: its name, path, title, and what opens it. */
type Row = readonly [
  name: string,
  path: Screen['path'],
  title: Screen['title'],
  access: Right | Rule,
  more?: Pick<Screen, 'needsEmployees' | 'load'>,
]

/**
 * Returns the screens of the specification's routes. One without `load` has no code yet: its route
 * is guarded and tells so, and the menu and the command palette leave it out.
 */
export const plannedScreens = (icon: LucideIcon, rows: readonly Row[]): readonly Screen[] =>
  rows.map(([name, path, title, access, more]) => ({
    name,
    path,
    title,
    icon,
    ...more,
    access: typeof access === 'string' ? right(access) : access,
  }))
