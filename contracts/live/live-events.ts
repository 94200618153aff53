import { z } from 'zod'
import { exampleNotification } from '../examples.ts'
import { Notification } from '../portal/shapes.ts'

/**
 * A live event, declared once. The backend sends it, and the browser's `liveConnection` delivers
 * it. The message pacts and the reference in contracts/README.md are made from it.
 */
export interface LiveEvent<Payload extends z.ZodType = z.ZodType> {
  /** One sentence that says what has happened, for the reference. */
  readonly summary: string
  /** The recipients: only their sockets receive the event. */
  readonly to: string
  readonly payload: Payload
  readonly example: z.output<Payload>
}

const live = <Payload extends z.ZodType>(event: LiveEvent<Payload>): LiveEvent<Payload> => event

/**
 * The live events (first document §7, third document §7 "Real-time client"), by their names on the
 * wire.
 */
export const liveEvents = {
  USER_NOTIFICATION_CREATED: live({
    summary: 'A notification was created.',
    to: 'the account that it is for',
    payload: Notification,
    example: exampleNotification,
  }),
  NEW_UNREAD_MESSAGE_RECEIVED: live({
    summary: 'A message came; how many are unread is asked anew.',
    to: 'the account that it is for',
    payload: z.null(),
    example: null,
  }),
  USERRIGHTSGROUPS_USER_SETTINGS_UPDATED: live({
    summary:
      'A rights group was changed, or an account was given another, or other companies: the rights are fetched anew, and the company that is worked in, which may be out of reach.',
    to: 'the accounts that it concerns',
    payload: z.null(),
    example: null,
  }),
  COMPANY_INFO_UPDATED: live({
    summary:
      "A company's settings were changed, or it was archived or taken back: whoever works in it fetches it anew, and whoever has the list of companies open that one.",
    to: 'the accounts that may choose the company',
    payload: z.object({
      FtgId: z.string(),
      /** The latest version of the company's settings. */ Version: z.int().min(1),
    }),
    example: { FtgId: 'nordsken', Version: 8 },
  }),
  SALARY_YEARS_UPDATED: live({
    summary: 'A salary year of a company was made, or some were purged: whoever works in it fetches the years anew.',
    to: 'the accounts that may choose the company',
    payload: z.object({ FtgId: z.string() }),
    example: { FtgId: 'nordsken' },
  }),
  COMPANY_LIST_UPDATED: live({
    summary:
      'A company was made, copied or removed: the list of companies is fetched anew, and the company that is worked in, which may be gone.',
    to: "all of the licence's accounts",
    payload: z.null(),
    example: null,
  }),
  APP_VERSION_UPDATED: live({
    summary: 'The socket leads to another build than the one that the page came from, which it names when it connects.',
    to: 'the page that is of another build',
    payload: z.object({ /** The build that the socket leads to. */ BuildId: z.string().min(1) }),
    example: { BuildId: '8d0c5be1f4a2' },
  }),
} as const

/** The name of a live event. */
export type LiveEventName = keyof typeof liveEvents
/** The payload of a live event, by its name. */
export type LivePayload<Name extends LiveEventName> = z.output<(typeof liveEvents)[Name]['payload']>
