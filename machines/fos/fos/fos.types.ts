import type { FosEnquiryMade, FosSelection } from '#contracts/fos/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** An enquiry to make. */
export interface AskedFor {
  readonly year: number
  readonly selection: FosSelection
}

/** A file in the vault, in base64: it is personal data, and too large for the journal. */
export interface AnswerFile {
  readonly name: string
  readonly content: SecretRef
}

/** An answer that was read. Its rows are in the vault. */
export interface AnswerSummary {
  /** The reference to the `FosAnswerPreview`. */
  readonly preview: SecretRef
  readonly changed: number
  readonly unchanged: number
  readonly unknown: number
  readonly wrong: number
}

export interface FosContext {
  readonly asked: AskedFor | null
  /** The enquiry that was made last. */
  readonly made: FosEnquiryMade | null
  readonly file: AnswerFile | null
  readonly read: AnswerSummary | null
  /** The numbers of the employees that are left out of what is accepted. */
  readonly out: readonly string[]
  readonly askFailure: ApiFailure | null
  readonly failure: ApiFailure | null
  readonly intent: Intent | null
  /** How many employees the last answer changed. */
  readonly done: number | null
  /** How many enquiries were made here. The list is then fetched again. */
  readonly changes: number
}

export type FosEvent =
  | ({ readonly type: 'fos.ask'; readonly key: string } & AskedFor)
  | ({ readonly type: 'fos.read' } & AnswerFile)
  /** Leaves an employee out, or takes it in again. */
  | { readonly type: 'fos.choose'; readonly number: string; readonly isTaken: boolean }
  | { readonly type: 'fos.accept'; readonly key: string }
  /** Leaves the file, to choose another. */
  | { readonly type: 'fos.restart' }
