import { allows, type Rights } from '#contracts/rights/catalogue.ts'
import type { MenuGroup, Screen } from '#ui/shell/area.ts'

/** A part of the side menu: a group with its screens, or the screens outside groups. */
export interface MenuPart {
  readonly group: MenuGroup | undefined
  readonly screens: readonly Screen[]
}

/** Returns the side menu that some rights give, in its order: the screens outside groups first. */
export function menuOf(screens: readonly Screen[], rights: Rights): readonly MenuPart[] {
  const open = screens.filter(({ isOutsideMenu, right }) => !isOutsideMenu && (!right || allows(rights, right)))
  const groups = [...new Set(open.map(({ group }) => group))].toSorted((a, b) => Number(!!a) - Number(!!b))
  return groups.map(group => ({ group, screens: open.filter(screen => screen.group === group) }))
}
