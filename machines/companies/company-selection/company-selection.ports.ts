import { ofCall, reading } from '../../kit/shared/of-call.ts'
import { effectPort, port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { FetchedCompany } from './company-selection.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const companySelectionPorts = {
  fetchCompanies: ofCall('companySelection.fetchCompanies', () => reading('companies', 'list', {})),
  /** `GET /companyInfo/{FtgId}`. */
  fetchCompany: port<{ FtgId: string }, Result<FetchedCompany>>('companySelection.fetchCompany'),
  fetchYears: ofCall('companySelection.fetchYears', (scope: { readonly FtgId: string }) =>
    reading('salaryYears', 'list', { scope }),
  ),
}

/** The flow's effects: the requests that it does not wait for. */
export const companySelectionEffects = {
  /** Stores the favourites in this browser. */
  storeFavourites: effectPort<{ favourites: readonly string[] }>('companySelection.storeFavourites'),
  /** Navigates from a route with parameters to Infopanel. */
  goToInfopanel: effectPort('companySelection.goToInfopanel'),
  /** Navigates to CompanySettings. */
  goToSettings: effectPort('companySelection.goToSettings'),
}
