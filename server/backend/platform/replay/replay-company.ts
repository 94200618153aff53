import { getTableName, sql } from 'drizzle-orm'
import { Client, type ClientConfig } from 'pg'
import { event } from '../../tables/schema.ts'
import type { Database } from '../database/connect.ts'
import { actFor, type Transaction } from '../database/tenancy.ts'
import { compareRows, type Difference } from './compare-rows.ts'
import type { Projection, StoryLine } from './define-projection.ts'
import { type NamedCompany, ReplayRefused } from './find-company.ts'
import { type CompanyEvent, eventsOf, isOf, type Replayed, replay } from './replay.ts'
import type { Row } from './rows.ts'
import { buildScratch } from './scratch-schema.ts'

export interface Asked {
  readonly company: NamedCompany
  /** The id of the last event to fold, inclusive. Defaults to the latest. */
  readonly until?: number | undefined
  /** True keeps the scratch schema. It is otherwise never committed. */
  readonly isKept?: boolean
}

export interface Replay extends Replayed {
  readonly schema: string
  /** The rows of the scratch tables, as the database holds them. */
  readonly built: ReadonlyMap<string, readonly Row[]>
  /** The differences to the live tables as they are now. */
  readonly differences: readonly Difference[]
}

/**
 * Builds a company's tables from its events in a scratch schema, and compares them with the live
 * tables. Events and live rows are read in one moment, as the company's licence.
 *
 * @param owner the address of the role that may create a schema
 * @throws ReplayRefused
 */
export async function replayCompany(
  database: Database,
  owner: ClientConfig,
  projections: readonly Projection[],
  { company, until, isKept = false }: Asked,
): Promise<Replay> {
  const projected = projections.flatMap(({ tables }) => tables)
  const { replayed, live } = await inOneReading(database, company, async tx => {
    await requireEvent(tx, company, until)
    const folded = await replay(projections, eventsOf(tx, company.ftgKey, until))
    const rows = new Map<string, Row[]>()
    for (const { table } of projected) rows.set(getTableName(table), await liveRows(tx, getTableName(table)))
    return { replayed: folded, live: rows }
  })
  if (replayed.tables.size === 0) {
    throw new ReplayRefused(
      `No event${until === undefined ? '' : ` up to ${until}`} tells the beginning of ${company.ftgId}. ` +
        'It came from another licence’s copy, which is promised to leave nothing behind, or its beginning is later.',
    )
  }
  const schema = `replay_${company.ftgId}`
  const built = await onOwnConnection(owner, isKept, client => buildScratch(client, schema, projected, replayed.tables))
  const differences = projected.flatMap(each => {
    const name = getTableName(each.table)
    const [folded, rows] = [replayed.tables.get(name), built.get(name)]
    return folded && rows ? compareRows(each, { live: live.get(name) ?? [], built: rows, folded }) : []
  })
  return { ...replayed, schema, built, differences }
}

/** A sentence of a company's story. */
export interface Sentence extends StoryLine, Pick<CompanyEvent, 'seq' | 'at' | 'actor' | 'actorName'> {}

/**
 * Returns what a company's events tell of each thing, in their order.
 *
 * @throws ReplayRefused
 */
export async function storyOf(
  database: Database,
  projections: readonly Projection[],
  { company, until }: Asked,
): Promise<Sentence[]> {
  return inOneReading(database, company, async tx => {
    await requireEvent(tx, company, until)
    const sentences: Sentence[] = []
    for await (const { seq, at, actor, actorName, type, payload } of eventsOf(tx, company.ftgKey, until)) {
      const told = projections.flatMap(({ story }) => story[type]?.(payload, at) ?? [])
      sentences.push(...told.map(each => ({ ...each, seq, at, actor, actorName })))
    }
    return sentences
  })
}

/** Reads in one snapshot, as the company's licence. */
const inOneReading = <Result>(
  database: Database,
  { licNr, ftgKey }: NamedCompany,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  database.orm.transaction(
    async tx => {
      await actFor(tx, { licNr, ftgKey })
      await tx.execute(sql`set local timezone to 'UTC'`)
      return read(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

async function requireEvent(tx: Transaction, { ftgKey, ftgId }: NamedCompany, until?: number): Promise<void> {
  if (until === undefined) return
  const [found] = await tx
    .select({
      first: sql<string | null>`min(${event.seq})`,
      last: sql<string | null>`max(${event.seq})`,
      isThere: sql<boolean | null>`bool_or(${event.seq} = ${until})`,
    })
    .from(event)
    .where(isOf(ftgKey))
  if (found?.isThere) return
  const range = found?.first ? `they are from ${found.first} to ${found.last}` : 'there are none'
  throw new ReplayRefused(`Event ${until} is none of ${ftgId}’s: ${range}.`)
}

async function liveRows(tx: Transaction, table: string): Promise<Row[]> {
  const { rows } = await tx.execute<{ row: Row }>(
    sql`select to_jsonb(r) as row from ${sql.identifier(table)} r where r.ftg_key = tenancy.company()`,
  )
  return rows.map(({ row }) => row)
}

/** Runs work in a transaction of the owner's, and commits it only when it is kept. */
async function onOwnConnection<Result>(
  owner: ClientConfig,
  isKept: boolean,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(owner)
  await client.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query(isKept ? 'commit' : 'rollback')
    return result
  } finally {
    await client.end()
  }
}
