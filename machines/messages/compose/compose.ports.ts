import type { Draft } from '#contracts/messages/rules.ts'
import type { MessageRecipient } from '#contracts/messages/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const composePorts = {
  /** `GET /messages/recipients`. */
  fetchRecipients: port<void, Result<readonly MessageRecipient[]>>('compose.fetchRecipients'),
  /** `POST /messages`. */
  sendMessage: port<{ readonly draft: Draft; readonly key: string }, Result<null>>('compose.sendMessage'),
}
