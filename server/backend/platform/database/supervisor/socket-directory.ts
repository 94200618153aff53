import { chmod, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, canEnter } from './account.ts'
import { codeOf, DatabaseStartError } from './database-start-error.ts'
import { chownIfAny } from './files.ts'
import { shortHash } from './placement.ts'

/** The number in the socket's file name; no TCP port is opened. */
export const socketPort = 5432
export const socketName = `.s.PGSQL.${socketPort}`

/**
 * Bytes of a socket's path, without the closing zero, on the strictest platform (macOS 104, Linux
 * 108).
 */
const longestSocketPath = 103

/**
 * The folder of the cluster's socket, which only PostgreSQL's account (and root) may enter. It is
 * named after the data, and lies under the system's temporary folder, since a socket's path must be
 * short.
 */
export async function socketDirectory(data: string, account: Account | undefined): Promise<string> {
  const folder = join(await temporaryFolder(account), nameFor(data))
  try {
    await mkdir(folder, { mode: 0o700 })
    await chownIfAny(folder, account)
  } catch (failure) {
    if (codeOf(failure) !== 'EEXIST') {
      throw new DatabaseStartError(
        `The folder ${folder} for the database's socket could not be made (${codeOf(failure)}).`,
      )
    }
  }
  // Anyone may make a folder of this name in advance, so it is only used when it is ours.
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== (account?.uid ?? process.getuid?.())) {
    throw new DatabaseStartError(
      `${folder}, meant for the database's socket, belongs to somebody else: remove it and start again.`,
    )
  }
  await chmod(folder, 0o700)
  return folder
}

const nameFor = (data: string) => `avlona-${shortHash(data)}`

/** The system's, or /tmp when that is too long or when the account may not enter it. */
async function temporaryFolder(account: Account | undefined): Promise<string> {
  const usual = tmpdir()
  const socket = join(usual, nameFor(''), socketName)
  return Buffer.byteLength(socket) <= longestSocketPath && (await canEnter(account, usual)) ? usual : '/tmp'
}
