import { and, desc, eq, inArray } from 'drizzle-orm'
import { type CopyEvent, historyText } from '#contracts/copies/company-copy.rules.ts'
import { swedishTime } from '../platform/calendar/swedish-date.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { settingsChanged } from '../settings/change-settings.ts'
import { settingField } from '../settings/company-settings.ts'
import { event } from '../tables/schema.ts'
import { companySentences } from './company-events.ts'

/** The most events shown. */
const newest = 100

const labels = (payload: Record<string, unknown>): string =>
  Object.keys((payload.changes ?? {}) as object)
    .map(name => settingField(name)?.label ?? name)
    .join(', ')

const told: Readonly<Record<string, (payload: Record<string, unknown>) => string>> = {
  [settingsChanged]: payload => `Inställningar ändrades: ${labels(payload)}`,
  ...companySentences,
}

/**
 * Returns the history of a company that the transaction acts for, the newest first, as stored in a
 * copy.
 */
export async function companyHistory(tx: Transaction, ftgKey: string): Promise<string> {
  const rows = await tx
    .select({ at: event.at, type: event.type, payload: event.payload, actor: event.actor, name: event.actorName })
    .from(event)
    .where(and(eq(event.ftgKey, ftgKey), inArray(event.type, Object.keys(told))))
    .orderBy(desc(event.seq))
    .limit(newest)
  return historyText(
    rows.map(({ at, type, payload, actor, name }): CopyEvent => {
      const by = name === null ? actor : `${name}, ${actor}`
      return { time: swedishTime(at), event: `${told[type]?.(payload)}${by === null ? '' : ` (${by})`}` }
    }),
  )
}
