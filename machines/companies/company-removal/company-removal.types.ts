import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** The company that is to be removed. */
export interface RemovalSubject {
  readonly FtgId: string
  readonly Namn: string
  /** How many salary years it has. */
  readonly years: number
}

export interface CompanyRemovalContext {
  readonly company: RemovalSubject | null
  /** How many employees it has; null until that is known, and when it cannot be. */
  readonly employees: number | null
  /** Whether it was restored from a copy; null until that is known, and when it cannot be. */
  readonly isRestored: boolean | null
  /**
   * The password that was typed, in the vault; null where BankID stands in for it, and once it has
   * been used.
   */
  readonly password: SecretRef | null
  /** The removal that may have been asked for. */
  readonly intent: Intent | null
  /** Why the last attempt came to nothing. */
  readonly failure: ApiFailure | null
}

export type CompanyRemovalEvent =
  | { readonly type: 'removal.open'; readonly company: RemovalSubject }
  | { readonly type: 'removal.close' }
  /** What was refused is being put right. */
  | { readonly type: 'removal.edited' }
  /**
   * With the id as it was typed: only the company's own goes on. Without a password where the
   * licence enforces BankID. `key`: idempotency key, for a new intent.
   */
  | {
      readonly type: 'removal.confirm'
      readonly typed: string
      readonly password: SecretRef | null
      readonly key: string
    }
