import { Portal } from '@ark-ui/react/portal'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import type { CSSProperties, ReactNode } from 'react'
import { snackbar } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/text/widgets.ts'
import { IconButton } from '../button/icon-button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { snackbarMark } from './snackbar-element.ts'

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
  /** How much of its time is left, 1 to 0; left out, no line is drawn. */
  readonly progress?: number | undefined
  /** A button to act on it at once. */
  readonly action?: ReactNode
}

const icons = { ERROR: CircleAlert, SUCCESS: CircleCheck, INFO: Info }

/**
 * The message at the bottom of the window. Mounted once and always, since a live region speaks only of what changes in it;
 * it lies directly in <body>, where an open dialog leaves it within reach. What is shown, and how long, is for the
 * snackbar's machine to say.
 */
export const Snackbar = ({ message, ...rest }: SnackbarProps) => (
  <Portal>
    <div
      className={snackbar().region}
      aria-live={message?.kind === 'ERROR' ? 'assertive' : 'polite'}
      {...{ [snackbarMark]: '' }}
    >
      {message && <Message key={message.id} message={message} {...rest} />}
    </div>
  </Portal>
)

const Message = ({ message, onClose, progress, action }: SnackbarProps & { readonly message: SnackbarMessage }) => {
  const { kind, title, text } = message
  const styles = snackbar({ kind })
  const Icon = icons[kind]
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon aria-hidden />
        <VisuallyHidden>{widgetTexts.severity[kind]}</VisuallyHidden>
      </span>
      <div className={styles.content} data-titled={title === undefined ? undefined : ''}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{text}</p>
      </div>
      {action}
      <IconButton icon={X} label={widgetTexts.close} size="sm" onClick={onClose} />
      {progress !== undefined && (
        <span aria-hidden className={styles.progress} style={{ '--progress': progress } as CSSProperties} />
      )}
    </div>
  )
}
