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

/** How often a script could not be fetched, by its address. */
const failures = new Map<string, number>()
/** What was loaded by another address than its own, by its own. */
const loadedOtherwise = new Map<string, unknown>()

const addressIn = (failure: unknown): string | undefined =>
  failure instanceof Error ? /dynamically imported module: (\S+)$/i.exec(failure.message)?.[1] : undefined

/**
 * Loads a module. Browsers that follow HTML as it was before July 2026 remember a script that could
 * not be fetched, and refuse it from then on without a request. So the second time it is fetched by
 * an address that only its fragment makes another, and whoever asks for it later gets that module.
 */
async function fetchModule<Module>(load: () => Promise<Module>, importFrom: ImportFrom): Promise<Module> {
  try {
    return await load()
  } catch (failure) {
    const address = addressIn(failure)
    if (address === undefined) throw failure
    if (loadedOtherwise.has(address)) return loadedOtherwise.get(address) as Module
    const times = failures.get(address) ?? 0
    failures.set(address, times + 1)
    if (times === 0) throw failure
    const module = await importFrom(`${address}#${times}`)
    loadedOtherwise.set(address, module)
    return module as Module
  }
}

type ImportFrom = (address: string) => Promise<unknown>

/**
 * Loads a chunk, for a caller that retries by itself, and logs a failure. The timeout is needed
 * because browsers wait without limit for a script that does not answer.
 *
 * @param importFrom the browser's import, which a spec replaces
 * @throws ChunkLoadError when the chunk fails to load
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  importFrom: ImportFrom = address => import(/* @vite-ignore */ address),
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), timeout)
  })
  try {
    return await Promise.race([fetchModule(load, importFrom), late])
  } catch (failure) {
    const error = named(failure)
    if (error instanceof ChunkLoadError) noteDefect(error, error.code ?? error.name)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
