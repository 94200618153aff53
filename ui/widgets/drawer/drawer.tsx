import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import X from 'lucide-react/icons/x'
import type { CSSProperties, ReactNode } from 'react'
import { drawer } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { modal } from '../snackbar/snackbar-element.ts'

export interface DrawerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** The edge that it slides in from. */
  readonly side?: 'start' | 'end'
  /** In CSS pixels; at most 85 % of the screen. */
  readonly width?: number
  /** The element that gets the focus on close; by default the one that had it before. */
  readonly finalFocus?: () => HTMLElement | null
  readonly children: ReactNode
}

/**
 * Renders a panel at the edge of a small screen, for the side menu or a help text. It is a dialog.
 */
export const Drawer = ({ open, onClose, title, side = 'start', width = 300, finalFocus, children }: DrawerProps) => {
  const styles = drawer({ side })
  return (
    <ArkDialog.Root
      open={open}
      onOpenChange={details => {
        if (!details.open) onClose()
      }}
      lazyMount
      unmountOnExit
      {...modal}
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <ArkDialog.Backdrop className={styles.backdrop} />
        <ArkDialog.Positioner className={styles.positioner}>
          <ArkDialog.Content
            className={styles.content}
            style={{ '--drawer-width': `${width / 16}rem` } as CSSProperties}
          >
            <header className={styles.header}>
              <ArkDialog.Title className={styles.title}>{title}</ArkDialog.Title>
              <IconButton icon={X} label={widgetTexts.close} size="sm" onClick={onClose} />
            </header>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
            <div className={styles.body} tabIndex={0} role="group" aria-label={title}>
              {children}
            </div>
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  )
}
