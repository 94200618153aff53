import { z } from 'zod'
import { roles } from '../code-lists/roles.ts'
import { lineShape, linesShape } from '../rules/text-shape.ts'
import { lengthOf, recipientLimit, subjectLimit, textLimit } from './rules.ts'

/** The folder of a message's copy: received, sent, or archived from either. */
export const MessageFolder = z.enum(['INBOX', 'SENT', 'ARCHIVE'])
export type MessageFolder = z.infer<typeof MessageFolder>

/**
 * The sender or a recipient of a message, with the name that the account had at the time. The login
 * is null for the system and for people outside the licence.
 */
export const Correspondent = z.object({ Login: z.string().nullable(), Namn: z.string() })
export type Correspondent = z.infer<typeof Correspondent>

/** The account's own copy of a message. Nobody else sees what the account does with it. */
export const Message = z.object({
  Id: z.string(),
  Subject: z.string(),
  Sender: Correspondent,
  Recipients: z.array(Correspondent),
  TimeStamp: z.iso.datetime({ offset: true }),
  HasRead: z.boolean(),
  /** True for the sender's copy. */
  IsSent: z.boolean(),
  Archived: z.boolean(),
  /** The text as plain text with line breaks, never HTML. */
  Text: z.string(),
  /** True when the account may write to the sender. */
  CanReply: z.boolean(),
})
export type Message = z.infer<typeof Message>

/** A message in a list, with the beginning of its text. */
export const MessageListItem = Message.omit({ Text: true, CanReply: true }).extend({
  /** The beginning of the text, on one line. */
  Preview: z.string(),
})
export type MessageListItem = z.infer<typeof MessageListItem>

/** Limits a text by its letters, of which an emoji is one and takes two code units. */
const written = (shape: typeof lineShape, most: number) =>
  shape({ least: 1, most: 2 * most }).refine(text => lengthOf(text) <= most)

/** A message to send. */
export const NewMessage = z.strictObject({
  /** The logins of the recipients, each from `GET /messages/recipients`. */
  Recipients: z.array(z.string().min(1).max(50)).min(1).max(recipientLimit),
  Subject: written(lineShape, subjectLimit),
  Text: written(linesShape, textLimit),
})
export type NewMessage = z.infer<typeof NewMessage>

/** An account that the user may write to. */
export const MessageRecipient = z.object({ Login: z.string(), Namn: z.string(), Roll: z.enum(roles.codes) })
export type MessageRecipient = z.infer<typeof MessageRecipient>
