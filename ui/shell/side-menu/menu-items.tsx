import { useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import * as selectRights from '#machines/rights/rights.select.ts'
import { css } from '#styled-system/css/index.js'
import { useOpens } from '#ui/runtime/access.ts'
import { useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { type Screen, useAreas, useScreens, useTitleOf } from '../area.ts'
import { MenuGroupItem } from './menu-group.tsx'
import { menuItem } from './menu-item-style.ts'
import { type MenuGroup, type MenuPart, menuOf } from './menu-of.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '0.5', padding: '2', whiteSpace: 'nowrap' })
const divider = css({ borderTop: 'subtle', marginBlock: '1' })

/** Renders the menu that is open to the person. Renders no item while the rights are pending. */
export function MenuItems({ onGo }: { readonly onGo?: () => void }) {
  const parts = useMenu()
  const titleOf = useTitleOf()
  const { isOpen, turn } = useOpenGroups(parts)
  return (
    <nav aria-label={shellTexts.menu}>
      <ul className={list}>
        {parts.map(part => {
          if (part.kind === 'divider')
            return (
              <li key={part.id}>
                <hr className={divider} />
              </li>
            )
          if (part.kind === 'group') {
            const { group, screens } = part
            return (
              <MenuGroupItem
                key={group.id}
                group={group}
                screens={screens}
                isOpen={isOpen(group)}
                onTurn={() => turn(group)}
                onGo={onGo}
              />
            )
          }
          const { path, icon: Icon } = part.screen
          return (
            <li key={path}>
              <NavLink to={path} className={menuItem} onClick={onGo}>
                <Icon aria-hidden />
                {titleOf(part.screen)}
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Returns the person's menu, of the screens that exist. */
function useMenu(): readonly MenuPart<Screen>[] {
  const arePending = useSelect('rights', selectRights.arePending)
  const { menu } = useAreas()
  const screens = useScreens()
  const opens = useOpens()
  return arePending
    ? []
    : menuOf(
        menu,
        screens.filter(({ load }) => load),
        opens,
      )
}

/** True for the path of a screen, and of its items. */
const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Returns the open groups: those stored on this device, and the current screen's. */
function useOpenGroups(parts: readonly MenuPart<Screen>[]) {
  const { storage } = useRuntime()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(storage.menuGroups.read)
  const here = parts.flatMap(part =>
    part.kind === 'group' && part.screens.some(({ path }) => isWithin(pathname, path)) ? part.group.id : [],
  )[0]
  useEffect(() => {
    if (here) setOpen(ids => (ids.includes(here) ? ids : [...ids, here]))
  }, [here])
  return {
    isOpen: ({ id }: MenuGroup) => open.includes(id),
    turn: ({ id }: MenuGroup) => {
      const next = open.includes(id) ? open.filter(each => each !== id) : [...open, id]
      storage.menuGroups.write(next)
      setOpen(next)
    },
  }
}
