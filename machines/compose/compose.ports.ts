import type { Draft } from '#contracts/rules/message.ts'
import type { MessageRecipient } from '#contracts/shapes/message.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const composePorts = {
  /** `GET /messages/recipients`. */
  fetchRecipients: port<void, Result<readonly MessageRecipient[]>>('compose.fetchRecipients'),
  /** `POST /messages`. */
  sendMessage: port<Draft, Result<null>>('compose.sendMessage'),
}
