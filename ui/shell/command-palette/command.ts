import type { PaletteItem } from '#ui/widgets/palette/palette.tsx'
import type { Findable } from './search.ts'

/** A line of the command palette and its action. */
export interface Command extends PaletteItem, Findable {
  readonly run: () => void
}
