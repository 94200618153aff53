import { and, desc, eq, gte, ilike, inArray, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { isAdministrator } from '#contracts/code-lists/roles.ts'
import type { HistoryEntry, HistoryFilter } from '#contracts/history/shapes.ts'
import { type HistorySubject, historySubjects } from '#contracts/history/subjects.ts'
import { maskNumbers } from '#contracts/rules/mask-numbers.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import type { Pagination } from '#contracts/wire.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { readHistory, type Transaction } from '../platform/database/tenancy.ts'
import type { Page } from '../platform/http/answer.ts'
import type { SessionAsk } from '../platform/http/ask.ts'
import { orderOf, patternOf, searchedIn } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { hasAccess } from '../rights/company-access.ts'
import { settingsChanged } from '../settings/change-settings.ts'
import { settingsWithin } from '../settings/company-settings.ts'
import { type EventType, eventTypes } from '../tables/event-types.ts'
import { company, event, eventSeal } from '../tables/schema.ts'
import { eventTexts } from './event-texts.ts'
import { isAbout, thingOf } from './things.ts'

/** The most events when no page is requested, and in a story. */
const newest = 100
const longestStory = 500

/** The reader of the history, with the transaction that acts for its licence. */
type Reader = Pick<SessionAsk, 'tx' | 'caller' | 'opens'>

const typesOf = (subject: HistorySubject) => eventTypes.filter(type => eventTexts[type].subject === subject)

/**
 * Returns the condition of the events that an account may read: of its licence, or of the companies
 * that it has access to and whose SMS code it has verified.
 */
function readableBy({ tx, caller: { account, verifiedCompanies } }: Reader): SQL | undefined {
  if (isAdministrator(account.role)) return undefined
  const own = tx
    .select({ ftgKey: company.ftgKey })
    .from(company)
    .where(
      and(
        account.allCompanies ? undefined : hasAccess(tx, account.login),
        or(eq(company.requiresSms, false), inArray(company.ftgKey, [...verifiedCompanies])),
      ),
    )
  return inArray(event.ftgKey, own)
}

const person = sql<string>`coalesce(${event.actorName}, '') || ' ' || coalesce(${event.actor}, '')`
const companyText = sql<string>`coalesce(${company.name}, '') || ' ' || coalesce(${company.ftgId}, '')`
const day = sql`(${event.at} at time zone 'Europe/Stockholm')::date`

const folded = (text: string): string => text.toLocaleLowerCase('sv')

/**
 * Returns the condition of the events whose sentence has the term: in the words of their type or
 * subject, in the name of a changed setting, or in a value of the payload.
 */
function textWith(term: string, readable: ReadonlySet<string>): SQL | undefined {
  const wanted = folded(term)
  const context = { readable, day: '2020-01-01' }
  const types = eventTypes.filter(type => {
    const { text, subject } = eventTexts[type]
    return folded(`${text({}, context)} ${historySubjects[subject]}`).includes(wanted)
  })
  const form = companySettings.defaults('2020-01-01')
  const fields = companySettings.names.filter(
    name => readable.has(name) && folded(companySettingsLayout.nameOf(form, name)).includes(wanted),
  )
  return or(
    inArray(event.type, types),
    and(eq(event.type, settingsChanged), sql`${event.payload} -> 'changes' ?| ${sql.param(fields)}::text[]`),
    // Values of settings are searched in their own history, which knows what the reader may read.
    and(
      ne(event.type, settingsChanged),
      notInArray(event.type, [...rowTypes]),
      ilike(sql`${event.payload}::text`, patternOf(term)),
    ),
  )
}

/** The events whose payload is the rows of a company, which no sentence tells. */
const rowTypes: readonly EventType[] = ['company.created', 'company.recorded', 'salary-year.created']

function foundBy(pagination: Pagination, readable: ReadonlySet<string>): SQL | undefined {
  const term = pagination.searchTerm?.trim() ?? ''
  const fields = searchedIn(pagination, {
    // Sentences are not in the database.
    Text: textWith(term, readable),
    User: ilike(person, patternOf(term)),
    Company: ilike(companyText, patternOf(term)),
  })
  return term === '' ? undefined : or(...fields.map(([, condition]) => condition))
}

const narrowed = ({ User, From, To, Subject, FtgId }: HistoryFilter): SQL | undefined =>
  and(
    User === undefined ? undefined : eq(sql`lower(${event.actor})`, User.toLowerCase()),
    From === undefined ? undefined : gte(day, sql`${From}::date`),
    To === undefined ? undefined : lte(day, sql`${To}::date`),
    Subject === undefined ? notInArray(event.type, typesOf('MESSAGES')) : inArray(event.type, typesOf(Subject)),
    FtgId === undefined ? undefined : eq(company.ftgId, FtgId),
  )

interface Asked {
  readonly pagination: Pagination
  readonly filter: HistoryFilter | undefined
  /** The most rows when no page is requested. */
  readonly most?: number
}

/**
 * Returns the events that an account may read, the newest first.
 *
 * @throws Refusal invalidRequest when sorted by or searched in an unknown field
 */
export async function historyPage(
  reader: Reader,
  { pagination, filter, most = newest }: Asked,
): Promise<Page<HistoryEntry[]>> {
  const readable = await readableSettings(reader)
  const found = and(readableBy(reader), narrowed(filter ?? {}), foundBy(pagination, readable))
  const order = orderOf(
    pagination,
    { TimeStamp: event.seq, User: [sql`${person} collate "sv-x-icu"`, sql`-${event.seq}`] },
    desc(event.seq),
    event.seq,
  )
  const { tx } = reader
  return readHistory(tx, async () => {
    await tx.execute(chainedFirst)
    const data = await selected(tx)
      .where(found)
      .orderBy(...order)
      .limit(rowsOf(pagination, most).limit)
      .offset(rowsOf(pagination, most).offset)
    const [counted] = await tx
      .select({ rows: sql<number>`count(*)::int` })
      .from(event)
      .leftJoin(company, eq(company.ftgKey, event.ftgKey))
      .where(found)
    return { totalRows: counted?.rows ?? 0, data: data.map(row => entryOf(row, readable)) }
  })
}

/** Returns the events about a thing that an account may read, the oldest first. */
export async function storyOf(reader: Reader, thing: string): Promise<HistoryEntry[]> {
  const readable = await readableSettings(reader)
  const { tx } = reader
  const found = and(readableBy(reader), isAbout(thing), notInArray(event.type, typesOf('MESSAGES')))
  const rows = await readHistory(tx, async () => {
    await tx.execute(chainedFirst)
    return selected(tx).where(found).orderBy(desc(event.seq)).limit(longestStory)
  })
  return rows.map(row => entryOf(row, readable)).toReversed()
}

/**
 * Chains the events of the last moment: who reads their hashes waits for it, and no one who
 * writes.
 */
const chainedFirst = sql`select tenancy.hold_chain(tenancy.licence())`

const readableSettings = ({ opens }: Reader) => settingsWithin(opens, 'read')

const columns = {
  seq: event.seq,
  at: event.at,
  actor: event.actor,
  actorName: event.actorName,
  type: event.type,
  payload: event.payload,
  ftgKey: event.ftgKey,
  ftgId: company.ftgId,
  companyName: company.name,
  via: event.via,
  address: event.address,
  browser: event.browser,
  place: eventSeal.place,
  hash: eventSeal.hash,
}

const selected = (tx: Transaction) =>
  tx
    .select(columns)
    .from(event)
    .leftJoin(company, eq(company.ftgKey, event.ftgKey))
    .leftJoin(eventSeal, eq(eventSeal.seq, event.seq))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selected>>[number]

function entryOf(row: Row, readable: ReadonlySet<string>): HistoryEntry {
  const { seq, at, actor, actorName, type, payload, ftgId, companyName, via, address, browser, place, hash } = row
  // An event of a newer program, which wrote to the same database, has no sentence here.
  const told = eventTexts[type as EventType] ?? unknown
  const context = { readable, day: swedishDate(at) }
  return {
    Seq: seq,
    TimeStamp: at.toISOString(),
    User: actor === null ? null : { Login: actor, Namn: actorName ?? actor },
    Company: ftgId === null ? null : { FtgId: ftgId, Namn: companyName ?? ftgId },
    Subject: told.subject,
    Text: maskNumbers(told.text(payload, context)),
    Details: (told.details?.(payload, context) ?? []).map(maskNumbers),
    Thing: thingOf(row),
    Via: via,
    Address: address,
    Browser: browser,
    Hash: place === null ? null : hash,
  }
}

const unknown = {
  subject: 'LICENCE',
  text: () => 'En händelse av ett slag som den här versionen inte känner till',
} as {
  readonly subject: HistorySubject
  readonly text: (typeof eventTexts)[EventType]['text']
  readonly details?: (typeof eventTexts)[EventType]['details']
}
