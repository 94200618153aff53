import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { effectPort, port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** What the flow asks of the world outside. */
export const commandPalettePorts = {
  /** `GET /companyList`. */
  fetchCompanies: port<void, Result<readonly CompanyListItem[]>>('commandPalette.fetchCompanies'),
}

/** What the flow does to the world outside without waiting. */
export const commandPaletteEffects = {
  /** Keeps on this device what was chosen. */
  storeRecent: effectPort<{ readonly recent: readonly string[] }>('commandPalette.storeRecent'),
}
