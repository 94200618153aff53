import type { MessageRecipient } from '#contracts/shapes/message.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import type { Letter } from './compose.types.ts'

export const composePorts = {
  /** `GET /messages/recipients`. */
  fetchRecipients: port<void, Result<readonly MessageRecipient[]>>('compose.fetchRecipients'),
  /** `POST /messages`. */
  sendMessage: port<Letter, Result<null>>('compose.sendMessage'),
}
