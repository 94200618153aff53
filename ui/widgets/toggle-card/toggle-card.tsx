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
   * True while the change is being saved or not allowed: the switch keeps the focus, and cannot be
   * pressed.
   */
  readonly pending?: boolean
}

/**
 * Renders a section controlled by a flag: the switch is in the head, and the content shows while it
 * is on. The content stays mounted while hidden, so that nothing typed in it is lost. For a section
 * that collapses without a flag, see `CollapsibleSection`.
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
          actions={
            <Switch checked={checked} onChange={onChange} pending={pending} describedBy={describedBy} labelledBy={id} />
          }
        />
        <Collapsible.Content className={styles.collapsible}>
          <div className={styles.body}>{children}</div>
        </Collapsible.Content>
      </section>
    </Collapsible.Root>
  )
}
