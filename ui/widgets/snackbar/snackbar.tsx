import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { snackbar } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { PlainIconButton } from '../button/plain-icon-button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { snackbarElement } from './snackbar-element.ts'

export interface SnackbarMessage {
  /** Changes with every message, so that the same words twice are also read twice. */
  readonly id: string | number
  readonly kind: 'ERROR' | 'SUCCESS' | 'INFO'
  readonly title?: string | undefined
  readonly text: string
}

export interface SnackbarProps {
  /** What is shown now; null when nothing is. */
  readonly message: SnackbarMessage | null
  readonly onClose: () => void
  /** It is pointed at or has the focus, or no longer. */
  readonly onHold?: (isHeld: boolean) => void
  /** How much of its time is left, 1 to 0; left out, no line is drawn. */
  readonly progress?: number | undefined
  /** A button to act on it at once. */
  readonly action?: ReactNode
}

const icons = { ERROR: CircleAlert, SUCCESS: CircleCheck, INFO: Info }

/** The key that leads to the message and back, wherever the focus is: also out of a dialog. */
const shortcut = 'F8'

/**
 * The message at the bottom of the window. Mounted once and always, since a live region speaks only
 * of what changes in it; it lies directly in <body>, where an open dialog leaves it within reach.
 * What is shown, and how long, is for the snackbar's machine to say.
 */
export const Snackbar = ({ message, ...rest }: SnackbarProps) => {
  const cameFrom = useRef<Element>(null)
  const goBack = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    cameFrom.current = null
  }, [])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const region = snackbarElement()
      const close = region?.querySelector<HTMLElement>('[aria-keyshortcuts]')
      const isInside = region?.contains(document.activeElement)
      const isEscape = event.key === 'Escape' && isInside
      if (!close || (event.key !== shortcut && !isEscape)) return
      event.preventDefault()
      // Escape closes the top layer only, and this is it.
      event.stopPropagation()
      if (isEscape) return close.click()
      if (isInside) return goBack()
      cameFrom.current = document.activeElement
      close.focus()
    }
    /** A dialog that holds the focus would take it back at once. */
    const hide = (event: FocusEvent) => {
      if (event.target instanceof Node && snackbarElement()?.contains(event.target)) event.stopPropagation()
    }
    const listening = new AbortController()
    // At the window, which is asked before any dialog.
    const first = { capture: true, signal: listening.signal }
    window.addEventListener('keydown', hear, first)
    window.addEventListener('focusin', hide, first)
    return () => listening.abort()
  }, [goBack])
  return createPortal(
    <div className={snackbar().region} aria-live={message?.kind === 'ERROR' ? 'assertive' : 'polite'}>
      {message && <Message key={message.id} message={message} goBack={goBack} {...rest} />}
    </div>,
    snackbarElement() ?? document.body,
  )
}

interface MessageProps extends SnackbarProps {
  readonly message: SnackbarMessage
  /** Gives the focus back to where it was. */
  readonly goBack: () => void
}

const Message = ({ message, onClose, onHold, progress, action, goBack }: MessageProps) => {
  const { kind, title, text } = message
  const styles = snackbar({ kind })
  const Icon = icons[kind]
  const root = useRef<HTMLDivElement>(null)
  const held = useRef({ pointer: false, focus: false })
  const hold = (by: 'pointer' | 'focus', isHeld: boolean) => {
    const { pointer, focus } = held.current
    held.current[by] = isHeld
    const isStill = held.current.pointer || held.current.focus
    if (isStill !== (pointer || focus)) onHold?.(isStill)
  }
  const heldByFocus = useRef(() => {})
  heldByFocus.current = () => hold('focus', true)
  useEffect(() => {
    const element = root.current
    const hear = () => heldByFocus.current()
    // React's own is told by the event that is kept from dialogs.
    element?.addEventListener('focus', hear, true)
    return () => element?.removeEventListener('focus', hear, true)
  }, [])
  const leave = () => {
    const hadFocus = root.current?.contains(document.activeElement)
    onClose()
    if (hadFocus) goBack()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; what can be done is done by the buttons in it
    <div
      ref={root}
      className={styles.root}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false)
      }}
    >
      <span className={styles.icon}>
        <Icon aria-hidden />
        <VisuallyHidden>{widgetTexts.severity[kind]}</VisuallyHidden>
      </span>
      <div className={styles.content} data-titled={title === undefined ? undefined : ''}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{text}</p>
      </div>
      {action}
      <PlainIconButton
        icon={X}
        label={widgetTexts.close}
        title={`${widgetTexts.close} (${shortcut})`}
        aria-keyshortcuts={shortcut}
        size="sm"
        onClick={leave}
      />
      {progress !== undefined && (
        <span aria-hidden className={styles.progress} style={{ '--progress': progress } as CSSProperties} />
      )}
    </div>
  )
}
