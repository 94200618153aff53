import type { Message } from '#contracts/messages/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { InboxView, MessageChange, MessagePage } from './inbox.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const inboxPorts = {
  /** `GET /messages/folder/{Folder}`, a page. */
  fetchPage: port<InboxView, Result<MessagePage>>('inbox.fetchPage'),
  /** `GET /messages/{Id}`. */
  fetchMessage: port<{ id: string }, Result<Message>>('inbox.fetchMessage'),
  /** `PUT /messages/{Id}/read|unread|archive|restore`. */
  changeMessage: port<{ id: string; change: MessageChange }, Result<null>>('inbox.changeMessage'),
}
