import { type ReactNode, useId } from 'react'
import { section } from '#styled-system/recipes/index.js'

export interface SectionProps {
  readonly title: string
  /** One short line of explanation. */
  readonly description?: ReactNode
  /** At the right of the title. */
  readonly actions?: ReactNode
  /** 2 directly under the screen's h1. */
  readonly level?: 2 | 3
  readonly padding?: 'normal' | 'none'
  readonly children: ReactNode
}

/** A titled part of a screen on its own ground. Never one within another. */
export const Section = ({ title, description, actions, level = 2, padding, children }: SectionProps) => {
  const id = useId()
  const styles = section({ padding })
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.root} aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
