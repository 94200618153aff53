import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { ConfirmFact } from '../../frame/confirm/confirm.types.ts'
import type { Intent } from '../../kit/shared/intent.ts'

/** What is known of the company whose archiving is asked for. */
export type ArchivedCompany = Pick<CompanyListItem, 'FtgId' | 'Namn' | 'Archived'>

export interface Toggle {
  readonly company: ArchivedCompany
  /** Idempotency key, for a new intent. */
  readonly key: string
}

export interface CompanyArchiveContext {
  /** The one that is being asked about, or turned. */
  readonly company: ArchivedCompany | null
  /** Came with the company. */
  readonly key: string
  /** The writes that may have been done, by the FtgId of their company. */
  readonly intents: Readonly<Record<string, Intent>>
}

export type CompanyArchiveEvent =
  /** Archives a company, or takes it back: whichever it is not. */
  | ({ readonly type: 'archive.toggle' } & Toggle)
  | ConfirmFact
  /** A live event: a company was changed, perhaps archived or taken back. */
  | { readonly type: 'company.changed'; readonly FtgId: string }
  /** Live events were missed: any company may have changed. */
  | { readonly type: 'companies.changed' }

/** What the flow tells `companySelection`. */
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
