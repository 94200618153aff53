import MenuIcon from 'lucide-react/icons/menu'
import { css } from '#styled-system/css/index.js'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Badged } from '#ui/widgets/badge/badge.tsx'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { useOfAreas } from '../area.ts'
import { HelpToggle } from '../help-panel/help-toggle.tsx'
import { Slot } from '../slot.tsx'
import { FindButton } from './find-button.tsx'
import { UserMenu } from './user-menu.tsx'

const bar = css({
  position: 'sticky',
  top: '0',
  // Below the offline banner.
  'html:has([data-offline]) &': { top: { md: '10' } },
  zIndex: 'toolbar',
  height: 'toolbar',
  flexShrink: '0',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '0', md: '2' },
  paddingInline: { base: '2', md: '6' },
  bg: 'bg.surface',
  borderBottom: 'subtle',
  // Buttons of touch size are together wider than a phone, so they share its width.
  smDown: { '& .button--shape_icon': { width: '[min(10vw, 2.75rem)]', minWidth: '0' } },
})
const small = css({ display: { base: 'inline-flex', md: 'none' } })
/** On a phone the user menu holds the help, which leaves room for the company's name. */
const end = css({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '0', md: '2' },
  flexShrink: '0',
})

/** Closely spaced to fit on a narrow screen. */
const icons = css({ display: 'flex', alignItems: 'center' })

/**
 * Renders above every screen: the contributions of the areas, the search, the help and the user
 * menu.
 */
export function Toolbar({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const unread = useOfAreas(area => area.useUnread).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return (
    <header className={bar}>
      <span className={small}>
        <Badged count={unread}>
          <IconButton icon={MenuIcon} label={shellTexts.openMenu} onClick={onOpenMenu} />
        </Badged>
      </span>
      <Slot of={({ toolbar }) => toolbar?.start} />
      <div className={end}>
        <FindButton />
        <Slot of={({ toolbar }) => toolbar?.end} />
        <div className={icons}>
          <Slot of={({ toolbar }) => toolbar?.icons} />
        </div>
        <span className={common.onWideScreens}>
          <HelpToggle />
        </span>
        <UserMenu />
      </div>
    </header>
  )
}
