import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import Search from 'lucide-react/icons/search'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
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
 *
 * A key shows its letter at once, and the list follows when nothing else waits: its lines may take
 * longer than a frame. It is written without Ark, whose list renders every line again at each key.
 */
export const Palette = <Item extends PaletteItem>(props: PaletteProps<Item>) => {
  const { label, placeholder, query, onQuery, groups, status, empty, isPending, onChoose, onClose, legend } = props
  const styles = palette()
  const field = useRef<HTMLInputElement>(null)
  const [marked, setMarked] = useState<string | null>(null)
  const shown = useDeferredValue(groups)
  const isLate = shown !== groups
  const [entered, setEntered] = useState<Entered | null>(null)
  const items = useMemo(() => shown.flatMap(group => group.items), [shown])
  const current = items.some(item => item.id === marked) ? marked : (items[0]?.id ?? null)
  const choose = (id: string) => {
    const item = items.find(candidate => candidate.id === id)
    if (item) onChoose(item)
  }
  // The lines get the same functions at every key, so that one that stays is not rendered again.
  const latest = useRef(choose)
  latest.current = choose
  const onPress = useCallback((id: string) => latest.current(id), [])
  const listId = useId()
  const isPointed = useRef(false)
  const onPoint = useCallback((id: string) => {
    isPointed.current = true
    setMarked(id)
  }, [])
  useEffect(() => {
    if (current !== null && !isPointed.current)
      document.getElementById(lineId(listId, current))?.scrollIntoView({ block: 'nearest' })
    isPointed.current = false
  }, [current, listId])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      const at = items.findIndex(item => item.id === current)
      setMarked(items.at((at + step) % items.length)?.id ?? null)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isLate || current === null) setEntered({ query, before: isLate ? 'list' : 'finds' })
    else choose(current)
  }
  const chooseFirst = useEffectEvent(() => {
    if (current !== null && entered?.query === query) choose(current)
    setEntered(null)
  })
  const isFound = !isLate && (!isPending || (entered?.before === 'list' && current !== null))
  useEffect(() => {
    if (entered !== null && isFound) chooseFirst()
  }, [entered, isFound])
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
            <div className={styles.root}>
              <div className={styles.search}>
                <Search aria-hidden />
                <input
                  ref={field}
                  role="combobox"
                  aria-expanded
                  aria-haspopup="listbox"
                  aria-autocomplete="list"
                  aria-controls={listId}
                  aria-activedescendant={current === null ? undefined : lineId(listId, current)}
                  aria-label={label}
                  placeholder={placeholder}
                  autoCapitalize="off"
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  enterKeyHint="go"
                  value={query}
                  onFocus={event => moveToEnd(event.currentTarget)}
                  onChange={event => {
                    setMarked(null)
                    onQuery(event.currentTarget.value)
                  }}
                  onKeyDown={onKeyDown}
                  className={styles.input}
                />
              </div>
              <div
                id={listId}
                role="listbox"
                aria-label={label}
                data-empty={items.length === 0 ? '' : undefined}
                className={styles.list}
                tabIndex={-1}
              >
                <Groups listId={listId} groups={shown} current={current} onPress={onPress} onPoint={onPoint} />
              </div>
            </div>
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

/** The search that Enter was pressed for before its list was shown, or had anything in it. */
interface Entered {
  readonly query: string
  readonly before: 'list' | 'finds'
}

const lineId = (listId: string, id: string) => `${listId}-${id}`

interface GroupsProps {
  readonly listId: string
  readonly groups: readonly PaletteGroup<PaletteItem>[]
  readonly current: string | null
  readonly onPress: (id: string) => void
  readonly onPoint: (id: string) => void
}

const Groups = memo(({ listId, groups, current, onPress, onPoint }: GroupsProps) =>
  groups.map(({ key, title, items, note }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div key={key} role="group" aria-labelledby={lineId(listId, key)}>
      <div id={lineId(listId, key)} role="presentation" className={palette().groupLabel}>
        {title}
      </div>
      {items.map(item => (
        <Line
          key={item.id}
          id={lineId(listId, item.id)}
          item={item}
          isMarked={item.id === current}
          onPress={onPress}
          onPoint={onPoint}
        />
      ))}
      {note !== undefined && (
        <div role="presentation" className={palette().note}>
          {note}
        </div>
      )}
    </div>
  )),
)

interface LineProps {
  readonly id: string
  readonly item: PaletteItem
  readonly isMarked: boolean
  readonly onPress: (id: string) => void
  readonly onPoint: (id: string) => void
}

const Line = memo(({ id, item, isMarked, onPress, onPoint }: LineProps) => {
  const styles = palette()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
    <div
      id={id}
      role="option"
      aria-selected={false}
      data-highlighted={isMarked ? '' : undefined}
      className={styles.item}
      // The focus stays in the field.
      onMouseDown={event => event.preventDefault()}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        // A list that moves under a mouse at rest is not pointed at.
        const isMoved = movementX !== 0 || movementY !== 0
        if (pointerType === 'mouse' && isMoved && !isMarked) onPoint(item.id)
      }}
      onClick={() => onPress(item.id)}
    >
      <item.icon aria-hidden />
      <span className={styles.words}>
        <span className={styles.itemText}>{item.title}</span>
        {item.hint !== undefined && <span className={styles.itemHint}>{item.hint}</span>}
      </span>
    </div>
  )
})

/**
 * Puts the caret after what was typed before the field had the focus, once the dialog has selected
 * it all: the next letter would replace it.
 */
function moveToEnd(field: HTMLInputElement): void {
  queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length))
}
