import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { Account, Company } from '../../sign-in/session/session.types.ts'
import type { CompanyArchiveFact } from '../company-archive/company-archive.types.ts'
import type { CreateCompanyFact } from '../create-company/create-company.types.ts'

export interface CompanySelectionInput {
  readonly account: Account
  /** The company that was chosen before the page was reloaded, or null. */
  readonly current: Company | null
  /** The ids of this browser's favourites. */
  readonly favourites: readonly string[]
}

export interface CompanySelectionContext extends CompanySelectionInput {
  /** Null until the list has been fetched. */
  readonly companies: readonly CompanyListItem[] | null
  /** The failure of fetching the list. */
  readonly listFailure: ApiFailure | null
  /** The choice that is being made. */
  readonly pending: CompanyChoice | null
  /** The chosen company while its years are being fetched. */
  readonly fetched: Company | null
  /** The salary years of the last chosen company. */
  readonly years: readonly number[]
  /** The company that is no longer accessible, until another one is chosen. */
  readonly lost: Pick<Company, 'FtgId' | 'Namn'> | null
}

export interface CompanyChoice {
  readonly FtgId: string
  /**
   * Whether the route on display has parameters, so that it cannot be shown for another company.
   */
  readonly routeHasParameters: boolean
  /** True for a newly created company. Its settings are shown first. */
  readonly isNew?: true
}

/** The result of fetching a company: the company, or a requirement of an SMS code. */
export type FetchedCompany =
  | { readonly requireSMSVerification: true }
  | { readonly requireSMSVerification: false; readonly company: Company }

export type CompanySelectionEvent =
  | { readonly type: 'companies.open' }
  | { readonly type: 'companies.close' }
  | { readonly type: 'companies.retry' }
  | ({ readonly type: 'company.choose' } & CompanyChoice)
  /** The choice loses no unsaved changes, or the user has agreed to lose them. */
  | ({ readonly type: 'company.enter' } & CompanyChoice)
  | { readonly type: 'company.favour'; readonly FtgId: string }
  /** The user has removed a company. */
  | { readonly type: 'company.removed'; readonly FtgId: string }
  /**
   * The user can no longer work in the company: it was removed, or the account may not choose it
   * any longer.
   */
  | { readonly type: 'company.lost'; readonly FtgId: string }
  /** Leaving loses no unsaved changes, or the user has agreed to lose them. */
  | { readonly type: 'company.leave'; readonly FtgId: string }
  /** Companies were created, removed or renamed. */
  | { readonly type: 'companies.changed' }
  | CompanyArchiveFact
  | CreateCompanyFact

/** The events that the flow sends to the app. */
export type CompanySelectionFact =
  | { readonly type: 'company.chosen'; readonly company: Company; readonly years: readonly number[] }
  | { readonly type: 'company.favoured'; readonly favourites: readonly string[] }
  /** The chosen company no longer exists, so no company is chosen. */
  | { readonly type: 'company.left' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly companySelection: CompanySelectionEvent
  }
}
