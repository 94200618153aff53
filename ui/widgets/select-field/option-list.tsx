import { createListCollection, Listbox } from '@ark-ui/react/listbox'
import { useVirtualizer } from '@tanstack/react-virtual'
import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { selectField } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { mark } from '../field/field-props.ts'
import { rootScale } from '../virtual-list/virtual-list.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { fewOptions, listHeight, matching, type OptionSearch, optionHeight, type SelectOption } from './options.ts'
import { SearchFoot } from './search-foot.tsx'

export interface OptionListProps<Option extends SelectOption> {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  readonly isMultiple: boolean
  /** The text that was typed before the list opened. */
  readonly initialTerm: string
  /** Returns a choice that is not among the options, such as a typed number. */
  readonly other: ((term: string) => Option | undefined) | undefined
  readonly search: OptionSearch | undefined
  readonly renderOption: ((option: Option) => ReactNode) | undefined
  readonly onChoose: (value: string) => void
  /**
   * Called on Tab, which moves to the next field; after a search it first chooses the marked
   * option.
   */
  readonly onLeave: () => void
}

/** The number of lines before the end at which the next page is fetched. */
const nearEnd = 8

/** Stands for the empty value, which Ark takes for none: the arrows would not go beyond it. */
const emptyKey = '\u2205'
const keyOf = (value: string): string => (value === '' ? emptyKey : value)
const valueIn = (key: string): string => (key === emptyKey ? '' : key)

const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  if (element instanceof HTMLInputElement) element.setSelectionRange(element.value.length, element.value.length)
}

/**
 * Renders a search field over a virtual list of any length. The focus stays in the field; Up and
 * Down move the mark, Enter chooses. A short list has no search field: a letter moves to the first
 * option that begins with it.
 */
export const OptionList = <Option extends SelectOption>(props: OptionListProps<Option>) => {
  const {
    label,
    options,
    chosen,
    isMultiple,
    initialTerm,
    other,
    search: elsewhere,
    renderOption,
    onChoose,
    onLeave,
  } = props
  const styles = selectField()
  const [term, setTerm] = useState(initialTerm)
  const [scale] = useState(rootScale)
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const items = useMemo(() => {
    // An answer from outside is shown unfiltered, since a match may be by something not shown.
    // Until it arrives, the previous options that match the term are shown.
    const found = elsewhere?.isAnswered ? options : matching(options, term)
    const typed = other?.(term.trim())
    return typed && !options.some(({ value }) => value === typed.value) ? [...found, typed] : found
  }, [options, term, other, elsewhere?.isAnswered])
  const collection = useMemo(
    () => createListCollection({ items, itemToValue: ({ value }: Option) => keyOf(value) }),
    [items],
  )

  const first = term === '' ? items.find(({ value }) => chosen.includes(value)) : undefined
  const [marked, setMarked] = useState<string | null>(null)
  const current = items.some(({ value }) => value === marked) ? marked : ((first ?? items[0])?.value ?? null)
  const start = Math.max(0, items.indexOf(first as Option) - 1)

  const height = optionHeight * scale
  const isLong = items.length > fewOptions
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    initialRect: { width: 0, height: listHeight * scale },
    initialOffset: start * height,
    overscan: 4,
    useFlushSync: false,
  })

  const isSearched = elsewhere !== undefined || options.length > fewOptions || other !== undefined
  const onKeyDown = (event: KeyboardEvent) => {
    // Leaves the retry button's keys, and Tab to it, to the browser.
    if (event.target instanceof HTMLButtonElement || (elsewhere?.failure !== undefined && event.key === 'Tab')) return
    // Prevents the keyup from pressing the control, which has the focus by then.
    if (event.key === 'Enter' || (event.key === ' ' && !isSearched)) event.preventDefault()
    if (event.key !== 'Tab') return
    if (term.trim() !== '' && current !== null) onChoose(current)
    onLeave()
  }
  // Returns the focus to the search field after a press in the list.
  const backToSearch = () => search.current?.focus({ preventScroll: true })
  const rows = virtualizer.getVirtualItems()
  const isNearEnd = items.length > 0 && (rows.at(-1)?.index ?? 0) >= items.length - nearEnd
  const canGoOn = elsewhere?.isAnswered === true && !elsewhere.isSearching && items.length < elsewhere.total
  const more = useEffectEvent(() => elsewhere?.onMore())
  useEffect(() => {
    if (isNearEnd && canGoOn) more()
  }, [isNearEnd, canGoOn])
  useEffect(() => takeFocus(search.current ?? list.current), [])

  return (
    <Listbox.Root
      collection={collection}
      value={chosen.map(keyOf)}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      // Choosing the current option again closes the list, or removes the choice.
      deselectable
      disallowSelectAll
      highlightedValue={current === null ? null : keyOf(current)}
      onHighlightChange={({ highlightedValue: key }) => setMarked(key === null ? null : valueIn(key))}
      onValueChange={({ value: keys }) => {
        const value = keys.map(valueIn)
        const changed = value.find(each => !chosen.includes(each)) ?? chosen.find(each => !value.includes(each))
        if (changed === undefined) return
        setMarked(changed)
        onChoose(changed)
      }}
      scrollToIndexFn={({ index }) => virtualizer.scrollToIndex(index)}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>
        <Listbox.Label>{label}</Listbox.Label>
      </VisuallyHidden>
      {isSearched && (
        <div className={styles.search}>
          <Search aria-hidden />
          <Listbox.Input
            ref={search}
            role="combobox"
            aria-expanded
            aria-label={widgetTexts.searchIn(label)}
            placeholder={widgetTexts.search}
            autoCapitalize="off"
            value={term}
            onChange={event => {
              setMarked(null)
              setTerm(event.currentTarget.value)
              elsewhere?.onSearch(event.currentTarget.value)
              virtualizer.scrollToOffset(0)
            }}
            className={styles.searchInput}
          />
        </div>
      )}
      <Listbox.Content
        ref={list}
        onFocus={backToSearch}
        tabIndex={isSearched ? -1 : 0}
        className={styles.options}
        style={{ height: isLong ? listHeight * scale : items.length * height }}
      >
        <div role="presentation" className={styles.space} style={{ height: virtualizer.getTotalSize() }}>
          {rows.map(({ index, start: top }) => {
            const option = items[index]
            return (
              option && (
                <Listbox.Item
                  key={option.value}
                  item={option}
                  highlightOnHover
                  // Ark's own highlight appears one render late when the list has just opened.
                  data-marked={mark(option.value === current)}
                  aria-setsize={elsewhere?.isAnswered ? elsewhere.total : items.length}
                  aria-posinset={index + 1}
                  className={styles.option}
                  style={{ height, transform: `translateY(${top}px)` }}
                >
                  {renderOption ? (
                    renderOption(option)
                  ) : (
                    <>
                      <span className={styles.optionText}>{option.label}</span>
                      {option.hint !== undefined && <span className={styles.optionHint}>{option.hint}</span>}
                    </>
                  )}
                  <span className={styles.tick}>{chosen.includes(option.value) && <Check aria-hidden />}</span>
                </Listbox.Item>
              )
            )
          })}
        </div>
      </Listbox.Content>
      <div role="status" className={styles.none}>
        {items.length === 0 &&
          !elsewhere?.failure &&
          (elsewhere?.isSearching ? widgetTexts.searching : widgetTexts.noOption)}
      </div>
      {elsewhere?.failure !== undefined && (
        <SearchFoot
          failure={elsewhere.failure}
          onRetry={() => {
            backToSearch()
            elsewhere.onRetry()
          }}
        />
      )}
    </Listbox.Root>
  )
}
