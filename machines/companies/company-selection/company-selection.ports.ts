import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { effectPort, port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { FetchedCompany } from './company-selection.types.ts'

/** What the flow asks of the world outside. */
export const companySelectionPorts = {
  /** `GET /companyList`. */
  fetchCompanies: port<void, Result<readonly CompanyListItem[]>>('companySelection.fetchCompanies'),
  /** `GET /companyInfo/{FtgId}`. */
  fetchCompany: port<{ FtgId: string }, Result<FetchedCompany>>('companySelection.fetchCompany'),
  /** `GET /salaryyears` with that company in the header. */
  fetchYears: port<{ FtgId: string }, Result<readonly number[]>>('companySelection.fetchYears'),
}

/** What the flow does to the world outside without waiting. */
export const companySelectionEffects = {
  /** Keeps the favourites in this browser. */
  storeFavourites: effectPort<{ favourites: readonly string[] }>('companySelection.storeFavourites'),
  /** Leaves a route that has parameters for Infopanel. */
  goToInfopanel: effectPort('companySelection.goToInfopanel'),
  /** Leaves whatever route for CompanySettings. */
  goToSettings: effectPort('companySelection.goToSettings'),
}
