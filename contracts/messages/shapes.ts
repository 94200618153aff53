import { z } from 'zod'
import { roles } from '../code-lists/roles.ts'
import { lengthOf, recipientLimit, subjectLimit, textLimit } from './rules.ts'

/** Where a copy of a message lies: received, sent, or put away from either. */
export const MessageFolder = z.enum(['INBOX', 'SENT', 'ARCHIVE'])
export type MessageFolder = z.infer<typeof MessageFolder>

/**
 * Who wrote or got a message, by the name they had then. Without a login it is the system, or
 * somebody from outside.
 */
export const Correspondent = z.object({ Login: z.string().nullable(), Namn: z.string() })
export type Correspondent = z.infer<typeof Correspondent>

/** The account's own copy of a message: what it does with it, nobody else sees. */
export const Message = z.object({
  Id: z.string(),
  Subject: z.string(),
  Sender: Correspondent,
  Recipients: z.array(Correspondent),
  TimeStamp: z.iso.datetime({ offset: true }),
  HasRead: z.boolean(),
  /** The copy that its sender keeps. */
  IsSent: z.boolean(),
  Archived: z.boolean(),
  /** Plain text with line breaks; never HTML. */
  Text: z.string(),
  /** The sender is an account that may be written to. */
  CanReply: z.boolean(),
})
export type Message = z.infer<typeof Message>

export const MessageListItem = Message.omit({ Text: true, CanReply: true }).extend({
  /** The beginning of the text, on one line. */
  Preview: z.string(),
})
export type MessageListItem = z.infer<typeof MessageListItem>

const written = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine(text => lengthOf(text) <= most)

export const NewMessage = z.strictObject({
  /** Logins, each of `GET /messages/recipients`. */
  Recipients: z.array(z.string().min(1).max(50)).min(1).max(recipientLimit),
  Subject: written(subjectLimit),
  Text: written(textLimit),
})
export type NewMessage = z.infer<typeof NewMessage>

/** Somebody whom the account may write to. */
export const MessageRecipient = z.object({ Login: z.string(), Namn: z.string(), Roll: z.enum(roles.codes) })
export type MessageRecipient = z.infer<typeof MessageRecipient>
