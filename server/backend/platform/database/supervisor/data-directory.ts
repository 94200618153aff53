import { execFile } from 'node:child_process'
import { access, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runAs } from './account.ts'
import { codeOf, DatabaseStartError, reasonOf } from './database-start-error.ts'
import { chownIfAny } from './files.ts'
import type { Placement } from './placement.ts'

/** The database user that owns the cluster. Only the supervisor connects with it. */
export const superuser = 'postgres'

const partialPrefix = 'data.new-'
const run = promisify(execFile)

/**
 * Creates PostgreSQL's data folder with initdb the first time. The folder gets its final name only
 * when it is complete and on disk, so that a killed initdb leaves nothing that a later start would
 * take for a cluster.
 *
 * @throws DatabaseStartError when the folder is of another major version, is not a cluster, or
 * cannot be created
 */
export async function ensureDataDirectory(
  placement: Placement,
  { durable }: { durable: boolean },
  log: (line: string) => void,
): Promise<string> {
  const { home, binaries } = placement
  const data = join(home, 'data')
  await removePartials(home)
  const version = await versionOf(data)
  if (version === undefined) {
    log(`Making a new database in ${home}.`)
    await initialise(placement, data, durable)
  } else if (version !== binaries.major) {
    throw new DatabaseStartError(
      `The database in ${data} was made by PostgreSQL ${version}, and this is PostgreSQL ${binaries.major}: ` +
        `dump it with version ${version} (pg_dump) and restore it here, or move the folder away to begin anew.`,
    )
  }
  return data
}

/** Returns true when a data folder holds a complete cluster. */
export const hasCluster = (data: string): Promise<boolean> =>
  access(join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

/** Returns the major version of the cluster in a folder, or undefined when there is none yet. */
async function versionOf(data: string): Promise<string | undefined> {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  } catch (failure) {
    if (codeOf(failure) !== 'ENOENT') throw failure
  }
  try {
    await rmdir(data)
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT') return undefined
    throw new DatabaseStartError(
      `${data} holds something that is not a PostgreSQL database: move it away and start again.`,
    )
  }
}

/**
 * Removes the folders of interrupted attempts. Each attempt has its own name, since an initdb that
 * outlived its killed parent may still be writing.
 */
async function removePartials(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith(partialPrefix)) {
      await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined)
    }
  }
}

async function initialise({ home, binaries, account }: Placement, data: string, durable: boolean): Promise<void> {
  const partial = join(home, `${partialPrefix}${process.pid}-${Date.now()}`)
  await mkdir(partial, { mode: 0o700 })
  await chownIfAny(partial, account)
  const options = [
    '--encoding=UTF8',
    // Texts without a collation of their own sort as Swedish too. Messages stay English, like the
    // log.
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=sv-SE',
    // The socket's folder, which only this user may enter, protects the connections.
    '--auth-local=trust',
    '--auth-host=reject',
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    await run(join(binaries.root, 'bin', 'initdb'), ['--pgdata', partial, '--username', superuser, ...options], {
      ...runAs(account),
      cwd: '/',
      env: { LC_ALL: 'C', PATH: process.env.PATH },
    })
  } catch (failure) {
    await rm(partial, { recursive: true, force: true })
    throw new DatabaseStartError(initdbTrouble(failure, home))
  }
  await rename(partial, data)
  if (durable) await syncFolder(home)
}

function initdbTrouble(failure: unknown, home: string): string {
  const said = failure instanceof Error && 'stderr' in failure ? reasonOf(String(failure.stderr)) : ''
  if (/No space left/i.test(said)) return `The disk that holds ${home} is full: free some space and start again.`
  if (codeOf(failure) === 'ENOENT' || codeOf(failure) === 'ENOEXEC' || /shared librar|GLIBC/i.test(said)) {
    return (
      `PostgreSQL's programs cannot run on this system (${said || reasonOf(failure)}): they need glibc on Linux. ` +
      'Set DATABASE_URL to a PostgreSQL of your own instead.'
    )
  }
  return `A new database could not be made in ${home}: ${said || reasonOf(failure)}`
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
