import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import X from 'lucide-react/icons/x'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { dialog } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { reachableElements } from '../snackbar/snackbar-element.ts'

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** One line under the title. */
  readonly description?: string | undefined
  /**
   * Asked to close, by the cross, Escape or a press outside. Without it there is no way out but the
   * dialog's own buttons.
   */
  readonly onClose?: (() => void) | undefined
  /**
   * Neither Escape nor a press outside closes it, unless the two properties below say so; the cross
   * does.
   */
  readonly persistent?: boolean
  readonly closeOnOutside?: boolean
  readonly closeOnEscape?: boolean
  /** In CSS pixels; never wider than the window. On a phone it is a sheet as wide as the screen. */
  readonly width?: number
  /** As large as the window, for what is a page's worth of choices. */
  readonly isFullscreen?: boolean
  /** Beside the cross: a menu, a button. */
  readonly actions?: ReactNode
  /** The buttons: the verb last. */
  readonly footer?: ReactNode
  /** `alertdialog` for a question that stops everything else. */
  readonly role?: 'dialog' | 'alertdialog'
  /**
   * What gets the focus first; otherwise the first control below the heading, so that it is never
   * the cross.
   */
  readonly initialFocus?: () => HTMLElement | null
  /** What gets the focus when it has closed; otherwise, and when it is null, what had it before. */
  readonly finalFocus?: () => HTMLElement | null
  readonly children: ReactNode
}

const control = ':is(input, select, textarea, button, a[href], [tabindex="0"]):not(:disabled, [tabindex="-1"])'

const firstControl = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>(`:scope > :not(header) ${control}`) ?? content

/**
 * A window over the screen. The focus is held in it while it is open and given back when it closes;
 * what lies beneath is out of reach, all but the snackbar.
 */
export const Dialog = ({
  open,
  title,
  description,
  onClose,
  persistent = false,
  closeOnOutside = !persistent,
  closeOnEscape = !persistent,
  width = 590,
  isFullscreen = false,
  actions,
  footer,
  role = 'dialog',
  initialFocus,
  finalFocus,
  children,
}: DialogProps) => {
  const styles = dialog({ size: isFullscreen ? 'full' : 'fit' })
  const content = useRef<HTMLDivElement>(null)
  return (
    <ArkDialog.Root
      open={open}
      onOpenChange={details => {
        if (!details.open) onClose?.()
      }}
      closeOnInteractOutside={closeOnOutside && onClose !== undefined}
      closeOnEscape={closeOnEscape && onClose !== undefined}
      role={role}
      lazyMount
      unmountOnExit
      persistentElements={reachableElements}
      initialFocusEl={initialFocus ?? (() => firstControl(content.current))}
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <ArkDialog.Backdrop className={styles.backdrop} />
        <ArkDialog.Positioner className={styles.positioner}>
          <ArkDialog.Content
            ref={content}
            className={styles.content}
            style={{ '--dialog-width': `${width / 16}rem` } as CSSProperties}
          >
            <header className={styles.header}>
              <div className={styles.titles}>
                <ArkDialog.Title className={styles.title}>{title}</ArkDialog.Title>
                {description !== undefined && (
                  <ArkDialog.Description className={styles.description}>{description}</ArkDialog.Description>
                )}
              </div>
              <div className={styles.actions}>
                {actions}
                {onClose && <IconButton icon={X} label={widgetTexts.close} size="sm" onClick={onClose} />}
              </div>
            </header>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  )
}
