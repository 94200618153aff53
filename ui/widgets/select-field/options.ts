/** One of what can be chosen. */
export interface SelectOption {
  readonly value: string
  readonly label: string
  /** Small and muted at the end: what tells two of the same name apart. */
  readonly hint?: string | undefined
}

const folded = (text: string) => text.toLocaleLowerCase('sv')

/**
 * A list that is searched elsewhere, a page at a time: the options are then those that have been
 * found so far. What is searched for is told, and what has come of it is said here.
 */
export interface OptionSearch {
  /** The list is opened, searched for this. */
  readonly onOpen: (term: string) => void
  readonly onSearch: (term: string) => void
  /** The end of the options is near. */
  readonly onMore: () => void
  readonly onRetry: () => void
  /** How many the term finds. */
  readonly total: number
  /** The options are what the term finds; otherwise they are of the term before. */
  readonly isAnswered: boolean
  readonly isSearching: boolean
  /** Why nothing, or nothing more, is found. */
  readonly failure: string | undefined
}

/** The options that a search finds by label or hint, those that begin with it first. */
export function matching<Option extends SelectOption>(options: readonly Option[], term: string): readonly Option[] {
  const wanted = folded(term.trim())
  if (wanted === '') return options
  const found = options.filter(({ label, hint = '' }) => folded(`${label} ${hint}`).includes(wanted))
  const begins = (option: Option) => folded(option.label).startsWith(wanted)
  return [...found.filter(begins), ...found.filter(option => !begins(option))]
}

/** At more than so many the list scrolls, and is searched. */
export const fewOptions = 5
/** In CSS pixels, at the usual text size (third document §9). */
export const optionHeight = 48
export const listHeight = 200

/** More chosen ones than this are counted instead of named (third document §4). */
const namedAtMost = 3

/**
 * What a closed field says of what is chosen. A value that is not among the options says itself.
 */
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
