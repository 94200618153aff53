import type { HelpText } from '#contracts/help/shapes.ts'
import type { PortalInfo } from '#contracts/portal/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const helpPanelPorts = {
  /** `GET /helptexts/{key}`. */
  fetchText: port<{ key: string }, Result<HelpText>>('helpPanel.fetchText'),
  /** `PUT /helptexts/{key}`. Returns the saved text. */
  saveText: port<HelpText, Result<HelpText>>('helpPanel.saveText'),
  /** `GET /portalInfo`. */
  fetchPortal: port<void, Result<PortalInfo>>('helpPanel.fetchPortal'),
  /** `PUT /portalInfo`. */
  changeSupport: port<{ isAllowed: boolean }, Result<PortalInfo>>('helpPanel.changeSupport'),
}
