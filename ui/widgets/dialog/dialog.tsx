import { Dialog as ArkDialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import X from 'lucide-react/icons/x'
import { type CSSProperties, type FormEvent, type ReactNode, useRef } from 'react'
import { dialog } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { IconButton } from '../button/icon-button.tsx'
import { modal } from '../snackbar/snackbar-element.ts'
import { wholeDates } from '../whole-dates/whole-dates.tsx'
import { useTurn } from './use-turn.ts'

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** One line under the title. */
  readonly description?: string | undefined
  /**
   * Called on the close button, Escape or a press outside. Without it, only the dialog's own
   * buttons close it.
   */
  readonly onClose?: (() => void) | undefined
  /**
   * Prevents Escape and a press outside from closing the dialog, unless overridden below. The close
   * button remains.
   */
  readonly persistent?: boolean
  readonly closeOnOutside?: boolean
  readonly closeOnEscape?: boolean
  /** In CSS pixels; never wider than the window. On a phone the dialog is a full-width sheet. */
  readonly width?: number
  /** As large as the window, for a page of choices. */
  readonly isFullscreen?: boolean
  /** Beside the close button: a menu, a button. */
  readonly actions?: ReactNode
  /** The buttons; the primary one last. */
  readonly footer?: ReactNode
  /** `alertdialog` for a question that blocks everything else. */
  readonly role?: 'dialog' | 'alertdialog'
  /**
   * Receives the initial focus; by default the first control below the heading, never the close
   * button.
   */
  readonly initialFocus?: () => HTMLElement | null
  /** Receives the focus after closing; by default, and for null, the previously focused element. */
  readonly finalFocus?: () => HTMLElement | null
  readonly children: ReactNode
}

const control = ':is(input, select, textarea, button, a[href], [tabindex="0"]):not(:disabled, [tabindex="-1"])'

const firstControl = (content: HTMLElement | null) =>
  content?.querySelector<HTMLElement>(`:scope > :not(header) ${control}`) ?? content

/**
 * Makes the body focusable while it scrolls and holds no control, since only a focused element
 * scrolls by keyboard in every browser. Returns a function that stops it.
 */
function scrollByKeyboard(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined
  const observer = new ResizeObserver(() => {
    if (!body.querySelector(control) && body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  for (const element of [body, ...body.children]) observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Keeps the submit event of a dialog's form from a form that contains the dialog: React passes
 * events on to the parent component, although the dialog is elsewhere in the page.
 */
const stopSubmit = (event: FormEvent) => event.stopPropagation()

/**
 * Renders a modal window. It traps the focus while open and restores it on closing; everything
 * beneath is inert except the snackbar.
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
  const isOpen = useTurn(open)
  return (
    <ArkDialog.Root
      open={isOpen}
      onOpenChange={details => {
        if (!details.open) onClose?.()
      }}
      closeOnInteractOutside={closeOnOutside && onClose !== undefined}
      closeOnEscape={closeOnEscape && onClose !== undefined}
      role={role}
      lazyMount
      unmountOnExit
      {...modal}
      initialFocusEl={initialFocus ?? (() => firstControl(content.current))}
      {...(finalFocus && { finalFocusEl: finalFocus })}
    >
      <Portal>
        <ArkDialog.Backdrop className={styles.backdrop} />
        <ArkDialog.Positioner className={styles.positioner} onSubmit={stopSubmit}>
          <ArkDialog.Content
            ref={content}
            className={styles.content}
            style={{ '--dialog-width': `${width / 16}rem` } as CSSProperties}
          >
            <header className={styles.header}>
              <div className={styles.titles}>
                <ArkDialog.Title className={styles.title}>{title}</ArkDialog.Title>
                {description !== undefined && (
                  <ArkDialog.Description className={styles.description}>
                    {wholeDates(description)}
                  </ArkDialog.Description>
                )}
              </div>
              <div className={styles.actions}>
                {actions}
                {onClose && <IconButton icon={X} label={widgetTexts.close} size="sm" onClick={onClose} />}
              </div>
            </header>
            <div ref={scrollByKeyboard} className={styles.body}>
              {children}
            </div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  )
}
