import type { Company } from '../session/session.types.ts'

export interface CompanyInfoInput {
  /** The company that the person works in. */
  readonly FtgId: string
}

export type CompanyInfoContext = CompanyInfoInput

export type CompanyInfoEvent =
  /** Somebody has changed a company's settings (live event), which have that version now: this one's, or another's. */
  | { readonly type: 'company.changed'; readonly FtgId: string; readonly Version: number }
  /** They may have been changed. */
  | { readonly type: 'company.reload' }

/** What the flow tells the app. */
export interface CompanyInfoFact {
  readonly type: 'company.updated'
  readonly company: Company
}
