import { useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { allows } from '#contracts/rights/catalogue.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { css } from '#styled-system/css/index.js'
import { useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { type MenuGroup, type Screen, useScreens } from '../area.ts'
import { MenuGroupItem } from './menu-group.tsx'
import { menuItem } from './menu-item-style.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '0.5', padding: '2' })

/**
 * Renders the screens that the user's rights allow, grouped. Renders none while the rights are
 * pending.
 */
export function MenuItems({ onGo }: { readonly onGo?: () => void }) {
  const arePending = useSelect('rights', selectRights.arePending)
  const rights = useSelect('rights', selectRights.rights)
  const screens = useScreens()
  const { isOpen, turn } = useOpenGroups()
  const open = arePending
    ? []
    : screens.filter(screen => !screen.isOutsideMenu && (!screen.right || allows(rights, screen.right)))
  return (
    <nav aria-label={shellTexts.menu}>
      <ul className={list}>
        {open
          .filter(({ group }) => !group)
          .map(({ path, title, icon: Icon }) => (
            <li key={path}>
              <NavLink to={path} className={menuItem} onClick={onGo}>
                <Icon aria-hidden />
                {title}
              </NavLink>
            </li>
          ))}
        {groupsIn(open).map(group => (
          <MenuGroupItem
            key={group.id}
            group={group}
            screens={open.filter(screen => screen.group === group)}
            isOpen={isOpen(group)}
            onTurn={() => turn(group)}
            onGo={onGo}
          />
        ))}
      </ul>
    </nav>
  )
}

const groupsIn = (open: readonly Screen[]): readonly MenuGroup[] => [
  ...new Set(open.flatMap(({ group }) => group ?? [])),
]

/** Returns the open groups: those stored on this device, and the current screen's. */
function useOpenGroups() {
  const { storage } = useRuntime()
  const { pathname } = useLocation()
  const screens = useScreens()
  const [open, setOpen] = useState(storage.menuGroups.read)
  const here = screens.find(({ path }) => path === pathname)?.group?.id
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
