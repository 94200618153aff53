import { type ComponentType, lazy } from 'react'

/** How long a piece of the application may take to arrive, in milliseconds (third document, screen files). */
const timeout = 120_000

/** A piece of the application that did not arrive (first document §8): a script, or with the code, a stylesheet. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code: 'CSS_CHUNK_LOAD_FAILED' | undefined

  constructor(cause?: unknown, code?: 'CSS_CHUNK_LOAD_FAILED') {
    super('Loading chunk failed', { cause })
    this.code = code
  }
}

/** What browsers say of a module that they could not fetch, and Vite of a stylesheet. */
const script = /dynamically imported module|importing a module script failed|failed to load module script/i
const stylesheet = /unable to preload css/i

/** The failure as the product names it; what went wrong within the code stays what it is. */
function named(failure: unknown): unknown {
  const message = failure instanceof Error ? failure.message : ''
  if (stylesheet.test(message)) return new ChunkLoadError(failure, 'CSS_CHUNK_LOAD_FAILED')
  return script.test(message) ? new ChunkLoadError(failure) : failure
}

/**
 * Loads a piece of the application. A browser waits for ever for a script that does not answer; this does not.
 *
 * @throws ChunkLoadError when it does not arrive
 */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), timeout)
    load()
      .then(resolve, failure => reject(named(failure)))
      .finally(() => clearTimeout(timer))
  })
}

/** A component whose code is fetched when it is first shown. */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound for a lazy component
export const lazyChunk = <Component extends ComponentType<any>>(load: () => Promise<{ default: Component }>) =>
  lazy(() => loadChunk(load))
