import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { HistoryCheck } from '#contracts/history/shapes.ts'
import { breakKinds } from '#contracts/history/subjects.ts'
import { dayMs } from '#contracts/rules/date.ts'
import { notify } from '../messages/notify.ts'
import { administratorsOf } from '../messages/recipients.ts'
import { swedishTime } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Database } from '../platform/database/connect.ts'
import { actFor, type Transaction, withSystem } from '../platform/database/tenancy.ts'
import { chainEvents } from '../platform/database/upkeep.ts'
import { eventCheck, eventHead } from '../tables/schema.ts'
import { type ChainCheck, latestCheck, verifyChain } from './verify-chain.ts'

/** Checks the chain of the transaction's licence by hand, and keeps and records the result. */
export async function checkByHand(tx: Transaction, licNr: string): Promise<HistoryCheck> {
  const check = await verifyChain(tx, licNr)
  const at = await keep(tx, licNr, check)
  await appendEvent(tx, {
    type: 'history.verified',
    ftgKey: null,
    payload: { events: check.place, breaks: check.breaks.length },
  })
  return {
    TimeStamp: at.toISOString(),
    Events: check.place,
    Hash: check.hash,
    Breaks: check.breaks.length,
    First: check.breaks[0] ?? null,
  }
}

/**
 * Checks the chains of all licences, each at most once in twenty hours by all nodes together.
 * Administrators are notified when a chain is broken, and again when it is broken in another way.
 *
 * @returns the licences whose chain is broken
 */
export async function checkNightly(database: Database): Promise<readonly string[]> {
  const broken: string[] = []
  for (const licNr of await withSystem(database, dueLicences)) {
    if (await withSystem(database, tx => checkLicence(tx, licNr))) broken.push(licNr)
  }
  return broken
}

const restMs = (dayMs * 20) / 24
const isRecent = gt(eventCheck.at, sql`clock_timestamp() - make_interval(secs => ${restMs / 1000})`)
const isNightly = and(isNull(eventCheck.login), isRecent)

/** Checks the chains of all licences now, and keeps the results. */
export async function checkEveryLicence(
  database: Database,
): Promise<readonly { readonly licNr: string; readonly check: ChainCheck }[]> {
  const done = []
  // The first events of a licence may wait for their place in a chain.
  await chainEvents(database)
  for (const licNr of await withSystem(database, chainedLicences)) {
    const check = await withSystem(database, async tx => {
      const found = await verifyChain(tx, licNr)
      await keep(tx, licNr, found)
      return found
    })
    done.push({ licNr, check })
  }
  return done
}

/** Returns the licences with events. One whose end of the chain is gone still has its checks. */
async function chainedLicences(tx: Transaction): Promise<string[]> {
  const chained = await tx.select({ licNr: eventHead.licNr }).from(eventHead)
  const known = await tx.selectDistinct({ licNr: eventCheck.licNr }).from(eventCheck)
  return [...new Set([...chained, ...known].map(one => one.licNr))].toSorted()
}

async function dueLicences(tx: Transaction): Promise<string[]> {
  const checked = new Set(
    (await tx.select({ licNr: eventCheck.licNr }).from(eventCheck).where(isNightly)).map(one => one.licNr),
  )
  return (await chainedLicences(tx)).filter(licNr => !checked.has(licNr))
}

/** Returns whether the chain is broken. Does nothing when another node has been here. */
async function checkLicence(tx: Transaction, licNr: string): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`avlona.history:${licNr}`}, 0)) as mine`,
  )
  if (!rows[0]?.mine || (await tx.$count(eventCheck, and(eq(eventCheck.licNr, licNr), isNightly))) > 0) return false
  const before = await latestCheck(tx, licNr)
  const check = await verifyChain(tx, licNr)
  await keep(tx, licNr, check)
  const [first] = check.breaks
  if (!first) return false
  const isKnown = before?.breaks === check.breaks.length && before.first?.Seq === first.Seq
  // Failed sign-ins with an unknown login are of no licence, so there is nobody to notify.
  if (!isKnown && licNr !== '') await tellAdministrators(tx, licNr, check)
  return true
}

async function tellAdministrators(tx: Transaction, licNr: string, { breaks }: ChainCheck): Promise<void> {
  const [first] = breaks
  if (!first) return
  await actFor(tx, { licNr })
  await appendEvent(tx, { type: 'history.broken', ftgKey: null, payload: { breaks: breaks.length, seq: first.Seq } })
  await notify(tx, {
    to: (await administratorsOf(tx)).map(one => one.login),
    type: 'ERROR',
    Title: 'Fel i behandlingshistoriken',
    Message: `Nattens kontroll fann ${breaks.length} fel i behandlingshistoriken. Det första är vid händelse ${first.Seq}, ${swedishTime(new Date(first.TimeStamp))}: ${breakKinds[first.Kind]}`,
    Event: 'HISTORY BROKEN',
    RouteConfig: { name: 'EventHistory', params: {} },
    now: new Date(),
  })
}

async function keep(tx: Transaction, licNr: string, { place, hash, breaks }: ChainCheck): Promise<Date> {
  const [kept] = await tx
    .insert(eventCheck)
    .values({ licNr, place, hash, breaks: breaks.length, first: breaks[0] ?? null })
    .returning({ at: eventCheck.at })
  return kept?.at ?? new Date()
}
