import type { CompanyListItem } from '#contracts/companies/shapes.ts'

export interface CommandPaletteInput {
  /** Whether the person may change company at all. */
  readonly findsCompanies: boolean
  /** The ids of what was chosen before, the latest first. */
  readonly recent: readonly string[]
}

export interface CommandPaletteContext extends CommandPaletteInput {
  readonly query: string
  /** null until they have been fetched. */
  readonly companies: readonly CompanyListItem[] | null
  /** When they were; milliseconds since the epoch. */
  readonly fetchedAt: number
  /** When the palette was opened. */
  readonly openedAt: number
}

export type CommandPaletteEvent =
  /** `at` in milliseconds since the epoch. */
  | { readonly type: 'palette.open'; readonly at: number }
  | { readonly type: 'palette.close' }
  | { readonly type: 'palette.search'; readonly query: string }
  /** Something was chosen, and is done by whoever shows the palette. */
  | { readonly type: 'palette.choose'; readonly id: string }

/** The events that the flow sends to the app. */
export type CommandPaletteFact = { readonly type: 'palette.used'; readonly recent: readonly string[] }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly commandPalette: CommandPaletteEvent
  }
}
