import type { Company } from '../../sign-in/session/session.types.ts'

export interface CompanyInfoInput {
  /** The chosen company. */
  readonly FtgId: string
}

export type CompanyInfoContext = CompanyInfoInput

export type CompanyInfoEvent =
  /**
   * It was archived or taken back, which is no change of its settings; or it may have been removed.
   */
  | { readonly type: 'company.refetch' }
  /**
   * Somebody has changed a company (live event), whose settings have that version now: this one, or
   * another.
   */
  | { readonly type: 'company.changed'; readonly FtgId: string; readonly Version: number }
  /** The data may have changed. */
  | { readonly type: 'company.reload' }
  /**
   * A call was answered that there is no such company, at least not for this account: this one, or
   * another.
   */
  | { readonly type: 'company.doubted' }

/** The events that the flow sends to the app. */
export interface CompanyInfoFact {
  readonly type: 'company.updated'
  readonly company: Company
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly companyInfo: CompanyInfoEvent
  }
}
