import type { HelpText } from '#contracts/help/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { PanelSettings } from './help-panel.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const helpPanelPorts = {
  /** `GET /helptexts/{key}`. */
  fetchText: port<{ key: string }, Result<HelpText>>('helpPanel.fetchText'),
  /** `PUT /helptexts/{key}`. Returns the saved text. */
  saveText: port<HelpText, Result<HelpText>>('helpPanel.saveText'),
  /** `GET /portalInfo?fields=…`. */
  fetchPortal: port<void, Result<PanelSettings>>('helpPanel.fetchPortal'),
  /** `PUT /portalInfo`. */
  changeSupport: port<{ isAllowed: boolean }, Result<PanelSettings>>('helpPanel.changeSupport'),
}
