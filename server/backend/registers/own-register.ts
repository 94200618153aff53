import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { FormValues } from '#contracts/forms/field.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { LinesOfFields } from './register-lines.ts'

/** A table whose rows refer to items of a register. */
export interface Reference {
  /** What refers, in the plural: one of the register's `usedBy`. */
  readonly text: string
  readonly table: PgTable
  /** The code that a row refers to. */
  readonly column?: AnyColumn | SQL
  /**
   * The condition that a row refers to a code, where no column holds one. `owner`: the code of what
   * the items belong to, in a register within another.
   */
  readonly refersTo?: (code: AnyColumn | string, owner?: string) => SQL
  /** The rows of the table that are of the register that refers. */
  readonly where?: SQL | undefined
  /** The register and its field, where the rows are items of one. */
  readonly of?: { readonly Register: string; readonly Falt: string }
}

/** Returns the condition that one of the rows in a JSON column names a code. */
export const hasRowWith = (rows: AnyColumn | SQL, cell: string, code: AnyColumn | string): SQL =>
  sql`exists (
    select from jsonb_array_elements(${rows}) as each
    where (each ->> ${sql.raw(`'${cell}'`)}) collate "C" = (${code})::text collate "C")`

/** Returns the rows of a register in its table, and where they have a field. */
export type FieldOf = (
  register: RegisterName,
  field: string,
) => Required<Pick<Reference, 'table' | 'column'>> & Pick<Reference, 'where'>

/** The owner and the salary year of the items that a request is about, where they have any. */
export interface Part {
  readonly owner?: string | undefined
  readonly year?: number | undefined
}

/** Where a register's items are stored. */
export interface Place {
  readonly table: PgTable
  /** The properties of the table's row, by the wire names of their fields. */
  readonly columns: Readonly<Record<string, string>>
  /** The property with the values of the other fields, in a JSON column. */
  readonly rest?: string
  /** The properties with lists of codes: the fields that are flags, by the code that each adds. */
  readonly flags?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What all rows of the register have, where it shares its table with others. */
  readonly fixed?: Readonly<Record<string, string>>
  /** The properties with the owner and the salary year, where its items have them. */
  readonly part?: { readonly owner?: string; readonly year?: string }
  /** The fields whose rows stand in tables of their own. */
  readonly lines?: LinesOfFields
  /** True for a text that the type of the key's column can hold. */
  readonly isKey?: (code: string) => boolean
  /** The further properties of the table's row that follow from the values. */
  readonly derived?: (values: FormValues) => Readonly<Record<string, unknown>>
}

/** An item's values, as they are stored. */
type StoredValues = Readonly<Record<string, unknown>>

/** A change of an item, as its event tells it. */
export interface ItemChange {
  readonly part: Part
  readonly code: string
  readonly change: 'created' | 'changed' | 'removed'
}

/**
 * What a register does beside its declaration: one file in own/ for a register, named as its
 * declaration's. All of it is in the item's transaction.
 */
export interface OwnRegister {
  /** Where the items are stored. The table that registers share when left out. */
  readonly place?: Place
  /** The tables that refer to its items, beside the fields of other registers. */
  readonly references?: (fieldOf: FieldOf) => readonly Reference[]
  /** Waits until nobody else adds what refers to an item, before one is removed. */
  readonly beforeRemoval?: (tx: Transaction) => Promise<void>
  /**
   * Returns what fields of a new item begin with, when they are sent as empty.
   *
   * @param year the salary year of the request
   */
  readonly starts?: (tx: Transaction, year: number | null | undefined) => Promise<FormValues>
  /** Returns why there is no place for a new item in a part, or undefined when there is one. */
  readonly missing?: (tx: Transaction, part: Part) => Promise<string | undefined>
  /**
   * Returns the messages by which a new or changed item is refused. May change other items that
   * follow from it.
   *
   * @param today the Swedish day of the request
   * @param original the stored values of a changed item
   */
  readonly fits?: (tx: Transaction, form: FormValues, today: IsoDate, original?: StoredValues) => Promise<FieldMessages>
  /** Returns why an item cannot be removed, or undefined. */
  readonly removable?: (tx: Transaction, values: StoredValues) => Promise<string | undefined>
  /** Returns what the list is sorted by for some fields, where the company's settings decide it. */
  readonly orders?: (
    tx: Transaction,
    fields: Readonly<Record<string, AnyColumn | SQL>>,
  ) => Promise<Readonly<Record<string, SQL>>>
  /** Adds what a new item begins with in other tables. */
  readonly begin?: (tx: Transaction, part: Part, values: FormValues) => Promise<void>
  /**
   * Makes other tables say what an item says, once it is stored or removed.
   *
   * @param values undefined of one that is removed
   */
  readonly follow?: (tx: Transaction, code: string, values: FormValues | undefined) => Promise<void>
  /**
   * Returns what the event of an item says beyond its fields, where a replay builds the table
   * (server/backend/projections.ts).
   */
  readonly told?: (tx: Transaction, told: ItemChange) => Promise<object>
}
