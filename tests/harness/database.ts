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
export const askDatabase = <Row extends object>(
  dataFolder: string,
  query: string,
  values?: unknown[],
): Promise<Row[]> => withClient(dataFolder, async client => (await client.query<Row>(query, values)).rows)

/** Holds the locks of a query while something is done. */
export const whileLocked = (dataFolder: string, query: string, act: () => Promise<void>): Promise<void> =>
  withClient(dataFolder, async client => {
    await client.query('begin')
    await client.query(query)
    await act()
  })

async function withClient<Result>(dataFolder: string, act: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ ...databaseAddress(dataFolder), user: 'postgres', database: 'avlona' })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
