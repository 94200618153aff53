import type { LicenceInfo } from '#contracts/shapes/licence-info.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const licenceInfoPorts = {
  /** `GET /licenseInformation`. */
  fetchInfo: port<void, Result<LicenceInfo>>('licenceInfo.fetchInfo'),
}
