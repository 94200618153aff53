import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { Account } from '../../sign-in/session/session.types.ts'

export interface CommandPaletteInput {
  readonly account: Pick<Account, 'Roll' | 'FtgIdAccessList'>
  /** The ids of the recent choices, the latest first. */
  readonly recent: readonly string[]
}

export interface CommandPaletteContext extends CommandPaletteInput {
  readonly query: string
  /** Null until they have been fetched. */
  readonly companies: readonly CompanyListItem[] | null
  /** When the companies were fetched, in milliseconds since the epoch. */
  readonly fetchedAt: number
  /** When the palette was opened, in milliseconds since the epoch. */
  readonly openedAt: number
}

export type CommandPaletteEvent =
  /** `at` in milliseconds since the epoch. */
  | { readonly type: 'palette.open'; readonly at: number }
  | { readonly type: 'palette.close' }
  | { readonly type: 'palette.search'; readonly query: string }
  /** The page was reloaded, and the companies are to be fetched again. */
  | { readonly type: 'palette.retry' }
  /** A command was chosen. The component that shows the palette performs it. */
  | { readonly type: 'palette.choose'; readonly id: string }

/** The events that the flow sends to the app. */
export type CommandPaletteFact = { readonly type: 'palette.used'; readonly recent: readonly string[] }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly commandPalette: CommandPaletteEvent
  }
}
