import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { feedback } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Button } from '../button/button.tsx'

export interface ErrorStateProps {
  /** The failed action: 'Företagen kunde inte hämtas'. */
  readonly title?: string
  /** The cause, if known, and the remedy. */
  readonly text?: ReactNode
  readonly onRetry?: () => void
  /** True while the retry runs. */
  readonly pending?: boolean
  readonly size?: 'sm' | 'md'
}

/** Renders for a part of a screen that could not be fetched, with a retry button. */
export const ErrorState = ({
  title = widgetTexts.failedTitle,
  text,
  onRetry,
  pending = false,
  size,
}: ErrorStateProps) => {
  const styles = feedback({ tone: 'error', size })
  return (
    <div className={styles.root} role="alert">
      <span className={styles.icon}>
        <TriangleAlert aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <div className={styles.text}>{text}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button icon={RotateCw} pending={pending} onClick={onRetry}>
            {widgetTexts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
