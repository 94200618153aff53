import { Splitter as ArkSplitter } from '@ark-ui/react/splitter'
import type { ReactNode } from 'react'
import { splitter } from '#styled-system/recipes/index.js'

export interface SplitterProps {
  /** The accessible name of the divider: 'Storlek på listan'. */
  readonly label: string
  readonly first: ReactNode
  readonly second: ReactNode
  /** The initial width of the first panel, in percent: the stored one, if any. */
  readonly size?: number
  /** The minimum width of either panel, in percent. */
  readonly least?: number
  /** Called when the divider is released, to store the width. */
  readonly onSize?: (size: number) => void
}

/**
 * Renders two panels with a divider to drag between them. The arrow keys move it by one percent,
 * with Shift by ten; Home and End move it to the limits.
 */
export const Splitter = ({ label, first, second, size = 50, least = 20, onSize }: SplitterProps) => {
  const styles = splitter()
  const begin = Math.min(Math.max(size, least), 100 - least)
  return (
    <ArkSplitter.Root
      className={styles.root}
      panels={[
        { id: 'first', minSize: least },
        { id: 'second', minSize: least },
      ]}
      defaultSize={[begin, 100 - begin]}
      onResizeEnd={({ size: [kept] }) => {
        if (kept !== undefined) onSize?.(Math.round(kept))
      }}
    >
      <ArkSplitter.Panel id="first" className={styles.panel}>
        {first}
      </ArkSplitter.Panel>
      <ArkSplitter.ResizeTrigger id="first:second" className={styles.resizeTrigger} aria-label={label}>
        <ArkSplitter.ResizeTriggerIndicator className={styles.resizeTriggerIndicator} />
      </ArkSplitter.ResizeTrigger>
      <ArkSplitter.Panel id="second" className={styles.panel}>
        {second}
      </ArkSplitter.Panel>
    </ArkSplitter.Root>
  )
}
