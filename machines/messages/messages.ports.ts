import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'

export const messagesPorts = {
  /** `GET /messages/status`. */
  countUnread: port<void, Result<number>>('messages.countUnread'),
}
