import type { CompanyCopy, CopyName } from '#contracts/copies/company-copy.shapes.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'

export interface RestoreCopyContext {
  /** The licence whose copies are listed; null until one is chosen. */
  readonly LicNr: string | null
  /** The copy that is selected to be restored. */
  readonly copy: CompanyCopy | null
  /** The copy that is being deleted, or whose deletion awaits a confirmation. */
  readonly deleting: CompanyCopy | null
  /** A counter. The list is fetched again when it grows. */
  readonly turn: number
}

export type RestoreCopyEvent =
  | { readonly type: 'copies.list'; readonly LicNr: string }
  | { readonly type: 'copy.pick'; readonly copy: CompanyCopy }
  | { readonly type: 'copy.delete'; readonly copy: CompanyCopy }
  | { readonly type: 'copy.forget' }
  | ConfirmFact

/** Returns the name of a copy for a call. */
export const nameOf = ({ Container, Name, Version }: CompanyCopy): CopyName => ({
  Container,
  Name,
  VersionId: Version,
})

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly restoreCopy: RestoreCopyEvent
  }
}
