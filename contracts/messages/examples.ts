import type { Message, MessageListItem, MessageRecipient } from './shapes.ts'

/** A received message. */
export const exampleMessage: Message = {
  Id: '0d3f1c52-6a0b-4f5e-9c0f-2b7a9d1e4c01',
  Subject: 'Tidrapporter för november',
  Sender: { Login: 'ftg', Namn: 'Fredrik Åhlén' },
  Recipients: [{ Login: 'ftg2', Namn: 'Frida Tegnér' }],
  TimeStamp: '2026-11-20T08:15:00.000Z',
  HasRead: false,
  IsSent: false,
  Archived: false,
  Text: 'Hej!\nTre tidrapporter saknas fortfarande.',
  CanReply: true,
}

const { Text: _text, CanReply: _canReply, ...listed } = exampleMessage

/** The same message in a list. */
export const exampleMessageListItem: MessageListItem = {
  ...listed,
  Preview: 'Hej! Tre tidrapporter saknas fortfarande.',
}

/** The recipients that the account `bru` may write to, by name. */
export const exampleRecipients: MessageRecipient[] = [
  { Login: 'lss', Namn: 'Lisbeth Söder', Roll: 'LSS' },
  { Login: 'oms', Namn: 'Omar Sjöholm', Roll: 'ADM' },
]
