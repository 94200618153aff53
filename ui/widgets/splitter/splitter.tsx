import { Splitter as ArkSplitter } from '@ark-ui/react/splitter'
import type { ReactNode } from 'react'
import { splitter } from '#styled-system/recipes/index.js'

export interface SplitterProps {
  /** What the divider is for: 'Storlek på listan'. */
  readonly label: string
  readonly first: ReactNode
  readonly second: ReactNode
  /**
   * How much of the width the first has to begin with, in percent: what was remembered, where it
   * is.
   */
  readonly size?: number
  /** The least that either may have, in percent. */
  readonly least?: number
  /** Told when the divider has been let go of: the place to remember it. */
  readonly onSize?: (size: number) => void
}

/**
 * Two things beside each other, with a divider to drag between them. The arrow keys move it by one
 * percent, with Shift by ten, Home and End all the way.
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
