import type { ReactNode } from 'react'
import { feedback } from '#styled-system/recipes/index.js'
import type { Icon } from '../button/button.tsx'
import { wholeDates } from '../whole-dates/whole-dates.tsx'

export interface EmptyStateProps {
  readonly icon?: Icon
  /** One line: the kind of missing content, or the search term. */
  readonly title: string
  /** 'h1' when the screen has no other heading. */
  readonly as?: 'p' | 'h1'
  readonly text?: ReactNode
  /** One or two buttons that add content or clear the search. */
  readonly action?: ReactNode
  readonly size?: 'sm' | 'md'
}

/** Renders for a list without rows or without matches. */
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
      {text !== undefined && <div className={styles.text}>{wholeDates(text)}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
