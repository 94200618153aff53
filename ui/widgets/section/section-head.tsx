import type { ReactNode } from 'react'
import { section } from '#styled-system/recipes/index.js'

export interface SectionHeadProps {
  /** Names the section: give it to `aria-labelledby`. */
  readonly id: string
  readonly title: ReactNode
  /** One short line of explanation. Its id is the title's with `-description`. */
  readonly description?: ReactNode
  /** At the right of the title. */
  readonly actions?: ReactNode
  /** 2 directly under the screen's h1. */
  readonly level?: 2 | 3
  /** The section's look, where it is another than the usual. */
  readonly styles?: Pick<ReturnType<typeof section>, 'header' | 'titles' | 'title' | 'description' | 'actions'>
}

const usual = section()

/** The head of whatever is a section: the title, what it is about, and what can be done with it. */
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
            {description}
          </p>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
