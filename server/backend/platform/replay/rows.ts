export type Row = Readonly<Record<string, unknown>>
/** Rows by table, as `to_jsonb` writes them. */
export type RowsByTable = Readonly<Record<string, readonly Row[]>>

/** The rows of a company while its events are folded. */
export interface Rows {
  /** Changes rows of a table. */
  change(table: string, change: (row: Row) => Row): void
  /** Removes rows of a table. */
  remove(table: string, isGone: (row: Row) => boolean): void
  /** Removes the rows of every table. */
  removeAll(): void
}

/**
 * The rows of tables. A table begins with the first event that tells all of its rows: what earlier
 * events tell of it is a part of that beginning, and is left out.
 */
export class FoldedRows implements Rows {
  readonly #tables = new Map<string, readonly Row[]>()

  /** Sets all rows of some tables. */
  begin(tables: RowsByTable): void {
    for (const [table, rows] of Object.entries(tables)) this.#tables.set(table, rows)
  }

  add(tables: RowsByTable): void {
    for (const [table, rows] of Object.entries(tables)) this.#update(table, all => [...all, ...rows])
  }

  change(table: string, change: (row: Row) => Row): void {
    this.#update(table, rows => rows.map(change))
  }

  remove(table: string, isGone: (row: Row) => boolean): void {
    this.#update(table, rows => rows.filter(row => !isGone(row)))
  }

  removeAll(): void {
    for (const table of this.#tables.keys()) this.#tables.set(table, [])
  }

  /** Returns a table's rows, or undefined when no event has told its beginning. */
  of(table: string): readonly Row[] | undefined {
    return this.#tables.get(table)
  }

  #update(table: string, next: (rows: readonly Row[]) => readonly Row[]): void {
    const rows = this.#tables.get(table)
    if (rows) this.#tables.set(table, next(rows))
  }
}
