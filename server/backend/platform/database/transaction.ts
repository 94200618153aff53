import type { SQL } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import type { Database } from './connect.ts'
import { databaseCodeOf } from './error-code.ts'
import { actOutside, watchOutside } from './outside.ts'

/** A running transaction: for queries and `appendEvent`. */
export type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]

const dialect = new PgDialect()
const transactions = new WeakMap<PoolClient, Transaction>()

/** Returns the transaction of a connection, of which there is one for as long as it is open. */
function transactionOn(client: PoolClient): Transaction {
  const known =
    transactions.get(client) ?? new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
  transactions.set(client, known)
  return known
}

/** The query that decides as whom a transaction acts. Its plan is kept by the name. */
export interface Act {
  readonly name: string
  readonly query: SQL
  /** Whose share of the pool it takes. See `Turns`. */
  readonly lane: string
}
type Work<Result> = (tx: Transaction) => Promise<Result>

/**
 * Runs work in one transaction. Its beginning is sent together with the work's first query, which
 * saves two round trips. Where the beginning fails, what follows fails too, or is done by the
 * connection's own role, which acts for no licence. An error from the work rolls back and is
 * rethrown. Work that has lost to another transaction, by a deadlock or by serialization, is done
 * again from its beginning, unless it has acted outside the database.
 */
export async function inTransaction<Result>(database: Database, act: Act, work: Work<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const { result, hasActed } = watchOutside(() => onceInTransaction(database, act, work))
    try {
      const done = await result
      // Of a transaction around this one.
      actOutside()
      return done
    } catch (failure) {
      if (attempt === maxAttempts || hasActed() || !lostCodes.has(databaseCodeOf(failure) ?? '')) throw failure
      await database.pause(attempt)
    }
  }
}

const maxAttempts = 5
/** PostgreSQL's codes of a deadlock and of a serialization failure. */
const lostCodes: ReadonlySet<string> = new Set(['40P01', '40001'])

const onceInTransaction = <Result>(database: Database, act: Act, work: Work<Result>): Promise<Result> =>
  onConnection(database, act, async (client, tx) => {
    lastWork.set(tx, [])
    try {
      const result = await allOf([...begin(client, act), work(tx)])
      await doLastWork(tx)
      await client.query('commit')
      return result
    } finally {
      lastWork.delete(tx)
    }
  })

/** What running transactions do at their end, in order. */
const lastWork = new WeakMap<Transaction, (() => Promise<unknown>)[]>()

/**
 * Does work at the end of a transaction, just before it is committed: what others wait for from
 * then on. In a transaction that is begun otherwise it is done at once.
 */
export async function doLast(tx: Transaction, work: () => Promise<unknown>): Promise<void> {
  const left = lastWork.get(tx)
  if (left) left.push(work)
  else await work()
}

/** Runs work of which nothing is kept: what it leaves for the end is not done either. */
export async function withoutLastWork<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  const before = lastWork.get(tx)?.length ?? 0
  try {
    return await work()
  } finally {
    lastWork.get(tx)?.splice(before)
  }
}

/** Does what has been left for the end so far, before the transaction acts for somebody else. */
export async function doLastWork(tx: Transaction): Promise<void> {
  for (const work of lastWork.get(tx)?.splice(0) ?? []) await work()
}

/**
 * Runs a single query in a transaction that is sent together with it: one round trip. The query
 * must be sent by `read` itself, before it waits for anything.
 */
export const readAtOnce = <Result>(database: Database, act: Act, read: Work<Result>): Promise<Result> =>
  onConnection(database, act, (client, tx) => {
    const begun = begin(client, act)
    const result = read(tx)
    const ended = client.query('commit')
    return allOf([...begun, ended, result])
  })

/** Sends the beginning of a transaction, before anything that is sent afterwards. */
function begin(client: PoolClient, { name, query }: Act): Promise<unknown>[] {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return [client.query('begin'), client.query({ name, text, values })]
}

/**
 * Waits for all of the works, since none may run on the connection's next transaction. Returns the
 * result of the last. Each is asked for its result once: a query of Drizzle's runs each time.
 *
 * @throws the error of the first that failed
 */
async function allOf<Result>(works: readonly [...Promise<unknown>[], Promise<Result>]): Promise<Result> {
  const ended = await Promise.allSettled(works)
  const failed = ended.find(end => end.status === 'rejected')
  if (failed) throw failed.reason
  return (ended.at(-1) as PromiseFulfilledResult<Result>).value
}

async function onConnection<Result>(
  { pool, turns }: Database,
  { lane }: Act,
  work: (client: PoolClient, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const leave = await turns.enter(lane)
  const client = await pool.connect().catch(failure => {
    leave()
    throw failure
  })
  let isBroken = false
  try {
    return await work(client, transactionOn(client))
  } catch (failure) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw failure
  } finally {
    client.release(isBroken)
    leave()
  }
}

/**
 * Keeps one thing for each connection, such as a query that is built and planned once. Returns what
 * `make` made for a transaction's connection.
 */
export function perConnection<Kept>(make: (tx: Transaction) => Kept): (tx: Transaction) => Kept {
  const kept = new WeakMap<Transaction, Kept>()
  return tx => {
    const known = kept.get(tx) ?? make(tx)
    kept.set(tx, known)
    return known
  }
}
