import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/** A file of a person: one of the documents, or the picture. */
export type FileKind = 'document' | 'picture'

/** A person of the staff register, or a client. */
interface PersonOf<Register, Kind> {
  readonly register: Register
  readonly number: string
  readonly kind: Kind
}

/** The person and the kind of a file. Documents are of employees only. */
export type FileOf = PersonOf<'employees', FileKind> | PersonOf<'clients', 'picture'>

/**
 * A file to upload. The vault has the body of its call: it is too large for the journal, and its
 * title may hold a personal number.
 */
export interface FileRef {
  readonly body: SecretRef
  /** In bytes. */
  readonly size: number
}

/** A file on its way, or the new title of a document. */
export type SentFile = FileOf & {
  /** The id of the document that changes; empty for a new file. */
  readonly Id: string
  readonly body: SecretRef
  readonly idempotencyKey: string
}

/** A file that is to be removed. */
export type FileRemoval = FileOf & {
  /** The id of a document; empty for the picture. */
  readonly Id: string
  /** The idempotency key of a new intent. */
  readonly idempotencyKey: string
}

export interface EmployeeFilesContext {
  /** Of the open dialog or the removal. */
  readonly of: FileOf | null
  /** The id of the document to change or remove; empty for a new file. */
  readonly id: string
  readonly body: SecretRef | null
  /** True when a file is chosen in the dialog. The file itself ends with the page. */
  readonly hasFile: boolean
  /** The failure of the last attempt. */
  readonly failure: ApiFailure | null
  readonly intent: Intent | null
  /**
   * How many files have been added, changed or removed here. A list on display is then fetched
   * again.
   */
  readonly changes: number
}

export type EmployeeFilesEvent =
  /** `Id` is that of a document whose title and day are to be changed. */
  | ({ readonly type: 'files.open'; readonly Id?: string } & FileOf)
  | { readonly type: 'files.close' }
  /**
   * Another file was chosen, or none, or its title or day was changed. The failure is cleared, and
   * what is sent next is another upload.
   */
  | { readonly type: 'files.edit'; readonly hasFile: boolean }
  | ({ readonly type: 'files.submit'; readonly idempotencyKey: string } & FileRef)
  | ({ readonly type: 'files.remove' } & FileRemoval)
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly employeeFiles: EmployeeFilesEvent
  }
}
