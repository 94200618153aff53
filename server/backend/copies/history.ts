import { and, desc, eq, inArray } from 'drizzle-orm'
import { type CopyEvent, historyText } from '#contracts/copies/company-copy.rules.ts'
import { companyArchived, companyUnarchived } from '../companies/archive-company.ts'
import { companyCreated } from '../companies/create-company.ts'
import { swedishTime } from '../platform/calendar/swedish-date.ts'
import { event } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { settingsChanged } from '../settings/change-settings.ts'
import { settingField } from '../settings/company-settings.ts'

/** As many as people read. */
const newest = 100

/** The events of a company's life, and how they are told of. Who did it is told behind. */
export const companyEvents = {
  copied: 'company.copied',
  restored: 'company.restored',
  cloned: 'company.cloned',
  removed: 'company.removed',
} as const

const labels = (payload: Record<string, unknown>): string =>
  Object.keys((payload.changes ?? {}) as object)
    .map(name => settingField(name)?.label ?? name)
    .join(', ')

const told: Readonly<Record<string, (payload: Record<string, unknown>) => string>> = {
  [settingsChanged]: payload => `Inställningar ändrades: ${labels(payload)}`,
  [companyCreated]: () => 'Företaget skapades',
  [companyArchived]: () => 'Företaget arkiverades',
  [companyUnarchived]: () => 'Företaget togs tillbaka från arkivet',
  [companyEvents.copied]: () => 'En kopia skickades till supporten',
  [companyEvents.restored]: ({ from }) => `Företaget lästes in från kopian ${String(from)}`,
  [companyEvents.cloned]: ({ from }) => `Företaget kopierades från ${String(from)}`,
}

/**
 * What has happened to a company that the transaction acts for, the newest first, as a copy tells
 * of it.
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
