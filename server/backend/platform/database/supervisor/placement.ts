import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type Account, canEnter, isRoot, nobody } from './account.ts'
import { type Binaries, completeLinks, copiedBinaries, packagedBinaries } from './binaries.ts'
import { codeOf, DatabaseStartError, fileTrouble } from './database-start-error.ts'

/** Where a cluster lives and who runs it. */
export interface Placement {
  /** The folder of everything: `data`, the lock and PostgreSQL's log. */
  readonly home: string
  readonly binaries: Binaries
  /** Undefined: as the account that this process runs as. */
  readonly account: Account | undefined
}

/** The base of what root's clusters keep when the project lies where only root may enter. */
const systemBase = '/var/lib/avlona'

/** A short name that stays the same for a path. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Finds or makes the folder, and finds a PostgreSQL that the account which runs it can read. */
export async function place(dataDir: string, log: (line: string) => void): Promise<Placement> {
  const wanted = await realPathOf(resolve(dataDir))
  try {
    const { home, account } = isRoot() ? await placeForRoot(wanted, log) : await placeForUser(wanted)
    return { home, account, binaries: await readableBinaries(home, account, log) }
  } catch (failure) {
    throw fileTrouble(failure, wanted)
  }
}

async function placeForUser(home: string) {
  await mkdir(home, { recursive: true, mode: 0o700 })
  const { uid } = await stat(home)
  if (uid !== process.getuid?.()) {
    throw new DatabaseStartError(
      `The database in ${home} belongs to user ${uid}, not to you: start the server as that user or as root, or move the folder away.`,
    )
  }
  return { home, account: undefined }
}

async function placeForRoot(wanted: string, log: (line: string) => void) {
  const existing = await ownerOf(wanted)
  const account = existing && existing.uid !== 0 ? existing : await nobody()
  if (await canEnter(account, await firstExisting(dirname(wanted)))) {
    return { home: await ownFolder(wanted, account), account }
  }
  const home = join(systemBase, shortHash(wanted))
  if (existing && (await readdir(wanted)).length > 0) {
    log(`The database in ${wanted} is out of reach for PostgreSQL's account ${account.uid}, and is left as it is.`)
  }
  log(`Only root may enter ${dirname(wanted)} and PostgreSQL does not run as root, so the database is kept in ${home}.`)
  return { home: await ownFolder(home, account), account }
}

async function readableBinaries(home: string, account: Account | undefined, log: (line: string) => void) {
  const packaged = await packagedBinaries()
  const complete = await completeLinks(packaged.root)
  if (complete && (await canEnter(account, join(packaged.root, 'bin')))) return packaged
  log(`PostgreSQL's programs cannot be used where npm put them, so they are copied to ${home}.`)
  return copiedBinaries(packaged, home)
}

/**
 * Makes a folder and hands it to the account; the folders above it may be entered by all, whatever
 * the umask says.
 */
async function ownFolder(folder: string, account: Account): Promise<string> {
  const first = await mkdir(folder, { recursive: true })
  for (let above = dirname(folder); first !== undefined && above.length >= first.length; above = dirname(above)) {
    await chmod(above, 0o755)
  }
  await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  return folder
}

const ownerOf = (path: string): Promise<Account | undefined> =>
  stat(path).then(
    ({ uid, gid }) => ({ uid, gid }),
    failure => {
      if (codeOf(failure) === 'ENOENT') return undefined
      throw failure
    },
  )

async function firstExisting(path: string): Promise<string> {
  return (await ownerOf(path)) ? path : firstExisting(dirname(path))
}

/**
 * The real path of a path whose end may not exist yet, so that two ways to one folder are one
 * cluster.
 */
async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (failure) {
    if (codeOf(failure) !== 'ENOENT') throw fileTrouble(failure, path)
    return join(await realPathOf(dirname(path)), basename(path))
  }
}
