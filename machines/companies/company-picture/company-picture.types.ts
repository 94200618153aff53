import type { NewPicture } from '#contracts/companies/pictures.shapes.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'

/**
 * A picture to upload. Its content is kept in the vault because it is too large for the journal,
 * not because it is secret.
 */
export interface PictureRef {
  /** Base64. */
  readonly content: SecretRef
  readonly mediaType: NewPicture['Type']
}

export interface CompanyPictureContext {
  readonly picture: PictureRef | null
  /** True when a file is chosen in the dialog. The file itself ends with the page. */
  readonly hasFile: boolean
  /** The failure of the last attempt. */
  readonly failure: ApiFailure | null
}

export type CompanyPictureEvent =
  | { readonly type: 'picture.open' }
  | { readonly type: 'picture.close' }
  /** Another file was chosen, or none. The failure of the previous one is cleared. */
  | { readonly type: 'picture.edit'; readonly hasFile: boolean }
  | ({ readonly type: 'picture.submit' } & PictureRef)
  | { readonly type: 'picture.remove' }
  | ConfirmFact

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly companyPicture: CompanyPictureEvent
  }
}
