import { Collapsible } from '@ark-ui/react/collapsible'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { section } from '#styled-system/recipes/index.js'
import type { SectionProps } from './section.tsx'
import { SectionHead } from './section-head.tsx'

export interface CollapsibleSectionProps extends SectionProps {
  /** The number of items in it, shown even while it is collapsed. */
  readonly count?: number
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * Renders a section that can be collapsed: its title is a button, and its whole head can be
 * pressed. The content stays mounted once it has been shown, so that nothing typed in it is lost.
 */
export const CollapsibleSection = ({
  title,
  count,
  padding,
  open,
  onOpenChange,
  children,
  ...head
}: CollapsibleSectionProps) => {
  const id = useId()
  const styles = section({ padding, collapses: true })
  const toggle = (
    <Collapsible.Trigger className={styles.toggle}>
      <Collapsible.Indicator className={styles.chevron} asChild>
        <ChevronRight aria-hidden />
      </Collapsible.Indicator>
      {title}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Collapsible.Trigger>
  )
  return (
    <Collapsible.Root open={open} onOpenChange={details => onOpenChange(details.open)} lazyMount asChild>
      <section className={styles.root} aria-labelledby={id}>
        <SectionHead {...head} id={id} title={toggle} styles={styles} />
        <Collapsible.Content className={styles.collapsible}>
          <div className={styles.body}>{children}</div>
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}
