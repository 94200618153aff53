import type { ProviderState } from '../outcomes/provider-state.ts'
import type { CompanyListItem } from './shapes.ts'

/** The latest version of the company's settings in the states below. */
export const exampleVersion = 7

/** The provider states of companies. */
export const companyStates = {
  /** The account has access to the company, which has these salary years. */
  company: (FtgId: string, Login: string): ProviderState => ({ name: 'a company', params: { FtgId, Login } }),
  /** The account has access to exactly these companies. */
  companies: (
    Companies: readonly Pick<CompanyListItem, 'FtgId' | 'Namn' | 'Orgnr' | 'Archived'>[],
    Login: string,
  ): ProviderState => ({ name: 'these companies', params: { Companies, Login } }),
  /** The account has access to the company, which was restored from a copy, as RestoreInfo says. */
  restoredCompany: (
    FtgId: string,
    Login: string,
    RestoreInfo: NonNullable<CompanyListItem['RestoreInfo']>,
  ): ProviderState => ({ name: 'a company restored from a copy', params: { FtgId, Login, RestoreInfo } }),
  /**
   * The account has access to the company. Its settings have exactly these changes, by these
   * accounts, the oldest first.
   */
  settingsHistory: (
    FtgId: string,
    Login: string,
    Changes: readonly {
      readonly Login: string
      readonly Field: string
      readonly Before: string
      readonly After: string
    }[],
  ): ProviderState => ({ name: 'a company with this history', params: { FtgId, Login, Changes } }),
  /** The account has access to the company, whose picture has the id. */
  companyPicture: (FtgId: string, Login: string, PictureId: string): ProviderState => ({
    name: 'a company with a picture',
    params: { FtgId, Login, PictureId },
  }),
  /** The account has access to the company. Its settings are valid and have the version. */
  companySettings: (FtgId: string, Login: string, Version: number): ProviderState => ({
    name: 'a company with settings',
    params: { FtgId, Login, Version },
  }),
  /** The account has access to the company, which is archived or not. */
  companyArchived: (FtgId: string, Login: string, Archived: boolean): ProviderState => ({
    name: 'a company, archived or not',
    params: { FtgId, Login, Archived },
  }),
  /** No company of the account's licence has the id, and no job is creating one with it. */
  freeCompanyId: (FtgId: string, Login: string): ProviderState => ({
    name: 'a free company id',
    params: { FtgId, Login },
  }),
  /** The account has access to the company and may remove it. No job is running for the company. */
  removableCompany: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company that may be removed',
    params: { FtgId, Login },
  }),
  /** The account has access to the company, whose removal is queued. */
  companyLeaving: (FtgId: string, Login: string): ProviderState => ({
    name: 'a company that is being removed',
    params: { FtgId, Login },
  }),
  /** The account made the latest removal of a company in its licence. */
  removedCompany: (FtgId: string, Login: string): ProviderState => ({
    name: 'a removed company',
    params: { FtgId, Login },
  }),
}
