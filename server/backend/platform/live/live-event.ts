import type { LiveEventMessage } from '#contracts/live/live-messages.ts'
import type { Database } from '../database/connect.ts'
import type { event } from '../database/schema.ts'

export type EventRow = typeof event.$inferSelect

/** The logins that an event concerns; 'licence' for all of its licence's. */
export type Audience = readonly string[] | 'licence'

/** What of the event table is sent to browsers, as its subject declares it. */
export interface LiveEvent {
  /** The type of the event's row: dotted, past tense. */
  readonly type: string
  audience(database: Database, row: EventRow): Promise<Audience>
  /**
   * What the row says to a login that it concerns; undefined for nothing, since what it tells of is
   * gone.
   */
  message(database: Database, row: EventRow, login: string): Promise<LiveEventMessage | undefined>
}

export const wholeLicence = async (): Promise<Audience> => 'licence'

/** The login that the row's payload names. */
export const namedLogin = async (_: Database, { payload }: EventRow): Promise<Audience> => [String(payload.login)]
