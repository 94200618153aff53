import type { LicenceInfo } from '#contracts/licence/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const licenceInfoPorts = {
  /** `GET /licenseInformation`. */
  fetchInfo: port<void, Result<LicenceInfo>>('licenceInfo.fetchInfo'),
}
