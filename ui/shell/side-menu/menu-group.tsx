import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId } from 'react'
import { NavLink } from 'react-router-dom'
import { css, cx } from '#styled-system/css/index.js'
import { type Screen, useTitleOf } from '../area.ts'
import { menuItem } from './menu-item-style.ts'
import type { MenuGroup } from './menu-of.ts'

const chevron = css({
  marginInlineStart: 'auto',
  transitionProperty: '[rotate]',
  transitionDuration: 'fast',
  '[aria-expanded=false] > &': { rotate: '[-90deg]' },
})
/** Hidden in the narrow menu until hover or focus widens it. Long titles wrap. */
const list = css({
  whiteSpace: 'normal',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '0.5',
  mt: '0.5',
  '[data-state=mini]:not(:hover, :focus-within) &': { display: 'none' },
})
/** Wraps; the narrow menu cuts it off until hover or focus widens it. */
const words = css({
  minWidth: '0',
  textAlign: 'start',
  whiteSpace: 'normal',
  '[data-state=mini]:not(:hover, :focus-within) &': { whiteSpace: 'nowrap' },
})
/** Returns a title that may be broken within a word that is longer than the menu is wide. */
function breakable(title: string): ReactNode {
  const [before, after] = title.split('Assistansersättning')
  if (after === undefined) return title
  return (
    <>
      {before}Assistans
      <wbr />
      ersättning{after}
    </>
  )
}
/** As far in as the titles of groups; the longest word, 'Arbetsgivardeklaration', just fits. */
const indented = css({ paddingInlineStart: '10', paddingInlineEnd: '0', fontSize: '[0.8125rem]' })

interface MenuGroupItemProps {
  readonly group: MenuGroup
  readonly screens: readonly Screen[]
  readonly isOpen: boolean
  readonly onTurn: () => void
  readonly onGo: (() => void) | undefined
}

/** Renders a group of the side menu: its title is a button that shows and hides its screens. */
export function MenuGroupItem({ group: { title, icon: Icon }, screens, isOpen, onTurn, onGo }: MenuGroupItemProps) {
  const id = useId()
  const titleOf = useTitleOf()
  return (
    <li>
      <button type="button" className={menuItem} aria-expanded={isOpen} aria-controls={id} onClick={onTurn}>
        <Icon aria-hidden />
        <span className={words}>{breakable(title)}</span>
        <ChevronDown aria-hidden className={chevron} />
      </button>
      <ul id={id} className={list} hidden={!isOpen}>
        {isOpen &&
          screens.map(screen => (
            <li key={screen.path}>
              <NavLink to={screen.path} className={cx(menuItem, indented)} onClick={onGo}>
                {titleOf(screen)}
              </NavLink>
            </li>
          ))}
      </ul>
    </li>
  )
}
