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
  /** Unique to each message, so that the same text twice is announced twice. */
  readonly id: string | number
  readonly kind: 'ERROR' | 'SUCCESS' | 'INFO'
  readonly title?: string | undefined
  readonly text: string
}

export interface SnackbarProps {
  /** The current message; null when there is none. */
  readonly message: SnackbarMessage | null
  readonly onClose: () => void
  /** Called when the message gains or loses hover or focus. */
  readonly onHold?: (isHeld: boolean) => void
  /** The remaining share of its time, 1 to 0; without it no line is drawn. */
  readonly progress?: number | undefined
  /** A button that acts on the message. */
  readonly action?: ReactNode
}

const icons = { ERROR: CircleAlert, SUCCESS: CircleCheck, INFO: Info }

/** The key that moves the focus to the message and back, even out of a dialog. */
const shortcut = 'F8'

/**
 * Renders the message at the bottom of the window. It is mounted once and permanently, since a live
 * region announces only changes. It lies directly in <body>, usable above an open dialog. The
 * snackbar's machine decides what is shown, and for how long.
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
      // Escape closes only the top layer, which is the snackbar.
      event.stopPropagation()
      if (isEscape) return close.click()
      if (isInside) return goBack()
      cameFrom.current = document.activeElement
      close.focus()
    }
    /** Hides the focus from an open dialog, whose focus trap would take it back. */
    const hide = (event: FocusEvent) => {
      if (event.target instanceof Node && snackbarElement()?.contains(event.target)) event.stopPropagation()
    }
    const listening = new AbortController()
    // Listens at the window in the capture phase, before any dialog.
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
  /** Returns the focus to the previously focused element. */
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
    // A native listener: React's own relies on the event that is hidden from dialogs.
    element?.addEventListener('focus', hear, true)
    return () => element?.removeEventListener('focus', hear, true)
  }, [])
  const leave = () => {
    const hadFocus = root.current?.contains(document.activeElement)
    onClose()
    if (hadFocus) goBack()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes; the buttons in it do the work
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
