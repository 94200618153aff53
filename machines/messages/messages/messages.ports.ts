import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

export const messagesPorts = {
  /** `GET /messages/status`. */
  countUnread: port<void, Result<number>>('messages.countUnread'),
}
