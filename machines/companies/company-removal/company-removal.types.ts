import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** The company to remove. */
export interface RemovalSubject {
  readonly FtgId: string
  readonly Namn: string
  /** The number of the company's salary years. */
  readonly years: number
}

export interface CompanyRemovalContext {
  readonly company: RemovalSubject | null
  /** The number of employees. Null until it has been fetched, and when that fails. */
  readonly employees: number | null
  /** Whether it was restored from a copy. Null until that has been fetched, and when that fails. */
  readonly isRestored: boolean | null
  /**
   * Reference to the typed password in the vault. Null where BankID replaces the password, and once
   * the password has been used.
   */
  readonly password: SecretRef | null
  /** The intent of a removal whose answer was lost. */
  readonly intent: Intent | null
  /** The failure of the last attempt. */
  readonly failure: ApiFailure | null
}

export type CompanyRemovalEvent =
  | { readonly type: 'removal.open'; readonly company: RemovalSubject }
  | { readonly type: 'removal.close' }
  /** The user edits the refused field. */
  | { readonly type: 'removal.edited' }
  /**
   * Asks for the removal. `typed` is the id as the user typed it, and must be the company's own.
   * `password` is null where the licence enforces BankID. `key`: idempotency key, for a new intent.
   */
  | {
      readonly type: 'removal.confirm'
      readonly typed: string
      readonly password: SecretRef | null
      readonly key: string
    }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly companyRemoval: CompanyRemovalEvent
  }
}
