import { type ReactNode, useId } from 'react'
import { section } from '#styled-system/recipes/index.js'
import { SectionHead, type SectionHeadProps } from './section-head.tsx'

export interface SectionProps extends Omit<SectionHeadProps, 'id' | 'title' | 'styles'> {
  readonly title: string
  readonly padding?: 'normal' | 'none'
  readonly children: ReactNode
}

/** Renders a titled part of a screen on a surface of its own. Sections are never nested. */
export const Section = ({ padding, children, ...head }: SectionProps) => {
  const id = useId()
  const styles = section({ padding })
  return (
    <section className={styles.root} aria-labelledby={id}>
      <SectionHead {...head} id={id} />
      <div className={styles.body}>{children}</div>
    </section>
  )
}
