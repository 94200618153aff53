import { z } from 'zod'
import { deepestBody } from '../body-limit.ts'
import { reportLimits } from './bug-report.rules.ts'
import { iconColours, severities } from './severity.ts'

const clock = z.string().regex(/^\d\d:\d\d$/)

/** What the hours of travel and the meals of lodgings wait for. */
const travel = 'Without effect: waits for travel expense reports, which are not built.'
const travelClock = clock.describe(travel)
const meal = z.boolean().describe(travel)

/** The licence's portal settings (first document §3). Times are HH:MM. */
export const PortalInfo = z.object({
  /** True when the provider's support may sign in. */
  EnableDVSupport: z.boolean(),
  /**
   * The sign-in method of the licence's users: B where the licence enforces BankID; S, user name,
   * password and an SMS code, or BankID; otherwise A, user name and password, or BankID.
   */
  LoginType: z.enum(['B', 'S', 'A']),
  /** The latest departure and the earliest return that give a meal, and the meals of a lodging. */
  KlockSenAvrFruk: travelClock,
  KlockSenAvrLnch: travelClock,
  KlockSenAvrMidd: travelClock,
  KlockTidHemFruk: travelClock,
  KlockTidHemLnch: travelClock,
  KlockTidHemMidd: travelClock,
  LogiFrukost: meal,
  LogiLunch: meal,
  LogiMiddag: meal,
  LogiNatt: meal,
  /**
   * True when the licence's administrators may write help texts of their own. The field is ours. It
   * is off unless the provider turns it on.
   */
  EditHelpTexts: z.boolean().default(false),
})
export type PortalInfo = z.infer<typeof PortalInfo>

/** The portal settings that nothing reads; their descriptions say what they wait for. */
export const fieldsWithoutEffect: readonly string[] = Object.entries(PortalInfo.shape).flatMap(
  ([name, { description }]) => (description === travel ? [name] : []),
)

/**
 * The target of a notification: a screen by its name in the catalogue of screens, or an external
 * URL.
 */
export const RouteConfig = z.union([
  z.object({ isExternal: z.literal(true), url: z.string() }),
  z.object({ name: z.string(), params: z.record(z.string(), z.string()).optional() }),
])
export type RouteConfig = z.infer<typeof RouteConfig>

/** The portal setting that can be changed in the help panel. */
export const PortalChange = PortalInfo.pick({ EnableDVSupport: true }).strict()
export type PortalChange = z.infer<typeof PortalChange>

/** A notification (first document §3). */
export const Notification = z.object({
  Id: z.string(),
  Title: z.string(),
  Message: z.string(),
  type: z.enum(severities),
  /** That of its type (severity.ts), unless the backend gives it another. */
  Icon: z.object({ Type: z.enum(severities), Color: z.enum(iconColours) }).optional(),
  TimeStamp: z.iso.datetime({ offset: true }),
  HasRead: z.boolean(),
  /** The event. Its first word is the kind: AGI, AGIAPI … */
  Event: z.string(),
  Context: z.object({
    FtgId: z.string().optional(),
    FtgNamn: z.string().optional(),
    /** The period as YYYYMM. */
    Period: z.string().optional(),
    ExternalURL: z.string().optional(),
  }),
  /** The target when neither the kind nor an external URL decides it. */
  RouteConfig: RouteConfig.optional(),
})
export type Notification = z.infer<typeof Notification>

export const MessageStatus = z.object({ /** The number of unread messages. */ AntalOlast: z.int().min(0) })
export type MessageStatus = z.infer<typeof MessageStatus>

/**
 * An entry of the browser's journal, as plain JSON: an event that reached a flow, without secrets.
 * The shape is ours.
 */
const ReportedEntry = z.strictObject({
  seq: z.int().min(0),
  /** Milliseconds since the epoch. */
  at: z.number(),
  stream: z.string().max(200),
  machine: z.string().max(200),
  version: z.int().min(0),
  from: z.string().max(200).optional(),
  event: z.looseObject({ type: z.string().max(200) }),
})

/**
 * Returns whether entries are short and shallow: anybody may send them, and a deep value would
 * exhaust the stack of its reader.
 */
const isWithinLimits = (entries: readonly unknown[]): boolean =>
  isShallow(entries, deepestBody - 4) && JSON.stringify(entries).length <= reportLimits.report.bytes

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every(part => isShallow(part, levels - 1)))

/** A call that failed in the browser. The shape is ours. */
export const ReportedFailure = z.strictObject({
  /** Milliseconds since the epoch. */
  at: z.number(),
  tag: z.string().max(20),
  status: z.int().optional(),
  dvCode: z.string().max(20).optional(),
})
export type ReportedFailure = z.infer<typeof ReportedFailure>

/**
 * An error in the browser, or a bug report that a person sends, whose context is `bug-report`. It
 * never contains a password, a token or a personal number. The optional fields are ours.
 */
export const FrontendError = z.strictObject({
  message: z.string().max(2000),
  stack: z.string().max(10_000),
  url: z.string().max(2000),
  context: z.string().max(4000),
  /** The last entries of the page's journal, the oldest first. */
  entries: z
    .array(ReportedEntry)
    .max(reportLimits.report.entries)
    .refine(isWithinLimits, 'The entries are too long')
    .optional(),
  /** The build of the page. */
  buildId: z.string().max(200).optional(),
  /** The browser's name for itself (`User-Agent`). */
  browser: z.string().max(500).optional(),
  /** The last calls that failed, the oldest first. */
  failures: z.array(ReportedFailure).max(reportLimits.failures).optional(),
})
export type FrontendError = z.infer<typeof FrontendError>

/** A use of the application, counted by its id. */
export const FrontendTrack = z.strictObject({
  id: z.string().max(100),
  url: z.string().max(2000),
  context: z.string().max(4000),
})
export type FrontendTrack = z.infer<typeof FrontendTrack>
