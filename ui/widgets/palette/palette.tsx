import { Dialog } from '@ark-ui/react/dialog'
import { createListCollection, Listbox } from '@ark-ui/react/listbox'
import { Portal } from '@ark-ui/react/portal'
import Search from 'lucide-react/icons/search'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { palette } from '#styled-system/recipes/index.js'
import type { Icon } from '../button/button.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { modal } from '../snackbar/snackbar-element.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface PaletteItem {
  /** Unique in the whole palette. */
  readonly id: string
  readonly title: string
  readonly icon: Icon
  /** Small and muted at the end. */
  readonly hint?: string | undefined
}

export interface PaletteGroup<Item extends PaletteItem> {
  readonly key: string
  readonly title: string
  readonly items: readonly Item[]
  /** A line under the items: how many more there are. */
  readonly note?: string | undefined
}

export interface PaletteProps<Item extends PaletteItem> {
  readonly label: string
  readonly placeholder: string
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly groups: readonly PaletteGroup<Item>[]
  /** The announcement for screen readers when the results change. */
  readonly status: string
  /** The text shown when nothing is found. */
  readonly empty: string
  /** True while more may be found. Enter then waits for it when nothing has been found yet. */
  readonly isPending: boolean
  readonly onChoose: (item: Item) => void
  readonly onClose: () => void
  /** The visible key legend: the keys with a word about each. */
  readonly legend: readonly { readonly keys: readonly string[]; readonly does: string }[]
  /** Rendered under the list. */
  readonly children?: ReactNode
}

/**
 * Renders a search field over a list of everything. The focus stays in the field: arrow keys move
 * in the list, Enter chooses, Escape and a press outside close. Each search marks the first line,
 * so that Enter chooses the best match, also when it is pressed before anything has been found.
 */
export const Palette = <Item extends PaletteItem>(props: PaletteProps<Item>) => {
  const { label, placeholder, query, onQuery, groups, status, empty, isPending, onChoose, onClose, legend } = props
  const styles = palette()
  const field = useRef<HTMLInputElement>(null)
  const [marked, setMarked] = useState<string | null>(null)
  const items = useMemo(() => groups.flatMap(group => group.items), [groups])
  const collection = useMemo(
    () => createListCollection({ items, itemToValue: item => item.id, itemToString: item => item.title }),
    [items],
  )
  const current = items.some(item => item.id === marked) ? marked : (items[0]?.id ?? null)
  const choose = (id: string) => {
    const item = items.find(candidate => candidate.id === id)
    if (item) onChoose(item)
  }
  /** The search that Enter was pressed for before it had found anything. */
  const [entered, setEntered] = useState<string | null>(null)
  const chooseFirst = useEffectEvent(() => {
    if (current !== null && entered === query) choose(current)
    setEntered(null)
  })
  useEffect(() => {
    if (entered !== null && !isPending) chooseFirst()
  }, [entered, isPending])
  return (
    <Dialog.Root
      open
      onOpenChange={details => {
        if (!details.open) onClose()
      }}
      {...modal}
      initialFocusEl={() => field.current}
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.content}>
            <VisuallyHidden>
              <Dialog.Title>{label}</Dialog.Title>
            </VisuallyHidden>
            <Listbox.Root
              collection={collection}
              value={[]}
              highlightedValue={current}
              onHighlightChange={details => setMarked(details.highlightedValue)}
              onSelect={details => choose(details.value)}
              loopFocus
              typeahead={false}
              className={styles.root}
            >
              <VisuallyHidden>
                <Listbox.Label>{label}</Listbox.Label>
              </VisuallyHidden>
              <div className={styles.search}>
                <Search aria-hidden />
                <Listbox.Input
                  ref={field}
                  role="combobox"
                  aria-expanded
                  aria-label={label}
                  placeholder={placeholder}
                  autoCapitalize="off"
                  value={query}
                  onFocus={event => moveToEnd(event.currentTarget)}
                  onChange={event => {
                    setMarked(null)
                    onQuery(event.currentTarget.value)
                  }}
                  onKeyDown={event => {
                    if (event.key === 'Enter' && items.length === 0) setEntered(query)
                  }}
                  className={styles.input}
                />
              </div>
              <Listbox.Content className={styles.list} tabIndex={-1}>
                {groups.map(({ key, title, items: lines, note }) => (
                  <Listbox.ItemGroup key={key} id={key}>
                    <Listbox.ItemGroupLabel className={styles.groupLabel}>{title}</Listbox.ItemGroupLabel>
                    {lines.map(item => (
                      <Listbox.Item key={item.id} item={item} highlightOnHover className={styles.item}>
                        <item.icon aria-hidden />
                        <span className={styles.words}>
                          <Listbox.ItemText className={styles.itemText}>{item.title}</Listbox.ItemText>
                          {item.hint !== undefined && <span className={styles.itemHint}>{item.hint}</span>}
                        </span>
                      </Listbox.Item>
                    ))}
                    {note !== undefined && (
                      <div role="presentation" className={styles.note}>
                        {note}
                      </div>
                    )}
                  </Listbox.ItemGroup>
                ))}
              </Listbox.Content>
            </Listbox.Root>
            {items.length === 0 && <p className={styles.note}>{empty}</p>}
            <VisuallyHidden>
              <span role="status">{status}</span>
            </VisuallyHidden>
            <footer className={styles.footer} aria-hidden>
              {legend.map(({ keys, does }) => (
                <span key={does}>
                  <Kbd keys={keys} />
                  {does}
                </span>
              ))}
            </footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/**
 * Puts the caret after what was typed before the field had the focus, once the dialog has selected
 * it all: the next letter would replace it.
 */
function moveToEnd(field: HTMLInputElement): void {
  queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length))
}
