import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
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

/** Views of one thing, one at a time. Only the chosen tab's content is mounted. */
export const Tabs = <Value extends string>({ value, onChange, label, tabs, layout }: TabsProps<Value>) => {
  const styles = recipe({ layout })
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
      <ArkTabs.List className={styles.list} aria-label={label}>
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
