import type { ReactNode } from 'react'
import { section } from '#styled-system/recipes/index.js'
import { wholeDates } from '../whole-dates/whole-dates.tsx'

export interface SectionHeadProps {
  /** The title's id, for the section's `aria-labelledby`. */
  readonly id: string
  readonly title: ReactNode
  /** One short line of explanation. Its id is the title's with `-description`. */
  readonly description?: ReactNode
  /** Right of the title. */
  readonly actions?: ReactNode
  /** 2 directly under the screen's h1. */
  readonly level?: 2 | 3
  /** Other styles than the section's usual ones. */
  readonly styles?: Pick<ReturnType<typeof section>, 'header' | 'titles' | 'title' | 'description' | 'actions'>
}

const usual = section()

/** Renders the head of a section: title, description and actions. */
export const SectionHead = ({ id, title, description, actions, level = 2, styles = usual }: SectionHeadProps) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {description !== undefined && (
          <p id={`${id}-description`} className={styles.description}>
            {wholeDates(description)}
          </p>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
