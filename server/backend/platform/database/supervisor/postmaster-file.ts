import { execFile } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The contents of postmaster.pid. */
export interface PostmasterFile {
  readonly pid: number
  readonly status: string
}

const postmasterFile = (data: string): string => join(data, 'postmaster.pid')

/** Reads postmaster.pid. Returns undefined when it is missing or incomplete. */
export async function readPostmasterFile(data: string): Promise<PostmasterFile | undefined> {
  const lines = (await readFile(postmasterFile(data), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 1 ? { pid, status: lines[7]?.trim() ?? '' } : undefined
}

/** Higher than any system's process ids. */
const nobodysPid = '999999999'

/**
 * Marks the process in postmaster.pid as ended, although its pid is in use by a zombie or by
 * another process, which PostgreSQL would take for a running postmaster. The rest of the file
 * stays: from it PostgreSQL detects whether processes of the old one still use its memory. A file
 * that an orderly shutdown has removed is not created again.
 */
export async function disownPostmasterFile(data: string): Promise<void> {
  const text = await readFile(postmasterFile(data), 'utf8').catch(() => '')
  if (text !== '')
    await writeFile(postmasterFile(data), text.replace(/^\d+/, nobodysPid), { flag: 'r+' }).catch(unlessGone)
}

const unlessGone = (failure: NodeJS.ErrnoException) => {
  if (failure.code !== 'ENOENT') throw failure
}

/** True when any process has the id. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return failure instanceof Error && 'code' in failure && failure.code === 'EPERM'
  }
}

/**
 * True when the process is the postmaster of this data folder, and not another process with the
 * same pid. A postmaster's working directory is its data folder, even after the folder was moved.
 * Where the working directory cannot be read (macOS; root in a container without ptrace), the
 * command line names the folder. Returns false for a zombie.
 */
export async function isPostmasterOf(pid: number, data: string): Promise<boolean> {
  try {
    const [theirs, ours] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(data)])
    return theirs.dev === ours.dev && theirs.ino === ours.ino && (await commandLine(pid)).includes('postgres')
  } catch {
    return (await commandLine(pid)).includes(`-D ${data} `)
  }
}

async function commandLine(pid: number): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
  } catch {
    return run('ps', ['-o', 'args=', '-ww', '-p', String(pid)]).then(
      ({ stdout }) => `${stdout.trim()} `,
      () => '',
    )
  }
}
