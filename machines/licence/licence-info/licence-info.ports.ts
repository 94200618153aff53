import { ofCall, reading } from '../../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const licenceInfoPorts = {
  fetchInfo: ofCall('licenceInfo.fetchInfo', () => reading('licence', 'information', {})),
}
