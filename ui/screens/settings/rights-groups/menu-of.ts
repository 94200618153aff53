import { allows, type Rights } from '#contracts/rights/catalogue.ts'
import type { MenuGroup, Screen } from '#ui/shell/area.ts'

/** The side menu: the screens outside groups, and then the groups with theirs. */
export interface Menu {
  readonly screens: readonly Screen[]
  readonly groups: readonly (MenuGroup & { readonly screens: readonly Screen[] })[]
}

/** Returns the side menu that some rights give, in its order. */
export function menuOf(screens: readonly Screen[], rights: Rights): Menu {
  const open = screens.filter(({ isOutsideMenu, right }) => !isOutsideMenu && (!right || allows(rights, right)))
  const groups = [...new Set(open.flatMap(({ group }) => group ?? []))]
  return {
    screens: open.filter(({ group }) => !group),
    groups: groups.map(group => ({ ...group, screens: open.filter(screen => screen.group === group) })),
  }
}
