import type { Company } from '../../sign-in/session/session.types.ts'

export interface CompanyInfoInput {
  /** The chosen company. */
  readonly FtgId: string
}

export type CompanyInfoContext = CompanyInfoInput

export type CompanyInfoEvent =
  /**
   * The company was archived or restored, which does not change its settings, or it may have been
   * removed.
   */
  | { readonly type: 'company.refetch' }
  /**
   * A live event: the settings of a company were changed. `Version` is their new version. It may be
   * a company other than the chosen one.
   */
  | { readonly type: 'company.changed'; readonly FtgId: string; readonly Version: number }
  /** A live event: an employee was added, changed or removed, which may open a screen. */
  | { readonly type: 'employees.changed' }
  /** The data may have changed. */
  | { readonly type: 'company.reload' }
  /**
   * A call was answered that a company does not exist, or not for this account. It may be a company
   * other than the chosen one.
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
