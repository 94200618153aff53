import { z } from 'zod'
import { type Call, call } from '../call.ts'
import { errors } from '../errors.ts'
import { Message, MessageFolder, MessageListItem, MessageRecipient, NewMessage } from './shapes.ts'

const MessageId = z.strictObject({ Id: z.uuid() })
/** Creates a call that changes the account's own copy of a message. It is idempotent. */
const change = (path: Call['path'], summary: string) =>
  call('PUT', path, {
    summary,
    access: 'session',
    params: MessageId,
    data: z.null(),
    errors: [errors.messageMissing],
  })

/**
 * The calls of the inbox: messages between the licence's users, and from the system. The
 * specification names the screen and the number of unread messages, but not these calls: they are
 * ours. Each account has its own copy of a message. Another account's copy is treated as if it did
 * not exist.
 */
export const messageCalls = {
  list: call('GET', '/messages/folder/{Folder}', {
    summary: "A folder of the account's messages, newest first; without a pagination the newest 100.",
    access: 'session',
    params: z.strictObject({ Folder: MessageFolder }),
    paged: true,
    data: z.array(MessageListItem),
  }),
  recipients: call('GET', '/messages/recipients', {
    summary:
      'Whom the account may write to, by name: who administers the licence, and who shares a company with it, but for employees and clients among themselves.',
    access: 'session',
    data: z.array(MessageRecipient),
  }),
  byId: call('GET', '/messages/{Id}', {
    summary: 'A message in full. Reading it does not mark it as read.',
    access: 'session',
    params: MessageId,
    data: Message,
    errors: [errors.messageMissing],
  }),
  send: call('POST', '/messages', {
    summary: 'Sends a message to each of the recipients, and keeps a copy with the sender.',
    access: 'session',
    body: NewMessage,
    data: z.null(),
    errors: [errors.recipientRefused],
  }),
  markRead: change('/messages/{Id}/read', 'Marks a received message as read.'),
  markUnread: change('/messages/{Id}/unread', 'Marks a received message as unread.'),
  archive: change('/messages/{Id}/archive', 'Puts a message away in the archive.'),
  restore: change('/messages/{Id}/restore', 'Takes a message back from the archive to where it was.'),
}
