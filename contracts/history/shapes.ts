import { z } from 'zod'
import { isDate } from '../rules/date.ts'
import { FtgId } from '../wire.ts'
import { type BreakKind, breakKinds, type HistoryWay, historySubjectCodes, historyWays } from './subjects.ts'

const ways = Object.keys(historyWays) as [HistoryWay, ...HistoryWay[]]
const kinds = Object.keys(breakKinds) as [BreakKind, ...BreakKind[]]
const Time = z.iso.datetime({ offset: true })
const Day = z.string().refine(isDate)

/** An event of the history, told in Swedish. */
export const HistoryEntry = z.object({
  /** The number of the event. Later events of a licence have higher numbers. */
  Seq: z.int().min(1),
  TimeStamp: Time,
  /** The person who caused the event, by the name at that time, or null for the system. */
  User: z.object({ Login: z.string(), Namn: z.string() }).nullable(),
  /** The company, or null for an event of the whole licence. */
  Company: z.object({ FtgId: z.string(), Namn: z.string() }).nullable(),
  Subject: z.enum(historySubjectCodes),
  /** What was done, as a sentence without the person. Never holds a personal number or a secret. */
  Text: z.string(),
  /** All that the sentence has no room for, one line each. */
  Details: z.array(z.string()),
  /** The id of the thing that the event is about, whose story can be asked for. */
  Thing: z.string(),
  /** The way in, or null for the system and for what happens before a person has signed in. */
  Via: z.enum(ways).nullable(),
  /** The network address and the browser's family, or null where nobody's browser asked. */
  Address: z.string().nullable(),
  Browser: z.string().nullable(),
  /** The SHA-256 that chains the event to the one before, or null while it waits. */
  Hash: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Narrows the history. Days are Swedish. Messages are left out unless they are the subject. */
export const HistoryFilter = z.strictObject({
  /** A login. */
  User: z.string().max(100).optional(),
  From: Day.optional(),
  To: Day.optional(),
  Subject: z.enum(historySubjectCodes).optional(),
  FtgId: FtgId.optional(),
})
export type HistoryFilter = z.infer<typeof HistoryFilter>

/** The id of a thing: its kind, a colon and its own id. */
export const HistoryThing = z.strictObject({ Thing: z.string().regex(/^[a-z]+:\P{Cc}{1,120}$/u) })

/** A break of the chain: the event where it is, and its kind. */
export const ChainBreak = z.object({
  /** The number of the event; of a missing one, its number or that of the next. */
  Seq: z.int().min(0),
  Kind: z.enum(kinds),
  /** The time of the event, or of the last one before it when it is gone. */
  TimeStamp: Time,
})
export type ChainBreak = z.infer<typeof ChainBreak>

/** The result of a check of the licence's history. */
export const HistoryCheck = z.object({
  TimeStamp: Time,
  /** The number of events in the chain. */
  Events: z.int().min(0),
  /** The hash of the last event, to be kept elsewhere and compared later. */
  Hash: z.string(),
  /** The number of breaks. */
  Breaks: z.int().min(0),
  First: ChainBreak.nullable(),
})
export type HistoryCheck = z.infer<typeof HistoryCheck>
