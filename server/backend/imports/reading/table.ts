import type { Cell } from './cell.ts'

/** A line of a table, with its number in the file. */
export interface Line {
  readonly number: number
  readonly cells: readonly Cell[]
  /** Why the whole line has no values, in Swedish. */
  readonly problem?: string
}

/** The lines of a table, and the names of its columns: headings, or numbers from 1. */
export interface Table {
  readonly columns: readonly string[]
  readonly lines: readonly Line[]
  /** What else of the file is not read, in Swedish. */
  readonly unread: readonly string[]
}

/** How a table is written: the values of an import definition. */
export interface TableForm {
  readonly Format: string
  readonly Separator: string
  readonly Teckenkod: string
  readonly Rubrikrad: boolean
  /** The places of the columns in a file of fixed positions, from 1. */
  readonly Kolumner: readonly { readonly Falt: string; readonly Start: number; readonly Langd: number }[]
}
