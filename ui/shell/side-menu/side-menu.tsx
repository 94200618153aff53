import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { useState } from 'react'
import { cx, sva } from '#styled-system/css/index.js'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { Slot } from '../slot.tsx'
import { MenuItems } from './menu-items.tsx'

const sideMenu = sva({
  slots: ['place', 'panel', 'items', 'foot'],
  base: {
    /** Reserves the menu's width; the panel covers the content without moving it. */
    place: { display: { base: 'none', md: 'block' }, flexShrink: '0', width: 'sideMenu.full' },
    panel: {
      position: 'fixed',
      insetBlock: '0',
      left: '0',
      zIndex: 'sideMenu',
      width: 'sideMenu.full',
      display: 'flex',
      flexDirection: 'column',
      bg: 'bg.surface',
      borderRight: 'subtle',
      overflow: 'hidden',
      transitionProperty: '[width, box-shadow]',
      transitionDuration: 'normal',
      transitionTimingFunction: 'out',
    },
    items: { flex: '1', minHeight: '0', overflowY: 'auto', overflowX: 'hidden' },
    foot: { padding: '2', borderTop: 'subtle', display: 'flex', justifyContent: 'flex-end' },
  },
  variants: {
    state: {
      open: {},
      mini: {
        place: { width: 'sideMenu.mini' },
        panel: {
          width: 'sideMenu.mini',
          _hover: { width: 'sideMenu.full', boxShadow: 'float' },
          _focusWithin: { width: 'sideMenu.full', boxShadow: 'float' },
        },
      },
    },
  },
})

/**
 * Renders the permanent menu of wide windows: 210 px, or 60 px and growing on hover and focus. The
 * choice is stored.
 */
export function SideMenu() {
  const { storage } = useRuntime()
  const [state, setState] = useState(() => storage.sideMenu.read() ?? 'open')
  const styles = sideMenu({ state })
  const turn = () => {
    const next = state === 'open' ? 'mini' : 'open'
    storage.sideMenu.write(next)
    setState(next)
  }
  return (
    <aside className={styles.place}>
      <div className={cx(styles.panel, 'group')} data-state={state}>
        <Slot of={({ MenuHead }) => MenuHead} />
        <div className={styles.items}>
          <MenuItems />
        </div>
        <div className={styles.foot}>
          <IconButton
            icon={state === 'open' ? PanelLeftClose : PanelLeftOpen}
            label={state === 'open' ? shellTexts.collapseMenu : shellTexts.pinMenu}
            size="sm"
            onClick={turn}
          />
        </div>
      </div>
    </aside>
  )
}
