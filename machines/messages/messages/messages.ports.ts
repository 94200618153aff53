import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** What the flow asks of the world outside. */
export const messagesPorts = {
  /** `GET /messages/status`. */
  countUnread: port<void, Result<number>>('messages.countUnread'),
}
