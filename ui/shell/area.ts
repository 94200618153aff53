import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react'
import { generatePath } from 'react-router-dom'
import type { Right } from '#contracts/rights/catalogue.ts'
import type { Command } from './command-palette/command.ts'

/** A group of the side menu, which opens and closes. */
export interface MenuGroup {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
}

/**
 * A screen: its path, its name, who may see it, and where its code is. The menu, the routes and
 * their checks read this.
 */
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

/**
 * A dialog, or several, over every screen. Its code is fetched when it is wanted for the first
 * time.
 */
export interface AreaDialog {
  /**
   * Whether it is open for as long as somebody is signed in, or only while they work in a company.
   */
  readonly within: 'session' | 'company'
  /** A hook: true while it is to be shown. */
  readonly useIsWanted: () => boolean
  readonly load: () => Promise<{ default: ComponentType }>
}

/**
 * What a subject brings to the shell. All of it is optional, and all of it stands in the order of
 * the list of areas.
 */
export interface Area {
  readonly screens?: readonly Screen[]
  readonly dialogs?: readonly AreaDialog[]
  /** In the toolbar: first, last, or among the icons that stand close together. */
  readonly toolbar?: { readonly [Place in 'start' | 'end' | 'icons']?: ComponentType }
  /** Items of the person's menu, of `ui/widgets/menu`. */
  readonly UserMenu?: ComponentType
  /** At the head of the side menu. */
  readonly MenuHead?: ComponentType
  /** A hook: what the command palette offers of it. */
  readonly useCommands?: () => readonly Command[]
  /** A hook: what the command palette finds of it by a search only. */
  readonly useFinds?: () => readonly Command[]
  /** A hook: how many things of it are unread, which a phone's button of the menu says. */
  readonly useUnread?: () => number
  /** A hook: what stands in the place of every screen, or null. */
  readonly useObstacle?: () => ReactNode
}

const AreasContext = createContext<readonly Area[] | null>(null)
export const AreasProvider = AreasContext.Provider

/**
 * The areas of the application. They do not change while the page lives, so that the hooks in them
 * keep their order.
 */
export function useAreas(): readonly Area[] {
  const areas = useContext(AreasContext)
  if (!areas) throw new Error('useAreas needs an AreasProvider above it')
  return areas
}

/**
 * Calls a hook of every area, in their order. The areas are the same for as long as the page lives,
 * and so is the order of their hooks.
 */
export const useOfAreas = <Value>(hookOf: (area: Area) => (() => Value) | undefined): readonly (Value | undefined)[] =>
  useAreas().map(area => hookOf(area)?.())

/** Every screen of the application. */
export function useScreens(): readonly Screen[] {
  const areas = useAreas()
  return useMemo(() => areas.flatMap(({ screens = [] }) => screens), [areas])
}

/** A screen by its name, with the parameters of its path. */
export interface RouteTarget {
  readonly name: string
  readonly params?: Readonly<Record<string, string>> | undefined
}

/**
 * The path of a target, or undefined when no screen has that name, or its path wants a parameter
 * that is not given: then there is nowhere to lead, and what would be a link is text. A screen of a
 * later release makes it a link by being listed.
 */
export function pathTo({ name, params = {} }: RouteTarget, among: readonly Screen[]): string | undefined {
  const screen = among.find(one => one.name === name)
  if (!screen) return undefined
  const wanted = [...screen.path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
  return wanted.every(parameter => params[parameter]) ? generatePath(screen.path, params) : undefined
}

/** Finds the path of a target among the screens of the application. */
export function usePathTo(): (target: RouteTarget) => string | undefined {
  const screens = useScreens()
  return target => pathTo(target, screens)
}
