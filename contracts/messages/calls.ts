import { z } from 'zod'
import { type Call, call } from '../call.ts'
import { messageErrors } from './errors.ts'
import { Message, MessageFolder, MessageListItem, MessageRecipient, NewMessage } from './shapes.ts'

const MessageId = z.strictObject({ Id: z.uuid() })
/** Creates a call that changes the account's own copy of a message. It is idempotent. */
const change = (path: Call['path'], summary: string) =>
  call('PUT', path, {
    summary,
    access: 'session',
    params: MessageId,
    data: z.null(),
    errors: [messageErrors.messageMissing],
  })

/**
 * The calls of the inbox: messages between the licence's users, and from the system. The
 * specification names the screen and the number of unread messages, but not these calls: they are
 * ours. Each account has its own copy of a message. Another account's copy is treated as if it did
 * not exist.
 */
export const messageCalls = {
  list: call('GET', '/messages/folder/{Folder}', {
    summary:
      "Returns the messages in one of the account's folders, the newest first. Without perPage, returns the newest 100. Sorts by TimeStamp, Subject or Sender. Searches in Subject, Sender, Recipients and Text.",
    access: 'session',
    params: z.strictObject({ Folder: MessageFolder }),
    paged: true,
    data: z.array(MessageListItem),
  }),
  recipients: call('GET', '/messages/recipients', {
    summary:
      'Returns the accounts that the account may send messages to, by name in Swedish order. The roles LIC and ADM may exchange messages with everybody in the licence. Others must have access to the same company. The roles PER and BRU may not send messages to each other.',
    access: 'session',
    data: z.array(MessageRecipient),
  }),
  byId: call('GET', '/messages/{Id}', {
    summary: 'Returns a message with its whole text. Does not mark it as read.',
    access: 'session',
    params: MessageId,
    data: Message,
    errors: [messageErrors.messageMissing],
  }),
  send: call('POST', '/messages', {
    summary:
      'Sends a message to all the recipients, and stores a copy for the sender. When one recipient is not allowed, nothing is sent.',
    access: 'session',
    body: NewMessage,
    data: z.null(),
    errors: [messageErrors.recipientRefused],
  }),
  markRead: change('/messages/{Id}/read', 'Marks a received message as read.'),
  markUnread: change('/messages/{Id}/unread', 'Marks a received message as unread.'),
  archive: change('/messages/{Id}/archive', 'Moves a message to the archive.'),
  restore: change('/messages/{Id}/restore', 'Moves a message from the archive back to its folder.'),
}
