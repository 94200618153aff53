import type { Draft } from '#contracts/messages/rules.ts'
import { ofCall, reading } from '../../kit/shared/of-call.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const composePorts = {
  fetchRecipients: ofCall('compose.fetchRecipients', () => reading('messages', 'recipients', {})),
  /** `POST /messages`. */
  sendMessage: port<{ readonly draft: Draft; readonly key: string }, Result<null>>('compose.sendMessage'),
}
