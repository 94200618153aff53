import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { effectPort, port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const commandPalettePorts = {
  /** `GET /companyList`. */
  fetchCompanies: port<void, Result<readonly CompanyListItem[]>>('commandPalette.fetchCompanies'),
}

/** The flow's effects: the requests that it does not wait for. */
export const commandPaletteEffects = {
  /** Stores the recent choices on this device. */
  storeRecent: effectPort<{ readonly recent: readonly string[] }>('commandPalette.storeRecent'),
}
