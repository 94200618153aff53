import { ofCall, reading } from '../../kit/shared/of-call.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { InboxView, MessageChange, MessagePage } from './inbox.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const inboxPorts = {
  /** `GET /messages/folder/{Folder}`, a page. */
  fetchPage: port<InboxView, Result<MessagePage>>('inbox.fetchPage'),
  fetchMessage: ofCall('inbox.fetchMessage', ({ id }: { readonly id: string }) =>
    reading('messages', 'byId', { params: { Id: id } }),
  ),
  /** `PUT /messages/{Id}/read|unread|archive|restore`. */
  changeMessage: port<{ id: string; change: MessageChange }, Result<null>>('inbox.changeMessage'),
}
