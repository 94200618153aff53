import type { PaletteItem } from '#ui/widgets/palette/palette.tsx'
import type { Findable } from './search.ts'

/** A line of the command palette, and what choosing it does. */
export interface Command extends PaletteItem, Findable {
  readonly run: () => void
}
