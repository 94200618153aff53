import type { ProviderState } from '../outcomes/provider-state.ts'
import type { CopyName } from './company-copy.shapes.ts'
import type { CompanyJobKind, CompanyJobStatus } from './company-job.shapes.ts'

/** The provider states of copies of companies, and of the jobs that make them. */
export const copyStates = {
  /** The account is a licence user of a licence that may clone companies. */
  cloningLicence: (Login: string): ProviderState => ({ name: 'a licence that clones companies', params: { Login } }),
  /**
   * A copy of the company exists, sent from the account's licence. The account may restore and
   * delete it.
   */
  companyCopy: ({ Container, Name, VersionId }: CopyName, FtgId: string, Login: string): ProviderState => ({
    name: 'a copy of a company',
    params: { Container, Name, VersionId, FtgId, Login },
  }),
  /** The copy exists, and was made when its company was removed. */
  keptCopy: ({ Container, Name, VersionId }: CopyName, FtgId: string, Login: string): ProviderState => ({
    name: 'a copy of a removed company',
    params: { Container, Name, VersionId, FtgId, Login },
  }),
  /** The copy exists, and was made by a newer version of the program. */
  newerCopy: ({ Container, Name, VersionId }: CopyName, FtgId: string, Login: string): ProviderState => ({
    name: 'a copy from a newer version',
    params: { Container, Name, VersionId, FtgId, Login },
  }),
  /** The licence has exactly these copies, the newest first. */
  copies: (
    Container: string,
    Login: string,
    Copies: readonly { readonly Name: string; readonly Version: string; readonly FtgId: string }[],
  ): ProviderState => ({
    name: 'these copies',
    params: { Container, Login, Copies: Copies.map(each => ({ ...each })) },
  }),
  /** The copy does not exist, or the account has no access to it. */
  noCopy: (VersionId: string, Login: string): ProviderState => ({ name: 'no copy', params: { VersionId, Login } }),
  /**
   * The account has one job, of the kind and in the state given. Its company has the id: SEND
   * copies the company, REMOVE removes it, and the other kinds create it. COMPLETED: the company
   * exists, or after REMOVE does not. FAILED: the job has a message.
   */
  companyJob: (
    { Id, Kind, Status }: { readonly Id: string; readonly Kind: CompanyJobKind; readonly Status: CompanyJobStatus },
    FtgId: string,
    Login: string,
  ): ProviderState => ({ name: 'a company job', params: { Id, Kind, Status, FtgId, Login } }),
  /** The account has no job with the id. */
  noCompanyJob: (Id: string, Login: string): ProviderState => ({ name: 'no company job', params: { Id, Login } }),
}
