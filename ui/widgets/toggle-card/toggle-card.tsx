import { Collapsible } from '@ark-ui/react/collapsible'
import { useId } from 'react'
import { section } from '#styled-system/recipes/index.js'
import type { SectionProps } from '../section/section.tsx'
import { SectionHead } from '../section/section-head.tsx'
import { Switch } from '../switch/switch.tsx'

export interface ToggleCardProps extends Omit<SectionProps, 'actions'> {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /**
   * The change is under way, or it may not be changed: the switch keeps the focus, and cannot be
   * pressed.
   */
  readonly pending?: boolean
}

/**
 * A section that hangs on one flag: its switch stands in the head, and what belongs to it shows
 * while it is on. What it holds stays mounted while it is folded away, so that what was written is
 * there when it is switched on again. One that folds without a flag is `CollapsibleSection`.
 */
export const ToggleCard = ({ checked, onChange, pending = false, padding, children, ...head }: ToggleCardProps) => {
  const id = useId()
  const styles = section({ padding })
  const describedBy = head.description === undefined ? undefined : `${id}-description`
  return (
    <Collapsible.Root open={checked} lazyMount asChild>
      <section className={styles.root} aria-labelledby={id}>
        <SectionHead
          {...head}
          id={id}
          actions={<Switch {...{ checked, onChange, pending, describedBy }} labelledBy={id} />}
        />
        <Collapsible.Content className={styles.collapsible}>
          <div className={styles.body}>{children}</div>
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}
