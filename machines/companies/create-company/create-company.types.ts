import type { NewCompanyForm } from '#contracts/companies/new-company.rules.ts'
import type { Intent } from '../../kit/shared/intent.ts'

export interface CreateCompanyInput {
  /** The year to begin with, and the latest that can be chosen. */
  readonly currentYear: number
  /** The licence, which decides what options are offered. */
  readonly LicNr: string
  readonly HasLicensOption: Readonly<Record<string, boolean>>
}

export interface CreateCompanyContext extends CreateCompanyInput {
  readonly form: NewCompanyForm
  /** It has been tried to create: every field says what is wrong with it. */
  readonly isChecked: boolean
  /**
   * What the server refused, or the list of companies forbids, at its field until that is changed.
   */
  readonly refusals: Readonly<Record<string, string>>
  /** The creation that may have been done. */
  readonly intent: Intent | null
}

export interface Submission {
  /** True when the list of companies has a company with the id. */
  readonly isTaken: boolean
  /** The idempotency key for a new intent. */
  readonly key: string
}

export type CreateCompanyEvent =
  /** Something is written or chosen. */
  | { readonly type: 'create.change'; readonly change: Partial<NewCompanyForm> }
  | ({ readonly type: 'create.submit' } & Submission)
  /** The dialog is left; what is written stays. */
  | { readonly type: 'create.leave' }

/** What the view hears: nothing was created, since this field is wrong. It gives it the focus. */
export type CreateCompanyEmitted = { readonly type: 'create.unfit'; readonly field: string }

/** The event that the flow sends to `companySelection`. */
export type CreateCompanyFact = { readonly type: 'company.created'; readonly FtgId: string }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly createCompany: CreateCompanyEvent
  }
}
