import type { FormValues } from '#contracts/forms/field.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/** A stored item's values. */
type StoredValues = Readonly<Record<string, unknown>>

/**
 * What a register checks and does beside its declaration. All of it is in the item's transaction.
 */
export interface RegisterHooks {
  /**
   * Returns the messages by which a new or changed item is refused. May change other items that
   * follow from it.
   */
  readonly fits?: (
    tx: Transaction,
    values: FormValues,
    original: StoredValues | undefined,
  ) => Promise<FieldMessages | undefined>
  /** Returns why an item cannot be removed, or undefined. */
  readonly removable?: (tx: Transaction, values: StoredValues) => Promise<string | undefined>
  /** Returns what the events of the register also carry, after the change. */
  readonly payload?: (tx: Transaction) => Promise<Readonly<Record<string, unknown>>>
}
