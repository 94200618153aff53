import type { PaletteItem } from '#ui/widgets/palette/palette.tsx'
import type { Findable } from './search.ts'

/** A line of the command palette and its action. */
export interface Command extends PaletteItem, Findable {
  readonly run: () => void
  /** True when the line is not listed among the latest. */
  readonly isPassing?: boolean
}

/** A group of lines that appears only in search results. */
export interface FoundLines {
  /** Unique among the areas. */
  readonly key: string
  readonly title: string
  /** The same list until its lines change. */
  readonly lines: readonly Command[]
  /** The maximum number of lines on display. */
  readonly most: number
  /** Returns the text under the lines that says how many more there are. */
  readonly more: (count: string) => string
  /** True while further lines of the search term are being fetched. */
  readonly isPending?: boolean
}
