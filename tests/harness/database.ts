import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Returns where the PostgreSQL of a running application listens. @throws Error when none runs */
export function databaseAddress(dataFolder: string): { readonly host: string; readonly port: number } {
  const [file] = globSync('**/postmaster.pid', { cwd: dataFolder })
  if (file === undefined) throw new Error(`No PostgreSQL runs below ${dataFolder}`)
  // PostgreSQL's postmaster.pid has these lines: pid, data folder, start, port, socket folder.
  const [, , , port, host = ''] = readFileSync(join(dataFolder, file), 'utf8').split('\n')
  return { host, port: Number(port) }
}

/** Queries the database of a running application directly, past the application. */
export async function askDatabase<Row extends object>(
  dataFolder: string,
  query: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new Client({ ...databaseAddress(dataFolder), user: 'postgres', database: 'avlona' })
  await client.connect()
  try {
    return (await client.query<Row>(query, values)).rows
  } finally {
    await client.end()
  }
}
