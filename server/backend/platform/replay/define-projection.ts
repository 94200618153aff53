import type { PgTable } from 'drizzle-orm/pg-core'
import type { Rows } from './rows.ts'

/** A table whose rows follow from events. */
export interface ProjectedTable {
  readonly table: PgTable
  /**
   * The values that events never contain, since they may be personal numbers: the path in the row,
   * with commas, and the condition in SQL by which a value is one, of the row `r`.
   */
  readonly withheld?: Readonly<Record<string, string>>
}

/** A sentence of the story of one thing. */
export interface StoryLine {
  /** The kind and the id of the thing, in English: `setting:Namn`, `salary-year:2026`. */
  readonly thing: string
  /** The Swedish sentence, without the time and the actor. */
  readonly text: string
}

type Payload = Readonly<Record<string, unknown>>

/** How a subject's tables follow from its events. */
export interface Projection {
  readonly subject: string
  /** The tables whose rows the subject's events tell completely. */
  readonly tables: readonly ProjectedTable[]
  /**
   * The change of the rows, by event type. Every event may also carry rows: `rows` are all rows of
   * some tables, `added` are new ones. They are taken before the change.
   */
  readonly fold: Readonly<Record<string, (rows: Rows, payload: Payload) => void>>
  /** The sentences of an event, by type. */
  readonly story: Readonly<Record<string, (payload: Payload, at: Date) => readonly StoryLine[]>>
}

/**
 * Defines how a subject's tables follow from its events. A replay reads it when
 * server/backend/projections.ts lists it.
 */
export const defineProjection = (projection: Projection): Projection => projection
