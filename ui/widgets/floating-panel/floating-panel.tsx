import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { floatingPanel } from '#styled-system/recipes/index.js'
import type { Icon } from '../button/button.tsx'
import { floatingElement } from '../snackbar/snackbar-element.ts'

export interface FloatingPanelProps {
  readonly tone?: 'info' | 'warning' | 'error'
  /** `high` leaves room for another panel below. */
  readonly place?: 'low' | 'high'
  readonly icon: Icon
  readonly title: ReactNode
  readonly text: ReactNode
  readonly actions: ReactNode
  /** The name of the panel's landmark. */
  readonly label: string
}

/**
 * Renders a small panel that needs no immediate answer: it takes no focus and covers no button.
 * Announcing it is up to the caller.
 */
export const FloatingPanel = ({ tone, place, icon: Icon, title, text, actions, label }: FloatingPanelProps) => {
  const styles = floatingPanel({ tone, place })
  return createPortal(
    <section className={styles.region} aria-label={label}>
      <div className={styles.root}>
        <span className={styles.icon}>
          <Icon aria-hidden />
        </span>
        <div className={styles.content}>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </section>,
    floatingElement() ?? document.body,
  )
}
