import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { feedback } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Button } from '../button/button.tsx'

export interface ErrorStateProps {
  /** What could not be done: 'Företagen kunde inte hämtas'. */
  readonly title?: string
  /** Why, as far as it is known, and what to do. */
  readonly text?: ReactNode
  readonly onRetry?: () => void
  /** The new attempt is under way. */
  readonly pending?: boolean
  readonly size?: 'sm' | 'md'
}

/** A part of a screen that could not be fetched: what happened, and a way to try again. */
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
