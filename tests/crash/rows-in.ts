import { askDatabase } from '../harness/database.ts'

/** The tables whose rows tell of requests, checks and their moments, not of what was done. */
const ofMoments = [
  'session',
  'session_company',
  'idempotency_key',
  'login_attempt',
  'known_browser',
  'job_beat',
  'event_check',
]

/**
 * Returns the number of rows of each table of a running application's database, and of the events
 * of each type, except those of signing in.
 */
export async function rowsIn(dataFolder: string): Promise<Record<string, number>> {
  const tables = await askDatabase<{ name: string }>(
    dataFolder,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname <> all ($1) order by 1`,
    [[...ofMoments, 'event', 'event_seal', 'event_head']],
  )
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`)
  const events = `select 'event ' || type, count(*)::int from event where type not like 'session.%' group by type`
  const rows = await askDatabase<{ name: string; rows: number }>(dataFolder, [...counts, events].join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}
