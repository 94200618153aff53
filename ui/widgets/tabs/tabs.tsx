import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { tabs as recipe } from '#styled-system/recipes/index.js'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
  /** How many things are under it. */
  readonly count?: number | undefined
  readonly disabled?: boolean
  readonly content: ReactNode
}

export interface TabsProps<Value extends string> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** What the tabs are tabs of. */
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly layout?: 'start' | 'fill'
}

/** How far the fade at an edge of the list reaches, in pixels. */
const edge = 32

/** Views of one thing, one at a time. Only the chosen tab's content is mounted. */
export const Tabs = <Value extends string>({ value, onChange, label, tabs, layout }: TabsProps<Value>) => {
  const styles = recipe({ layout })
  const list = useRef<HTMLDivElement>(null)
  // Chosen by something else than a press, it may lie beyond the edge; the page itself stays where
  // it is.
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
