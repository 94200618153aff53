import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import type { ConfirmFact } from '../../frame/confirm/confirm.types.ts'

/** What is known of the company whose archiving is asked for. */
export type ArchivedCompany = Pick<CompanyListItem, 'FtgId' | 'Namn' | 'Archived'>

export interface CompanyArchiveContext {
  /** The one that is being asked about, or turned. */
  readonly company: ArchivedCompany | null
}

export type CompanyArchiveEvent =
  /** Archives a company, or takes it back: whichever it is not. */
  { readonly type: 'archive.toggle'; readonly company: ArchivedCompany } | ConfirmFact

/** What the flow tells `companySelection`. */
export type CompanyArchiveFact = {
  readonly type: 'company.archived'
  readonly FtgId: string
  readonly Archived: boolean
}
