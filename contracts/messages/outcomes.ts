import { errors } from '../errors.ts'
import { exampleMessage, exampleMessageListItem, exampleRecipient } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { messageCalls } from './calls.ts'

const { Id } = exampleMessage
const present = [states.signedIn('ftg2'), states.message(Id, 'ftg2')]
const absent = {
  name: "a message that is not the account's",
  given: [states.signedIn('ftg2'), states.noMessage(Id, 'ftg2')],
  request: { params: { Id } },
  answer: { error: errors.messageMissing },
}
const done = (name: string) => ({ name, given: present, request: { params: { Id } }, answer: { data: null } })

const letter = { Subject: 'Semester i jul', Text: 'Hej!\nJag tar ledigt mellan jul och nyår.' }

export const messageOutcomes: OutcomesOf<typeof messageCalls> = {
  list: [
    {
      name: 'a page of the inbox',
      given: present,
      request: {
        params: { Folder: 'INBOX' },
        pagination: { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 1, pageNum: 1 },
      },
      answer: { data: [exampleMessageListItem], pagination: { totalRows: 1 } },
    },
  ],
  recipients: [
    {
      name: 'the recipients',
      given: [states.signedIn('ftg2'), states.recipient('ftg', 'ftg2')],
      request: {},
      answer: { data: [exampleRecipient] },
    },
  ],
  byId: [
    { name: 'the message', given: present, request: { params: { Id } }, answer: { data: exampleMessage } },
    absent,
  ],
  send: [
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
  markRead: [done('marked as read'), absent],
  markUnread: [done('marked as unread'), absent],
  archive: [done('archived'), absent],
  restore: [done('restored'), absent],
}
