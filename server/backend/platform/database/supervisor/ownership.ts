import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Account } from './account.ts'
import { DatabaseStartError, reasonOf } from './database-start-error.ts'
import { chownIfAny } from './files.ts'

const busy = 5

/**
 * Makes this process the one owner of a cluster's folder until `release` or its death, however it
 * dies.
 *
 * The lock is the kernel's, on an empty file, through SQLite: Node has no call of its own for file
 * locks. It cannot be left stuck, knows of no process ids, and two processes that start at the same
 * moment cannot both get it. Nothing else may open the file here: closing it would let the lock go.
 *
 * @throws DatabaseStartError when another process owns the folder
 */
export async function takeOwnership(home: string, account?: Account): Promise<{ release(): void }> {
  const note = join(home, 'owner.json')
  const path = join(home, 'owner.lock')
  const lock = openLock(path, home)
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (failure) {
    lock.close()
    if (failure instanceof Error && 'errcode' in failure && failure.errcode === busy) {
      throw new DatabaseStartError(
        `The database in ${home} is already in use by ${ownerIn(note)}: stop that process, ` +
          'or let both share one PostgreSQL by setting DATABASE_URL.',
      )
    }
    throw new DatabaseStartError(`The database in ${home} could not be locked (${reasonOf(failure)}).`)
  }
  await chownIfAny(path, account)
  writeFileSync(note, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }))
  return {
    release() {
      if (!lock.isOpen) return
      rmSync(note, { force: true })
      lock.close()
    },
  }
}

function openLock(path: string, home: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 })
  } catch (failure) {
    throw new DatabaseStartError(
      `The database cannot write in ${home} (${reasonOf(failure)}): give this user the right to.`,
    )
  }
}

/** Who owns it, by the note that the owner left. It is only told; the lock decides. */
function ownerIn(note: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number; since: string }
    return `process ${pid} (since ${since})`
  } catch {
    return 'another process'
  }
}
