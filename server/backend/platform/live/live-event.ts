import type { LiveEventMessage } from '#contracts/live/live-messages.ts'
import type { event } from '../../tables/schema.ts'
import type { Database } from '../database/connect.ts'

export type EventRow = typeof event.$inferSelect

/** The logins that an event concerns; 'licence' for all of the licence. */
export type Audience = readonly string[] | 'licence'

/** A live event, as its subject declares it: how a row of the event table becomes a message. */
export interface LiveEvent {
  /** The type of the event's row: dotted, in the past tense. */
  readonly type: string
  audience(database: Database, row: EventRow): Promise<Audience>
  /**
   * Returns the row's message for a login that it concerns, or undefined when its object no longer
   * exists.
   */
  message(database: Database, row: EventRow, login: string): Promise<LiveEventMessage | undefined>
}

export const wholeLicence = async (): Promise<Audience> => 'licence'

/** Returns the login in the row's payload. */
export const namedLogin = async (_: Database, { payload }: EventRow): Promise<Audience> => [String(payload.login)]
