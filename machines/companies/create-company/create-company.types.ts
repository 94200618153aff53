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
  /** True after an attempt to create. Every field then shows its problem. */
  readonly isChecked: boolean
  /**
   * The refusals of the server and of a taken id, by field. A refusal is removed when its field
   * changes.
   */
  readonly refusals: Readonly<Record<string, string>>
  /** The intent of a creation whose answer was lost. */
  readonly intent: Intent | null
}

export interface Submission {
  /** True when the list of companies has a company with the id. */
  readonly isTaken: boolean
  /** The idempotency key for a new intent. */
  readonly key: string
}

export type CreateCompanyEvent =
  /** The user changes the form. */
  | { readonly type: 'create.change'; readonly change: Partial<NewCompanyForm> }
  | ({ readonly type: 'create.submit' } & Submission)
  /** The dialog is closed. The entered values are kept. */
  | { readonly type: 'create.leave' }

/**
 * The event that the view receives when nothing was created because this field is invalid. The view
 * focuses the field.
 */
export type CreateCompanyEmitted = { readonly type: 'create.unfit'; readonly field: string }

/** The event that the flow sends to `companySelection`. */
export type CreateCompanyFact = { readonly type: 'company.created'; readonly FtgId: string }

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly createCompany: CreateCompanyEvent
  }
}
