import { noteDefect } from '#ui/runtime/error-log.ts'

/** Milliseconds before a chunk counts as failed (third document, screen files). */
const timeout = 120_000

/** A chunk that failed to load (first document §8): a script, or a stylesheet of its code. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code: 'CSS_CHUNK_LOAD_FAILED' | undefined

  constructor(cause?: unknown, code?: 'CSS_CHUNK_LOAD_FAILED') {
    super('Loading chunk failed', { cause })
    this.code = code
  }
}

/**
 * Matches the browsers' messages for a module, and Vite's for a stylesheet, that could not be
 * fetched.
 */
const script = /dynamically imported module|importing a module script failed|failed to load module script/i
const stylesheet = /unable to preload css/i

/** Returns a ChunkLoadError for a failed fetch, and any other error unchanged. */
function named(failure: unknown): unknown {
  const message = failure instanceof Error ? failure.message : ''
  if (stylesheet.test(message)) return new ChunkLoadError(failure, 'CSS_CHUNK_LOAD_FAILED')
  return script.test(message) ? new ChunkLoadError(failure) : failure
}

/**
 * Loads a chunk, for a caller that retries by itself, and logs a failure. The timeout is needed
 * because browsers wait without limit for a script that does not answer.
 *
 * @throws ChunkLoadError when the chunk fails to load
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), timeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (failure) {
    const error = named(failure)
    if (error instanceof ChunkLoadError) noteDefect(error, error.code ?? error.name)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
