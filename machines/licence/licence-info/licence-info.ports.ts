import type { LicenceInfo } from '#contracts/licence/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** What the flow asks of the world outside. */
export const licenceInfoPorts = {
  /** `GET /licenseInformation`. */
  fetchInfo: port<void, Result<LicenceInfo>>('licenceInfo.fetchInfo'),
}
