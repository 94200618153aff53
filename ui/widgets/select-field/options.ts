/** An option of a list. */
export interface SelectOption {
  readonly value: string
  readonly label: string
  /** Small and muted at the end: distinguishes equal labels. */
  readonly hint?: string | undefined
}

const folded = (text: string) => text.toLocaleLowerCase('sv')

/**
 * A list that is searched outside the field, a page at a time. The options are those found so far;
 * the field reports the term and shows the state of the search.
 */
export interface OptionSearch {
  /** Called when the list opens, with the search term. */
  readonly onOpen: (term: string) => void
  readonly onSearch: (term: string) => void
  /** Called when the end of the options is near. */
  readonly onMore: () => void
  readonly onRetry: () => void
  /** The total number of matches of the term. */
  readonly total: number
  /** Whether the options match the term; otherwise they still match the previous one. */
  readonly isAnswered: boolean
  readonly isSearching: boolean
  /** The reason why the search, or its next page, failed. */
  readonly failure: string | undefined
}

/** Returns the options that match by label or hint, those that begin with the term first. */
export function matching<Option extends SelectOption>(options: readonly Option[], term: string): readonly Option[] {
  const wanted = folded(term.trim())
  if (wanted === '') return options
  const found = options.filter(({ label, hint = '' }) => folded(`${label} ${hint}`).includes(wanted))
  const begins = (option: Option) => folded(option.label).startsWith(wanted)
  return [...found.filter(begins), ...found.filter(option => !begins(option))]
}

/** The number of options above which a list scrolls and has a search field. */
export const fewOptions = 5
/** In CSS pixels, at the default text size (third document §9). */
export const optionHeight = 48
export const listHeight = 200

/**
 * The number of chosen options above which they are counted instead of named (third document §4).
 */
const namedAtMost = 3

/** Returns the text of a closed field. A value that is not among the options is shown as it is. */
export function chosenText(
  options: readonly SelectOption[],
  chosen: readonly string[],
  counted: (n: number) => string,
) {
  if (chosen.length > namedAtMost) return counted(chosen.length)
  return labelsOf(options, chosen).join(', ')
}

export const labelsOf = (options: readonly SelectOption[], chosen: readonly string[]): readonly string[] =>
  chosen.map(value => options.find(option => option.value === value)?.label ?? value)
