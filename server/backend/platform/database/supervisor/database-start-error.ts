/**
 * The database could not be started. The message is one plain sentence or two that say what to do;
 * no stack is needed.
 */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}

/** What an unknown failure says of itself, in one line. */
export const reasonOf = (failure: unknown): string =>
  (failure instanceof Error ? failure.message : String(failure)).replaceAll(/\s+/g, ' ').trim()

/** The system's code of a failure (ENOENT, EACCES …), when it has one. */
export const codeOf = (failure: unknown): string | undefined =>
  failure instanceof Error && 'code' in failure && typeof failure.code === 'string' ? failure.code : undefined

/**
 * Turns a failure of the file system into a sentence about `path`; what is not of the file system
 * goes on as it is.
 */
export function fileTrouble(failure: unknown, path: string): unknown {
  const code = codeOf(failure)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new DatabaseStartError(
      `The database cannot write in ${path} (${code}): give this user the right to write there.`,
    )
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new DatabaseStartError(`The disk that holds ${path} is full (${code}): free some space and start again.`)
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new DatabaseStartError(
      `The database needs ${path} as a folder, and a file is in the way (${code}): move it.`,
    )
  }
  return failure
}
