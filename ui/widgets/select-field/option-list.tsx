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
  /** What was typed before the list was there. */
  readonly initialTerm: string
  /** What may be chosen though it is no option, such as a number that was typed. */
  readonly other: ((term: string) => Option | undefined) | undefined
  readonly search: OptionSearch | undefined
  readonly renderOption: ((option: Option) => ReactNode) | undefined
  readonly onChoose: (value: string) => void
  /**
   * Tab: on to the next field, after having chosen what is marked if something was searched for.
   */
  readonly onLeave: () => void
}

/** So many lines before the end, more of them are asked for. */
const nearEnd = 8

const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  if (element instanceof HTMLInputElement) element.setSelectionRange(element.value.length, element.value.length)
}

/**
 * A search field over a list of any length, of which only what is seen is in the page. The focus
 * stays in the field; up and down move the mark, Enter chooses. A short list has no search: there a
 * letter goes to the first that begins with it.
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
    // What has been found elsewhere may say why by what is not shown. Until it comes, those of the
    // term before that fit are shown.
    const found = elsewhere?.isAnswered ? options : matching(options, term)
    const typed = other?.(term.trim())
    return typed && !options.some(({ value }) => value === typed.value) ? [...found, typed] : found
  }, [options, term, other, elsewhere?.isAnswered])
  const collection = useMemo(() => createListCollection({ items }), [items])

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
    // To try again.
    if (event.target instanceof HTMLButtonElement || (elsewhere?.failure !== undefined && event.key === 'Tab')) return
    // Or its second half would press the control, which has the focus by then.
    if (event.key === 'Enter' || (event.key === ' ' && !isSearched)) event.preventDefault()
    if (event.key !== 'Tab') return
    if (term.trim() !== '' && current !== null) onChoose(current)
    onLeave()
  }
  // A press in the list would keep the focus there, away from the search.
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
      value={[...chosen]}
      selectionMode={isMultiple ? 'multiple' : 'single'}
      // What is chosen already can be chosen again: that closes the list, or takes it back.
      deselectable
      disallowSelectAll
      highlightedValue={current}
      onHighlightChange={details => setMarked(details.highlightedValue)}
      onValueChange={({ value }) => {
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
                  // Ark's own mark waits for a second rendering when the list has just been opened.
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
