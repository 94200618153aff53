import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useMemo } from 'react'
import { generatePath } from 'react-router-dom'
import { type CaseTerms, caseTerms } from '#contracts/code-lists/case-wording.ts'
import type { Rule } from '#contracts/rights/rule.ts'
import * as selectApp from '#machines/app/app.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import type { Command, FoundLines } from './command-palette/command.ts'
import type { Menu } from './side-menu/menu-of.ts'

/** A screen: its path, name, access and code. The menu, the routes and their guards read this. */
export interface Screen {
  /** The specification's route name, which links and notifications use. */
  readonly name: string
  /** React Router's path; a parameter begins with a colon. */
  readonly path: `/${string}`
  /** The title, which may follow the company's word for the person that a case concerns. */
  readonly title: string | ((terms: CaseTerms) => string)
  /** What the screen is about: the command palette finds it by these words and by its title. */
  readonly words?: readonly string[]
  readonly icon: LucideIcon
  /** What opens the screen; without a rule, every signed-in user may see it. */
  readonly access?: Rule
  /** True when the screen needs at least one employee in the register. */
  readonly needsEmployees?: boolean
  /** Fetches the code. A screen without code says that it does not exist yet, and is in no list. */
  readonly load?: (() => Promise<{ default: ComponentType }>) | undefined
}

/** One or more dialogs over every screen. Their code is fetched when first needed. */
export interface AreaDialog {
  /** Whether it is mounted during the whole session, or only while a company is chosen. */
  readonly within: 'session' | 'company'
  /** A hook: true while the dialog is to be shown. */
  readonly useIsWanted: () => boolean
  readonly load: () => Promise<{ default: ComponentType }>
}

/**
 * The contributions of a subject to the shell. All are optional, and are shown in the order of the
 * areas.
 */
export interface Area {
  readonly screens?: readonly Screen[]
  /** Addresses that lead to a screen with another one. */
  readonly redirects?: readonly { readonly from: `/${string}`; readonly to: string }[]
  readonly dialogs?: readonly AreaDialog[]
  /** Code that runs while a company is in use, and shows nothing: what is fetched at sign-in. */
  readonly background?: { readonly load: () => Promise<{ default: ComponentType }> }
  /** In the toolbar: first, last, or among the closely spaced icons. */
  readonly toolbar?: { readonly [Place in 'start' | 'end' | 'icons']?: ComponentType }
  /** Items of the user menu, made with `ui/widgets/menu`. */
  readonly UserMenu?: ComponentType
  /** On the start page, before the rest: what is to be done in the subject. */
  readonly StartPage?: ComponentType
  /** At the top of the side menu. */
  readonly MenuHead?: ComponentType
  /** A hook: the area's commands in the command palette. */
  readonly useCommands?: () => readonly Command[]
  /** Loads the hook of the lines that appear only in search results of the command palette. */
  readonly finds?: () => Promise<{ readonly useFinds: () => FoundLines }>
  /** A hook: the number of unread items, which the menu button shows on a phone. */
  readonly useUnread?: () => number
  /** A hook: an element that replaces every screen, or null. */
  readonly useObstacle?: () => ReactNode
}

/** What the application consists of: its areas, and the order of the side menu. */
export interface Application {
  readonly areas: readonly Area[]
  readonly menu: Menu
}

const AreasContext = createContext<Application | null>(null)
export const AreasProvider = AreasContext.Provider

/**
 * Returns the areas of the application and its menu. They never change, so that the areas' hooks
 * keep their order.
 */
export function useAreas(): Application {
  const application = useContext(AreasContext)
  if (!application) throw new Error('useAreas needs an AreasProvider above it')
  return application
}

/**
 * Calls a hook of every area, in order. The areas never change, and so the order of hooks does not.
 */
export const useOfAreas = <Value>(hookOf: (area: Area) => (() => Value) | undefined): readonly (Value | undefined)[] =>
  useAreas().areas.map(area => hookOf(area)?.())

/** Returns every screen of the application. */
export function useScreens(): readonly Screen[] {
  const { areas } = useAreas()
  return useMemo(() => areas.flatMap(({ screens = [] }) => screens), [areas])
}

/** Returns a function that gives a screen's title, in the wording of the company in use. */
export function useTitleOf(): (screen: Pick<Screen, 'title'>) => string {
  const wording = useSelect('app', selectApp.workplace)?.company.BrukareNamnTyp ?? 'BRUKARE'
  return useCallback(({ title }) => (typeof title === 'string' ? title : title(caseTerms[wording])), [wording])
}

/** A screen by its name, with the parameters of its path. */
export interface RouteTarget {
  readonly name: string
  readonly params?: Readonly<Record<string, string>> | undefined
}

/**
 * Returns the path of a target. Undefined when no screen has that name or a parameter is missing:
 * the link is then rendered as text. It becomes a link when a later release lists the screen.
 */
export function pathTo({ name, params = {} }: RouteTarget, among: readonly Screen[]): string | undefined {
  const screen = among.find(one => one.name === name)
  if (!screen) return undefined
  const wanted = [...screen.path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '')
  return wanted.every(parameter => params[parameter]) ? generatePath(screen.path, params) : undefined
}

/** Returns a function that finds the path of a target among the application's screens. */
export function usePathTo(): (target: RouteTarget) => string | undefined {
  const screens = useScreens()
  return target => pathTo(target, screens)
}
