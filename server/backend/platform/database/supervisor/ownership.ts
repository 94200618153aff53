import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Account } from './account.ts'
import { DatabaseStartError, reasonOf } from './database-start-error.ts'
import { chownIfAny } from './files.ts'

const busy = 5

/**
 * Makes this process the exclusive owner of a cluster's folder until `release` or its end, even by
 * a crash.
 *
 * The lock is a kernel lock on an empty file, taken through SQLite because Node has no file locks.
 * It cannot become stale, does not depend on process ids, and two processes cannot both get it.
 * Nothing else may open the file in this process: closing it would release the lock.
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

/** Describes the owner from the note that it left. For messages only; the lock decides. */
function ownerIn(note: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number; since: string }
    return `process ${pid} (since ${since})`
  } catch {
    return 'another process'
  }
}
