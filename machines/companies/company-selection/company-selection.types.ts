import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import type { Account, Company } from '../../sign-in/session/session.types.ts'
import type { CompanyArchiveFact } from '../company-archive/company-archive.types.ts'
import type { CreateCompanyFact } from '../create-company/create-company.types.ts'

export interface CompanySelectionInput {
  readonly account: Account
  /** The company of a reloaded page, or null. */
  readonly current: Company | null
  /** The ids that this browser keeps as favourites. */
  readonly favourites: readonly string[]
}

export interface CompanySelectionContext extends CompanySelectionInput {
  /** null until the list has been fetched. */
  readonly companies: readonly CompanyListItem[] | null
  /** Why the list could not be fetched. */
  readonly listFailure: ApiFailure | null
  /** The choice under way. */
  readonly pending: CompanyChoice | null
  /** The chosen company while its years are fetched. */
  readonly fetched: Company | null
  /** The years of the company chosen last. */
  readonly years: readonly number[]
  /** The company that had to be left, until another is chosen. */
  readonly lost: Pick<Company, 'FtgId' | 'Namn'> | null
}

export interface CompanyChoice {
  readonly FtgId: string
  /**
   * Whether the route on display has parameters, so that it cannot be shown for another company.
   */
  readonly routeHasParameters: boolean
  /** It has just been created: its settings come first. */
  readonly isNew?: true
}

/** What fetching a company leads to: the company, or the demand for an SMS code first. */
export type FetchedCompany =
  | { readonly requireSMSVerification: true }
  | { readonly requireSMSVerification: false; readonly company: Company }

export type CompanySelectionEvent =
  | { readonly type: 'companies.open' }
  | { readonly type: 'companies.close' }
  | { readonly type: 'companies.retry' }
  | ({ readonly type: 'company.choose' } & CompanyChoice)
  /** Nothing unsaved is lost by the choice, or the person has said that it may be. */
  | ({ readonly type: 'company.enter' } & CompanyChoice)
  | { readonly type: 'company.favour'; readonly FtgId: string }
  /** The person has removed a company. */
  | { readonly type: 'company.removed'; readonly FtgId: string }
  /**
   * The company can be worked in no more: somebody has removed it, or the account may not choose it
   * any longer.
   */
  | { readonly type: 'company.lost'; readonly FtgId: string }
  /** Nothing unsaved is lost with it, or the person knows. */
  | { readonly type: 'company.leave'; readonly FtgId: string }
  /** Somebody has changed which companies there are, or what they are called. */
  | { readonly type: 'companies.changed' }
  | CompanyArchiveFact
  | CreateCompanyFact

/** What the flow tells the app. */
export type CompanySelectionFact =
  | { readonly type: 'company.chosen'; readonly company: Company; readonly years: readonly number[] }
  | { readonly type: 'company.favoured'; readonly favourites: readonly string[] }
  /** The chosen company is there no more: none is chosen. */
  | { readonly type: 'company.left' }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly companySelection: CompanySelectionEvent
  }
}
