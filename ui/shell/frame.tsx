import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectHelp from '#machines/frame/help-panel/help-panel.select.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { css } from '#styled-system/css/index.js'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useBrand, useSelect } from '#ui/runtime/hooks.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Drawer } from '#ui/widgets/drawer/drawer.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { SkipLink } from '#ui/widgets/visually-hidden/skip-link.tsx'
import { useOfAreas } from './area.ts'
import { AreaDialogs } from './area-dialogs.tsx'
import { Keyboard } from './keyboard.tsx'
import { MenuItems } from './side-menu/menu-items.tsx'
import { SideMenu } from './side-menu/side-menu.tsx'
import { Slot } from './slot.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'

const HelpPanel = lazyChunk(() => import('./help-panel/help-panel.tsx'))

const frame = css({ display: 'flex', minHeight: 'screen' })
const main = css({
  flex: '1',
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  padding: { base: '4', md: '6' },
})

/** Renders the side menu, the toolbar, and the screen of the chosen company and year. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { softwareName } = useBrand()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const hasHelp = useSelect('helpPanel', selectHelp.isOpenForScreen)
  return (
    <div className={frame}>
      <SkipLink target="content" />
      <Keyboard />
      <SideMenu />
      <div className={common.columnInRow}>
        <Toolbar onOpenMenu={() => setDrawerOpen(true)} />
        <main className={main} id="content" tabIndex={-1}>
          <Work>{children}</Work>
        </main>
      </div>
      {hasHelp && <HelpPanel />}
      <AreaDialogs within="company" />
      <Drawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} title={softwareName}>
        <Slot of={({ MenuHead }) => MenuHead} />
        <MenuItems onGo={() => setDrawerOpen(false)} />
      </Drawer>
    </div>
  )
}

/**
 * Mounts a new screen for another company, year or route. Without rights, or with an obstacle, it
 * renders no screen.
 */
function Work({ children }: { readonly children: ReactNode }) {
  const workplace = useSelect('app', selectApp.workplace)
  const arePending = useSelect('rights', selectRights.arePending)
  const { pathname } = useLocation()
  const obstacle = useOfAreas(area => area.useObstacle).find(Boolean)
  if (arePending) return <LoadingIndicator />
  if (obstacle) return obstacle
  return <div key={`${workplace?.company.FtgKey} ${workplace?.year} ${pathname}`}>{children}</div>
}
