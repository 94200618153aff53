import { NavLink } from 'react-router-dom'
import { allows } from '#contracts/rights/catalogue.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { css } from '#styled-system/css/index.js'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/text/shell.ts'
import { screens } from '../screens.ts'

const list = css({ display: 'flex', flexDirection: 'column', gap: '0.5', padding: '2' })
const item = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  height: { base: 'control.md', _touch: 'control.touch' },
  paddingInline: '3',
  borderRadius: 'control',
  color: 'fg.muted',
  textStyle: 'strong',
  whiteSpace: 'nowrap',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
  '&[aria-current=page]': {
    bg: 'bg.selected',
    color: 'fg.default',
    _before: {
      content: '""',
      position: 'absolute',
      left: '0',
      insetBlock: '2',
      width: '[3px]',
      borderRadius: 'full',
      bg: 'accent.fill',
    },
  },
})

/** The screens that the person's rights open. While the rights are pending there are none. */
export function MenuItems({ onGo }: { readonly onGo?: () => void }) {
  const arePending = useSelect('rights', selectRights.arePending)
  const rights = useSelect('rights', selectRights.rights)
  const open = arePending
    ? []
    : screens.filter(screen => !screen.isOutsideMenu && (!screen.right || allows(rights, screen.right)))
  return (
    <nav aria-label={shellTexts.menu}>
      <ul className={list}>
        {open.map(({ path, title, icon: Icon }) => (
          <li key={path}>
            <NavLink to={path} className={item} onClick={onGo}>
              <Icon aria-hidden />
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
