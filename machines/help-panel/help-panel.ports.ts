import type { HelpText } from '#contracts/shapes/help-text.ts'
import type { PortalInfo } from '#contracts/shapes/portal.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const helpPanelPorts = {
  /** `GET /helptexts/{key}`. */
  fetchText: port<{ key: string }, Result<HelpText>>('helpPanel.fetchText'),
  /** `PUT /helptexts/{key}`: the text as it was kept. */
  saveText: port<HelpText, Result<HelpText>>('helpPanel.saveText'),
  /** `GET /portalInfo`. */
  fetchPortal: port<void, Result<PortalInfo>>('helpPanel.fetchPortal'),
  /** `PUT /portalInfo`. */
  changeSupport: port<{ isAllowed: boolean }, Result<PortalInfo>>('helpPanel.changeSupport'),
}
