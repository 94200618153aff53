import type { Company } from '../session/session.types.ts'

/** Which company it is that somebody works in. */
export interface CompanyInfoContext {
  readonly FtgId: string
}

export type CompanyInfoEvent =
  /** Live: the settings of a company were changed, and have that version now. */
  | { readonly type: 'companyInfo.changed'; readonly FtgId: string; readonly Version: number }
  /** More happened than was told. */
  | { readonly type: 'companyInfo.reload' }

/** What the app hears: the company as it is now, with the features that are on. */
export type CompanyInfoFact = { readonly type: 'company.refreshed'; readonly company: Company }
