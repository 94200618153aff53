import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { tabs as recipe } from '#styled-system/recipes/index.js'
import { tabAfterKey } from './tab-keys.ts'

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
const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/**
 * Renders tabs, of which only the current one's content is mounted. The arrow keys, Home and End
 * move the focus and choose. The login screen has tabs, so they are written without Ark: it would
 * be a fourteenth of what is fetched before somebody can sign in.
 */
export const Tabs = <Value extends string>({ value, onChange, label, tabs, layout }: TabsProps<Value>) => {
  const styles = recipe({ layout })
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Scrolls the list to a tab chosen by other means than a press; the page itself does not scroll.
  useEffect(() => {
    const chosen = tabIn(list.current, value)
    if (!list.current || !chosen) return
    const { scrollLeft, clientWidth } = list.current
    const start = chosen.offsetLeft - edge
    const end = chosen.offsetLeft + chosen.offsetWidth + edge
    if (start < scrollLeft) list.current.scrollLeft = start
    else if (end > scrollLeft + clientWidth) list.current.scrollLeft = end - clientWidth
  }, [value])
  const choose = (chosen: Value) => {
    if (chosen !== value) onChange(chosen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const current = (event.target as HTMLElement).dataset.value
    const next = tabAfterKey(event.key, tabs, current)
    if (event.defaultPrevented || next === undefined) return
    event.preventDefault()
    tabIn(list.current, next)?.focus()
    choose(next)
  }
  const shown = tabs.find(tab => tab.value === value)
  return (
    <div className={styles.root}>
      <div ref={list} role="tablist" className={styles.list} aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-content` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            className={styles.trigger}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
        <Indicator of={value} className={styles.indicator} />
      </div>
      {shown && (
        <div
          key={value}
          ref={takesFocusWhenNothingInItDoes}
          role="tabpanel"
          id={`${id}-content`}
          aria-labelledby={`${id}-${value}`}
          className={styles.content}
        >
          {shown.content}
        </div>
      )}
    </div>
  )
}

/** Returns the button of a tab. */
const tabIn = (list: HTMLElement | null | undefined, value: string) =>
  list?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)

/** Lets Tab reach content that has nothing to focus, so that a keyboard can scroll it. */
function takesFocusWhenNothingInItDoes(content: HTMLElement | null): void {
  if (content && !content.querySelector(focusable)) content.tabIndex = 0
}

/** Renders the mark of the current tab, which glides from one to the next. */
function Indicator({ of, className }: { readonly of: string; readonly className: string | undefined }) {
  const mark = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ readonly left: number; readonly width: number }>()
  useLayoutEffect(() => {
    const list = mark.current?.parentElement
    const measure = () => {
      const tab = tabIn(list, of)
      if (tab) setPlace({ left: tab.offsetLeft, width: tab.offsetWidth })
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const tab of list?.querySelectorAll('[role=tab]') ?? []) observer.observe(tab)
    return () => observer.disconnect()
  }, [of])
  return <div ref={mark} className={className} hidden={!place} style={place} />
}
