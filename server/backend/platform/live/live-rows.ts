import { and, asc, desc, eq, exists, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { LiveEventMessage } from '#contracts/live/live-messages.ts'
import { companyArchived, companyUnarchived } from '../../companies/archive-company.ts'
import { companyCreated } from '../../companies/create-company.ts'
import { companyEvents } from '../../copies/history.ts'
import { notificationOf } from '../../messages/notifications.ts'
import { yearsChanged } from '../../salary-years/years.ts'
import { settingsChanged } from '../../settings/change-settings.ts'
import type { Database } from '../database/connect.ts'
import { company, event, notification, userAccount, userCompanyAccess } from '../database/schema.ts'
import { type Transaction, withSystem, withTenant } from '../database/tenancy.ts'

export type EventRow = typeof event.$inferSelect

/** A row of the event table that ends a session: nothing is sent, but sockets are closed. */
export const sessionEnded = 'session.ended'

/** The id of the row's company; undefined when it is no longer there. */
async function companyIn(database: Database, { licNr, ftgKey }: EventRow): Promise<string | undefined> {
  const [row] = await withTenant(database, { licNr }, tx =>
    tx
      .select({ FtgId: company.ftgId })
      .from(company)
      .where(eq(company.ftgKey, ftgKey ?? '')),
  )
  return row?.FtgId
}

type Tell = (database: Database, row: EventRow, login: string) => Promise<LiveEventMessage | undefined>

/** Payload: the company's `version`. */
const tellInfo: Tell = async (database, row) => {
  const FtgId = await companyIn(database, row)
  if (FtgId === undefined) return undefined
  return { seq: row.seq, event: 'COMPANY_INFO_UPDATED', payload: { FtgId, Version: Number(row.payload.version) } }
}

const tellYears: Tell = async (database, row) => {
  const FtgId = await companyIn(database, row)
  return FtgId === undefined ? undefined : { seq: row.seq, event: 'SALARY_YEARS_UPDATED', payload: { FtgId } }
}

/** What concerns whoever may choose the row's company. */
const ofCompany: Readonly<Record<string, Tell>> = {
  [settingsChanged]: tellInfo,
  [companyArchived]: tellInfo,
  [companyUnarchived]: tellInfo,
  ...Object.fromEntries(yearsChanged.map(type => [type, tellYears])),
}

const listChanged: Tell = async (_, { seq }) => ({ seq, event: 'COMPANY_LIST_UPDATED', payload: null })

/** What of the event table becomes a live event. The payload of a row says whom it concerns: see `recipientsOf`. */
const liveRows: Readonly<Record<string, Tell>> = {
  /** Payload: `login`, and the notification's `id`. */
  'notification.created': async (database, { seq, licNr, payload }, login) => {
    const [row] = await withTenant(database, { licNr, login }, tx =>
      tx
        .select()
        .from(notification)
        .where(eq(notification.id, String(payload.id))),
    )
    return row && { seq, event: 'USER_NOTIFICATION_CREATED', payload: notificationOf(row) }
  },
  /** Payload: `login`. */
  'message.received': async (_, { seq }) => ({ seq, event: 'NEW_UNREAD_MESSAGE_RECEIVED', payload: null }),
  /** Payload: `group`, the rights group's id; or `login`, of an account that was given another group. */
  'rights-group.changed': async (_, { seq }) => ({
    seq,
    event: 'USERRIGHTSGROUPS_USER_SETTINGS_UPDATED',
    payload: null,
  }),
  ...ofCompany,
  /** To the whole licence. */
  [companyCreated]: listChanged,
  [companyEvents.restored]: listChanged,
  [companyEvents.cloned]: listChanged,
  [companyEvents.removed]: listChanged,
}

const liveTypes = Object.keys(liveRows)

/** What a row says to an account that it concerns. */
export const messageOf = (database: Database, row: EventRow, login: string): Promise<LiveEventMessage | undefined> =>
  liveRows[row.type]?.(database, row, login) ?? Promise.resolve(undefined)

/** The logins that a row concerns; undefined for the whole licence. */
export async function recipientsOf(database: Database, row: EventRow): Promise<string[] | undefined> {
  const { licNr, type, ftgKey, payload } = row
  const { login, group } = payload
  const those = (isConcerned: (tx: Transaction) => SQL | undefined) =>
    withTenant(database, { licNr }, async tx => {
      const found = await tx.select({ login: userAccount.login }).from(userAccount).where(isConcerned(tx))
      return found.map(account => account.login)
    })
  if (typeof login === 'string') return [login]
  if (Object.hasOwn(ofCompany, type) && ftgKey !== null) return those(tx => mayChoose(tx, ftgKey))
  return typeof group === 'string' ? those(() => eq(userAccount.rightsGroup, group)) : undefined
}

/** In a query over accounts of a company's licence: whether they may choose the company. */
const mayChoose = (tx: Transaction, ftgKey: string): SQL | undefined =>
  or(
    userAccount.allCompanies,
    exists(
      tx
        .select({ login: userCompanyAccess.login })
        .from(userCompanyAccess)
        .where(and(eq(userCompanyAccess.login, userAccount.login), eq(userCompanyAccess.ftgKey, ftgKey))),
    ),
  )

/** The rows of these numbers that concern sockets, in order. */
export const rowsNumbered = (database: Database, seqs: readonly number[]): Promise<EventRow[]> =>
  withSystem(database, tx =>
    tx
      .select()
      .from(event)
      .where(and(inArray(event.seq, [...seqs]), inArray(event.type, [...liveTypes, sessionEnded])))
      .orderBy(asc(event.seq)),
  )

/** What came in a licence after `since` and concerns sockets, in order, `limit` rows at most. */
export const rowsAfter = (database: Database, licNr: string, since: number, limit: number): Promise<EventRow[]> =>
  withSystem(database, tx =>
    tx
      .select()
      .from(event)
      .where(and(eq(event.licNr, licNr), gt(event.seq, since), inArray(event.type, liveTypes)))
      .orderBy(asc(event.seq))
      .limit(limit),
  )

/** What an account missed between two numbers, in order, `limit` rows at most. Some may concern others of its licence. */
export const rowsMissed = (
  database: Database,
  { login, licNr }: { readonly login: string; readonly licNr: string },
  { since, upTo, limit }: { readonly since: number; readonly upTo: number; readonly limit: number },
): Promise<EventRow[]> => {
  const named = sql`${event.payload} ->> 'login'`
  return withSystem(database, tx =>
    tx
      .select()
      .from(event)
      .where(
        and(
          eq(event.licNr, licNr),
          gt(event.seq, since),
          lte(event.seq, upTo),
          inArray(event.type, liveTypes),
          or(sql`${named} is null`, eq(named, login)),
        ),
      )
      .orderBy(asc(event.seq))
      .limit(limit),
  )
}

/** The licence's latest number; 0 when nothing has happened in it. */
export async function latestSeq(database: Database, licNr: string): Promise<number> {
  const [latest] = await withSystem(database, tx =>
    tx.select({ seq: event.seq }).from(event).where(eq(event.licNr, licNr)).orderBy(desc(event.seq)).limit(1),
  )
  return latest?.seq ?? 0
}
