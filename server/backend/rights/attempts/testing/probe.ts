import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { actAsCloner, actAsSystem, actFor } from '../../../platform/database/tenancy.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { uuidNamed } from './fill-tables.ts'
import type { Policy } from './policies.ts'
import type { World } from './world.ts'

/** What a query without a condition, or an insertion, finds behind a policy. */
export interface Probed {
  /** True when it meets what the policy lets through. */
  readonly own: boolean
  /** True when it meets what the policy keeps from it. */
  readonly foreign: boolean
}

const licNr = 'PROVA'
const login = 'a.adm'
const [ftgKey, target] = [uuidNamed('company a1'), uuidNamed('company a2')]

/** The rows that a policy keeps from the application in a company, by the policy's name. */
const foreignRows: Readonly<Record<string, string>> = {
  own_licence: `lic_nr <> '${licNr}'`,
  own_company: `lic_nr <> '${licNr}' or ftg_key is not null and ftg_key <> '${ftgKey}'`,
  recipient: `lic_nr <> '${licNr}' or login <> '${login}'`,
  sender: `lic_nr <> '${licNr}'`,
  clone_source: `lic_nr <> '${licNr}' or ftg_key <> '${ftgKey}'`,
  clone_target: `lic_nr <> '${licNr}' or ftg_key <> '${target}'`,
  system: 'false',
}

/**
 * Probes a policy as the role that it is for, in a transaction as the application's, and rolls
 * back.
 *
 * @throws Error for a policy whose foreign rows are not said above
 */
export async function probe(database: Database, world: World, policy: Policy): Promise<Probed> {
  const foreign = foreignRows[policy.name]
  if (foreign === undefined) throw new Error(`Say in 'foreignRows' what ${policy.name} on ${policy.table} keeps back`)
  return policy.command === 'INSERT'
    ? {
        own: await inserts(database, world, policy, `not (${foreign})`),
        foreign: await inserts(database, world, policy, foreign),
      }
    : selects(database, policy, foreign)
}

const act = async (tx: Transaction, { role }: Policy): Promise<void> => {
  if (role === 'avlona_app') await actFor(tx, { licNr, login, ftgKey })
  else if (role === 'avlona_clone') await actAsCloner(tx, { licNr, source: ftgKey, target })
  else await actAsSystem(tx)
}

class Undone extends Error {}

/** Runs work in a transaction of the role, and rolls it back. */
async function acting<Result>(database: Database, policy: Policy, work: (tx: Transaction) => Promise<Result>) {
  let result: Result | undefined
  const undo = new Undone()
  await database.orm
    .transaction(async tx => {
      await act(tx, policy)
      result = await work(tx)
      throw undo
    })
    .catch(error => {
      if (error !== undo) throw error
    })
  return result as Result
}

const selects = (database: Database, policy: Policy, foreign: string): Promise<Probed> =>
  acting(database, policy, async tx => {
    const { rows } = await tx.execute<{ foreign: boolean; own: boolean }>(
      sql.raw(
        `select coalesce(bool_or(${foreign}), false) as foreign, coalesce(bool_or(not (${foreign})), false) as own
         from "${policy.table}"`,
      ),
    )
    return { own: rows[0]?.own ?? false, foreign: rows[0]?.foreign ?? false }
  })

/** True when no policy refuses a row like one that exists. That it exists already is no
 * refusal. */
async function inserts(
  database: Database,
  { owner, tables }: World,
  policy: Policy,
  condition: string,
): Promise<boolean> {
  const columns = tables.find(({ name }) => name === policy.table)?.columns.map(({ name }) => `"${name}"`)
  const { rows } = await owner.query<{ row: object }>(
    `select to_jsonb(t) as row from "${policy.table}" t where ${condition} limit 1`,
  )
  if (!rows[0]) throw new Error(`${policy.table} has no row where ${condition}`)
  const row = JSON.stringify(rows[0].row)
  try {
    await acting(database, policy, tx =>
      tx.execute(
        sql`insert into ${sql.raw(`"${policy.table}" (${columns})`)}
            select ${sql.raw(String(columns))} from jsonb_populate_record(null::${sql.raw(`"${policy.table}"`)}, ${row}::jsonb)`,
      ),
    )
    return true
  } catch (error) {
    const { code, message } = (error as { cause: { code: string; message: string } }).cause
    if (code === '42501' && message.includes('row-level security')) {
      // The seal of an event is refused by a policy of its own.
      return !message.includes(`table "${policy.table}"`)
    }
    if (code === '23505') return true
    throw error
  }
}
