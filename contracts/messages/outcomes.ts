import type { Call } from '../call.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { Outcome, OutcomesOf } from '../outcomes/outcome.ts'
import { messageCalls } from './calls.ts'
import { messageErrors } from './errors.ts'
import { exampleMessage, exampleMessageListItem, exampleRecipients } from './examples.ts'
import { messageStates } from './states.ts'

const { Id } = exampleMessage
const one = { params: { Id } }
const { list, byId, send, markRead, markUnread, archive, restore } = messageCalls

/** The older of two unread messages. The inbox lists the newest first. */
const older = { Id: '5a1f7c1e-0d0b-4a52-8f0c-6f6f5f1f3c55', Login: 'ftg', Subject: 'Semesterlistan', Text: 'Hej!' }
const newer = { Id, Login: 'ftg', Subject: exampleMessage.Subject, Text: exampleMessage.Text }
const given = [callerStates.signedIn('ftg2'), messageStates.inbox('ftg2', [newer, older])]
const newerItem = exampleMessageListItem
const olderItem = { ...exampleMessageListItem, Id: older.Id, Subject: older.Subject, Preview: 'Hej!' }
const folder = (Folder: 'INBOX' | 'SENT' | 'ARCHIVE', perPage = 25, pageNum = 1) => ({
  params: { Folder },
  pagination: { sortBy: 'TimeStamp', sortOrder: 'desc' as const, perPage, pageNum },
})

const letter = { Subject: 'Semester i jul', Text: 'Hej!\nJag tar ledigt mellan jul och nyår.' }
const toFtg = { body: { ...letter, Recipients: ['ftg'] } }
const mayWrite = [
  callerStates.signedIn('ftg2'),
  messageStates.inbox('ftg2', []),
  messageStates.recipient('ftg', 'ftg2'),
]
const sentItem = {
  ...exampleMessageListItem,
  Subject: letter.Subject,
  Sender: { Login: 'ftg2', Namn: 'Frida Tegnér' },
  Recipients: [{ Login: 'ftg', Namn: 'Fredrik Åhlén' }],
  HasRead: true,
  IsSent: true,
  Preview: 'Hej! Jag tar ledigt mellan jul och nyår.',
}

/**
 * Returns the outcome of listing the sent messages after two identical requests to send.
 *
 * @param keys the idempotency keys of the two requests, equal or different
 * @param copies the number of messages that were sent
 */
const afterSending = (name: string, keys: readonly [string, string], copies: number): Outcome<typeof list> => ({
  name,
  given: [...mayWrite, ...keys.map(key => earlier(send, toFtg, key))],
  request: folder('SENT'),
  answer: {
    data: Array.from({ length: copies }, () => sentItem),
    pagination: { totalRows: copies },
    pins: ['Login', 'IsSent'],
  },
})

const absent = {
  name: "a message that is not the account's",
  given: [callerStates.signedIn('ftg2'), messageStates.noMessage(Id, 'ftg2')],
  request: one,
  answer: { error: messageErrors.messageMissing },
}
const done = (name: string, before: readonly Call[] = []) => ({
  name,
  given: [...given, ...before.map(each => earlier(each, one))],
  request: one,
  answer: { data: null },
})

/** Returns the outcome of reading the message after some changes. */
const afterChange = (
  name: string,
  before: readonly Call[],
  is: { readonly HasRead: boolean; readonly Archived: boolean },
): Outcome<typeof byId> => ({
  name,
  given: [...given, ...before.map(each => earlier(each, one))],
  request: one,
  answer: { data: { ...exampleMessage, ...is }, pins: ['HasRead', 'Archived'] },
})

export const messageOutcomes: OutcomesOf<typeof messageCalls> = {
  list: [
    {
      name: 'the inbox, the newest first',
      given,
      request: folder('INBOX'),
      answer: { data: [newerItem, olderItem], pagination: { totalRows: 2 }, pins: ['HasRead', 'Archived', 'IsSent'] },
    },
    {
      name: 'the second page of the inbox',
      given,
      request: folder('INBOX', 1, 2),
      answer: { data: [olderItem], pagination: { totalRows: 2 } },
    },
    {
      name: 'an inbox that a message was archived from',
      given: [...given, earlier(archive, one)],
      request: folder('INBOX'),
      answer: { data: [olderItem], pagination: { totalRows: 1 } },
    },
    {
      name: 'the archive',
      given: [...given, earlier(archive, one)],
      request: folder('ARCHIVE'),
      answer: { data: [{ ...newerItem, Archived: true }], pagination: { totalRows: 1 }, pins: ['Archived'] },
    },
    afterSending('a message that was sent twice under one key', ['the same', 'the same'], 1),
    afterSending('a message that was sent twice', ['the first', 'the second'], 2),
  ],
  recipients: [
    {
      name: 'the recipients, by name',
      given: [callerStates.signedIn('bru'), messageStates.recipients('bru', exampleRecipients)],
      request: {},
      answer: { data: exampleRecipients },
    },
  ],
  byId: [
    { name: 'the message', given, request: one, answer: { data: exampleMessage } },
    afterChange('a message marked as read', [markRead], { HasRead: true, Archived: false }),
    afterChange('a message marked as unread', [markRead, markUnread], { HasRead: false, Archived: false }),
    afterChange('a message archived', [archive], { HasRead: false, Archived: true }),
    afterChange('a message taken back from the archive', [archive, restore], { HasRead: false, Archived: false }),
    absent,
  ],
  send: [
    { name: 'a message sent', given: mayWrite, request: toFtg, answer: { data: null } },
    {
      name: 'a recipient that the account may not write to',
      given: [callerStates.signedIn('ftg2'), messageStates.noRecipient('baga', 'ftg2')],
      request: { body: { ...letter, Recipients: ['baga'] } },
      answer: { error: messageErrors.recipientRefused },
    },
  ],
  markRead: [done('marked as read'), absent],
  markUnread: [done('marked as unread', [markRead]), absent],
  archive: [done('archived'), absent],
  restore: [done('restored', [archive]), absent],
}
