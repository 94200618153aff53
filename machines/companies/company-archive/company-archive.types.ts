import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { Intent } from '../../kit/shared/intent.ts'
import type { ConfirmFact } from '../../kit/shared/question.ts'

/** The company to archive or restore. */
export type ArchivedCompany = Pick<CompanyListItem, 'FtgId' | 'Namn' | 'Archived'>

export interface Toggle {
  readonly company: ArchivedCompany
  /** The idempotency key for a new intent. */
  readonly key: string
}

export interface CompanyArchiveContext {
  /** The company that awaits a confirmation, or is being archived or restored. */
  readonly company: ArchivedCompany | null
  /** The idempotency key that came with the company. */
  readonly key: string
  /** The intents of writes without an answer, by the FtgId of their company. */
  readonly intents: Readonly<Record<string, Intent>>
}

export type CompanyArchiveEvent =
  /** Archives a company, or restores an archived one. */
  | ({ readonly type: 'archive.toggle' } & Toggle)
  | ConfirmFact
  /** A live event: a company was changed, archived or restored. */
  | { readonly type: 'company.changed'; readonly FtgId: string }
  /** Live events were missed: any company may have changed. */
  | { readonly type: 'companies.changed' }

/** The event that the flow sends to `companySelection`. */
export type CompanyArchiveFact = {
  readonly type: 'company.archived'
  readonly FtgId: string
  readonly Archived: boolean
}

declare module '../../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly companyArchive: CompanyArchiveEvent
  }
}
