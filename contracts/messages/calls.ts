import { z } from 'zod'
import { type Access, type Call, call, type Outcome } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleMessage, exampleMessageListItem, exampleRecipient } from '../examples.ts'
import { states } from '../pact/states.ts'
import { Message, MessageFolder, MessageListItem, MessageRecipient, NewMessage } from './shapes.ts'

const MessageId = z.strictObject({ Id: z.uuid() })
const { Id } = exampleMessage
const present = [states.signedIn('ftg2'), states.message(Id, 'ftg2')]
const absent = {
  name: "a message that is not the account's",
  given: [states.signedIn('ftg2'), states.noMessage(Id, 'ftg2')],
  request: { params: { Id } },
  answer: { error: errors.messageMissing },
} satisfies Outcome<{ Id: string }>

/** A change of the account's own copy. Done twice it is as done once. */
const change = (path: Call['path'], summary: string, name: string) =>
  call('PUT', path, {
    summary,
    access: 'session' as const satisfies Access,
    params: MessageId,
    data: z.null(),
    errors: [errors.noSession, errors.messageMissing],
    outcomes: [{ name, given: present, request: { params: { Id } }, answer: { data: null } }, absent],
  })

const letter = { Subject: 'Semester i jul', Text: 'Hej!\nJag tar ledigt mellan jul och nyår.' }

/**
 * The inbox: messages between the licence's users, and from the system. The specification names the screen and the unread
 * count, not these calls: they are ours. Each account has a copy of its own, and another's is as if it did not exist.
 */
export const messageCalls = {
  list: call('GET', '/messages/folder/{Folder}', {
    summary: "A folder of the account's messages, newest first; without a pagination the newest 100.",
    access: 'session',
    params: z.strictObject({ Folder: MessageFolder }),
    paged: true,
    data: z.array(MessageListItem),
    errors: [errors.noSession],
    outcomes: [
      {
        name: 'a page of the inbox',
        given: present,
        request: {
          params: { Folder: 'INBOX' },
          pagination: { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 1, pageNum: 1 },
        },
        answer: { data: [exampleMessageListItem], pagination: { totalRows: 1 } },
      },
      {
        name: 'nobody signed in',
        given: [],
        request: { params: { Folder: 'INBOX' } },
        answer: { error: errors.noSession },
      },
    ],
  }),
  recipients: call('GET', '/messages/recipients', {
    summary:
      'Whom the account may write to, by name: who administers the licence, and who shares a company with it, but for employees and clients among themselves.',
    access: 'session',
    data: z.array(MessageRecipient),
    errors: [errors.noSession],
    outcomes: [
      {
        name: 'the recipients',
        given: [states.signedIn('ftg2'), states.recipient('ftg', 'ftg2')],
        request: {},
        answer: { data: [exampleRecipient] },
      },
    ],
  }),
  byId: call('GET', '/messages/{Id}', {
    summary: 'A message in full. Reading it does not mark it as read.',
    access: 'session',
    params: MessageId,
    data: Message,
    errors: [errors.noSession, errors.messageMissing],
    outcomes: [
      { name: 'the message', given: present, request: { params: { Id } }, answer: { data: exampleMessage } },
      absent,
    ],
  }),
  send: call('POST', '/messages', {
    summary: 'Sends a message to each of the recipients, and keeps a copy with the sender.',
    access: 'session',
    body: NewMessage,
    data: z.null(),
    errors: [errors.noSession, errors.recipientRefused],
    outcomes: [
      {
        name: 'a message sent',
        given: [states.signedIn('ftg2'), states.recipient('ftg', 'ftg2')],
        request: { body: { ...letter, Recipients: ['ftg'] } },
        answer: { data: null },
      },
      {
        name: 'a recipient that the account may not write to',
        given: [states.signedIn('ftg2'), states.noRecipient('baga', 'ftg2')],
        request: { body: { ...letter, Recipients: ['baga'] } },
        answer: { error: errors.recipientRefused },
      },
    ],
  }),
  markRead: change('/messages/{Id}/read', 'Marks a received message as read.', 'marked as read'),
  markUnread: change('/messages/{Id}/unread', 'Marks a received message as unread.', 'marked as unread'),
  archive: change('/messages/{Id}/archive', 'Puts a message away in the archive.', 'archived'),
  restore: change('/messages/{Id}/restore', 'Takes a message back from the archive to where it was.', 'restored'),
}
