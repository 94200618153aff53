import type { LucideIcon } from 'lucide-react'
import type { Rule } from '#contracts/rights/rule.ts'

/** A collapsible group of the side menu. `items` are names of screens, in their order. */
export interface MenuGroup {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
  readonly items: readonly string[]
}

/** A line across the menu, before what follows it. `divider` is its id. */
interface MenuDivider {
  readonly divider: string
}

/** The side menu as it is for somebody who may see everything. `item` is the name of a screen. */
export type Menu = readonly (MenuGroup | MenuDivider | { readonly item: string })[]

/** What the menu lists: a screen, by its name, and what opens it. */
interface Listed {
  readonly name: string
  readonly access?: Rule | undefined
}

/** A part of the menu as somebody sees it. */
export type MenuPart<Screen extends Listed> =
  | { readonly kind: 'screen'; readonly screen: Screen }
  | { readonly kind: 'group'; readonly group: MenuGroup; readonly screens: readonly Screen[] }
  | { readonly kind: 'divider'; readonly id: string }

/**
 * Returns the menu of somebody to whom `opens` answers: the screens that are open, groups that have
 * one at least, and dividers between what is left. Screens that do not exist are not in `screens`.
 */
export function menuOf<Screen extends Listed>(
  menu: Menu,
  screens: readonly Screen[],
  opens: (rule: Rule | undefined) => boolean,
): readonly MenuPart<Screen>[] {
  const open = new Map(screens.filter(({ access }) => opens(access)).map(screen => [screen.name, screen]))
  const parts = menu.flatMap((place): MenuPart<Screen>[] => {
    if ('divider' in place) return [{ kind: 'divider', id: place.divider }]
    if ('item' in place) {
      const screen = open.get(place.item)
      return screen ? [{ kind: 'screen', screen }] : []
    }
    const inGroup = place.items.flatMap(name => open.get(name) ?? [])
    return inGroup.length > 0 ? [{ kind: 'group', group: place, screens: inGroup }] : []
  })
  return parts.filter(({ kind }, index) => kind !== 'divider' || (index > 0 && index < parts.length - 1))
}
