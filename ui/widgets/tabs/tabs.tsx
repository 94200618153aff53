import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { tabs as recipe } from '#styled-system/recipes/index.js'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
  /** The number of items in it. */
  readonly count?: number | undefined
  readonly disabled?: boolean
  readonly content: ReactNode
}

export interface TabsProps<Value extends string> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The accessible name of the list of tabs. */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly layout?: 'start' | 'fill'
}

/** The width of the fade at an edge of the list, in pixels. */
const edge = 32

/** Renders tabs, of which only the current one's content is mounted. */
export const Tabs = <Value extends string>({ value, onChange, label, tabs, layout }: TabsProps<Value>) => {
  const styles = recipe({ layout })
  const list = useRef<HTMLDivElement>(null)
  // Scrolls the list to a tab chosen by other means than a press; the page itself does not scroll.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)
    if (!list.current || !chosen) return
    const { scrollLeft, clientWidth } = list.current
    const start = chosen.offsetLeft - edge
    const end = chosen.offsetLeft + chosen.offsetWidth + edge
    if (start < scrollLeft) list.current.scrollLeft = start
    else if (end > scrollLeft + clientWidth) list.current.scrollLeft = end - clientWidth
  }, [value])
  const choose = (chosen: string) => {
    const tab = tabs.find(candidate => candidate.value === chosen)
    if (tab) onChange(tab.value)
  }
  return (
    <ArkTabs.Root
      value={value}
      onValueChange={details => choose(details.value)}
      lazyMount
      unmountOnExit
      className={styles.root}
    >
      <ArkTabs.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map(tab => (
          <ArkTabs.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={styles.trigger}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </ArkTabs.Trigger>
        ))}
        <ArkTabs.Indicator className={styles.indicator} />
      </ArkTabs.List>
      {tabs.map(tab => (
        <ArkTabs.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </ArkTabs.Content>
      ))}
    </ArkTabs.Root>
  )
}
