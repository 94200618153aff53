import type { ImportCounts } from '#contracts/imports/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** A file in the vault, in base64: it is personal data, and too large for the journal. */
export interface ChosenFile {
  readonly name: string
  readonly content: SecretRef
}

/** A field and the place of its column in the file, from 0. */
export interface ColumnAt {
  readonly field: string
  readonly at: number
}

/** A file that was read. Its rows and headings are in the vault. */
export interface ReadSummary {
  /** The reference to the `ImportPreview`. */
  readonly preview: SecretRef
  readonly counts: ImportCounts
  /** The number of rows that cannot be stored. */
  readonly wrong: number
  /** The number of fields without a column that rows cannot be stored without. */
  readonly missing: number
  readonly columns: readonly ColumnAt[]
}

/** An import that is to be removed. */
export interface ImportRemoval {
  readonly number: number
  readonly fileName: string
  /** The idempotency key for a new intent. */
  readonly idempotencyKey: string
}

export interface ImportFileContext {
  /** The code of the import definition, or empty. */
  readonly definition: string
  readonly file: ChosenFile | null
  readonly read: ReadSummary | null
  /** The columns that the user has chosen in place of the definition's, or null. */
  readonly columns: readonly ColumnAt[] | null
  readonly failure: ApiFailure | null
  readonly intent: Intent | null
  /** What the last import did. */
  readonly done: ImportCounts | null
  readonly asked: ImportRemoval | null
  /** How many imports were made and removed here. A list on display is then fetched again. */
  readonly changes: number
}

export type ImportFileEvent =
  | { readonly type: 'import.choose'; readonly definition: string }
  | ({ readonly type: 'import.read' } & ChosenFile)
  | { readonly type: 'import.remap' }
  /** A column was chosen for a field, or none (-1). */
  | ({ readonly type: 'import.column' } & ColumnAt)
  | { readonly type: 'import.reread' }
  | { readonly type: 'import.accept'; readonly key: string }
  /** Leaves the file, to choose another. */
  | { readonly type: 'import.restart' }
  | ({ readonly type: 'import.remove' } & ImportRemoval)
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly importFile: ImportFileEvent
  }
}
