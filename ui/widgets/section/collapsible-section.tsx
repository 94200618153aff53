import { Collapsible } from '@ark-ui/react/collapsible'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { section } from '#styled-system/recipes/index.js'
import type { SectionProps } from './section.tsx'

export interface CollapsibleSectionProps extends SectionProps {
  /** How many things it holds: said also while it is closed. */
  readonly count?: number
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * A section that can be put away: its title is a button, and the whole head can be pressed. What it holds stays mounted
 * once it has been shown, so that nothing that is being written there is lost.
 */
export const CollapsibleSection = ({
  title,
  description,
  count,
  actions,
  level = 2,
  padding,
  open,
  onOpenChange,
  children,
}: CollapsibleSectionProps) => {
  const id = useId()
  const styles = section({ padding, collapses: true })
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Collapsible.Root open={open} onOpenChange={details => onOpenChange(details.open)} lazyMount asChild>
      <section className={styles.root} aria-labelledby={id}>
        <header className={styles.header}>
          <div className={styles.titles}>
            <Heading className={styles.title}>
              <Collapsible.Trigger id={id} className={styles.toggle}>
                <Collapsible.Indicator className={styles.chevron} asChild>
                  <ChevronRight aria-hidden />
                </Collapsible.Indicator>
                {title}
                {count !== undefined && <span className={styles.count}>{count}</span>}
              </Collapsible.Trigger>
            </Heading>
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
        <Collapsible.Content className={styles.collapsible}>
          <div className={styles.body}>{children}</div>
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}
