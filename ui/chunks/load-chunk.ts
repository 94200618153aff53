import { noteDefect } from '#ui/runtime/error-log.ts'

/** Milliseconds that a chunk may take to arrive (third document, screen files). */
const timeout = 120_000

/** A chunk that did not arrive (first document §8): a script, or with the code, a stylesheet. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code: 'CSS_CHUNK_LOAD_FAILED' | undefined

  constructor(cause?: unknown, code?: 'CSS_CHUNK_LOAD_FAILED') {
    super('Loading chunk failed', { cause })
    this.code = code
  }
}

/**
 * Matches the messages of browsers for a module, and of Vite for a stylesheet, that could not be
 * fetched.
 */
const script = /dynamically imported module|importing a module script failed|failed to load module script/i
const stylesheet = /unable to preload css/i

/** Returns the failure by the specification's name. A failure within the code stays as it is. */
function named(failure: unknown): unknown {
  const message = failure instanceof Error ? failure.message : ''
  if (stylesheet.test(message)) return new ChunkLoadError(failure, 'CSS_CHUNK_LOAD_FAILED')
  return script.test(message) ? new ChunkLoadError(failure) : failure
}

/**
 * Loads a chunk, for a caller that tries again by itself, and logs when it does not arrive. Without
 * a time-out of its own, a browser waits for ever for a script that does not answer.
 *
 * @throws ChunkLoadError when it does not arrive
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
