import { execFile } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What PostgreSQL says of itself in postmaster.pid. */
export interface PostmasterFile {
  readonly pid: number
  readonly status: string
}

const postmasterFile = (data: string): string => join(data, 'postmaster.pid')

/** Reads postmaster.pid; undefined when there is none, or it is not written to the end. */
export async function readPostmasterFile(data: string): Promise<PostmasterFile | undefined> {
  const lines = (await readFile(postmasterFile(data), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 1 ? { pid, status: lines[7]?.trim() ?? '' } : undefined
}

/** Higher than any system's. */
const nobodysPid = '999999999'

/**
 * Says of a postmaster.pid that its process has ended, though its number is in use: by a zombie, or
 * by another process by now, which PostgreSQL would take for a living postmaster. The rest stays,
 * from which PostgreSQL itself sees whether any process of the old one still has its memory. What
 * an orderly end has taken away is not made again.
 */
export async function disownPostmasterFile(data: string): Promise<void> {
  const text = await readFile(postmasterFile(data), 'utf8').catch(() => '')
  if (text !== '')
    await writeFile(postmasterFile(data), text.replace(/^\d+/, nobodysPid), { flag: 'r+' }).catch(unlessGone)
}

const unlessGone = (failure: NodeJS.ErrnoException) => {
  if (failure.code !== 'ENOENT') throw failure
}

/** Whether a process id is in use, by whomever. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return failure instanceof Error && 'code' in failure && failure.code === 'EPERM'
  }
}

/**
 * Whether the process is the postmaster of this very data folder, and not another that has got a
 * dead one's number. A postmaster's working directory is its data folder, also after the folder has
 * been moved. Where that may not be read (macOS; root in a container without ptrace), its command
 * line names the folder. A zombie is nobody's postmaster.
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
