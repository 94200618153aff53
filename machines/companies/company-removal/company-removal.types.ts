import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'

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
  /** Why the last attempt came to nothing. */
  readonly failure: ApiFailure | null
  /** The removal that may have been done. */
  readonly intent: Intent | null
}

export type CompanyRemovalEvent =
  | { readonly type: 'removal.open'; readonly company: RemovalSubject }
  | { readonly type: 'removal.close' }
  /** With the id as it was typed: only the company's own goes on. `key`: idempotency key, for a new intent. */
  | { readonly type: 'removal.confirm'; readonly typed: string; readonly key: string }
