import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const messagesPorts = {
  /** `GET /messages/status`. */
  countUnread: port<void, Result<number>>('messages.countUnread'),
}
