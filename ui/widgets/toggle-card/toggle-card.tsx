import { Collapsible } from '@ark-ui/react/collapsible'
import { type ReactNode, useId } from 'react'
import { section } from '#styled-system/recipes/index.js'
import type { SectionProps } from '../section/section.tsx'
import { Switch } from '../switch/switch.tsx'

export interface ToggleCardProps extends Omit<SectionProps, 'actions' | 'description'> {
  readonly description?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The change is under way, or it may not be changed: the switch keeps the focus, and cannot be pressed. */
  readonly pending?: boolean
}

/**
 * A section that hangs on one flag: its switch stands in the head, and what belongs to it shows while it is on. What it holds
 * stays mounted while it is folded away, so that what was written is there when it is switched on again. One that folds
 * without a flag is `CollapsibleSection`.
 */
export const ToggleCard = ({
  title,
  description,
  checked,
  onChange,
  pending = false,
  level = 2,
  padding,
  children,
}: ToggleCardProps) => {
  const id = useId()
  const styles = section({ padding })
  const Heading = level === 2 ? 'h2' : 'h3'
  const describedBy = description === undefined ? undefined : `${id}-description`
  return (
    <Collapsible.Root open={checked} lazyMount asChild>
      <section className={styles.root} aria-labelledby={id}>
        <header className={styles.header}>
          <div className={styles.titles}>
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
            {description !== undefined && (
              <p id={describedBy} className={styles.description}>
                {description}
              </p>
            )}
          </div>
          <div className={styles.actions}>
            <Switch checked={checked} onChange={onChange} pending={pending} labelledBy={id} describedBy={describedBy} />
          </div>
        </header>
        <Collapsible.Content className={styles.collapsible}>
          <div className={styles.body}>{children}</div>
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}
