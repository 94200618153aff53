import type { ReactNode } from 'react'
import { feedback } from '#styled-system/recipes/index.js'
import type { Icon } from '../button/button.tsx'

export interface EmptyStateProps {
  readonly icon?: Icon
  /** One line: what belongs here, or what was searched for. */
  readonly title: string
  /** Where nothing else is on the screen, the title is its heading. */
  readonly as?: 'p' | 'h1'
  readonly text?: ReactNode
  /** What fills it, or clears the search: a button or two. */
  readonly action?: ReactNode
  readonly size?: 'sm' | 'md'
}

/** A list with nothing in it, or nothing that matches. */
export const EmptyState = ({ icon: Icon, title, as: Title = 'p', text, action, size }: EmptyStateProps) => {
  const styles = feedback({ size })
  return (
    <div className={styles.root}>
      {Icon && (
        <span className={styles.icon}>
          <Icon aria-hidden />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <div className={styles.text}>{text}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
