import { ChunkLoadError, loadChunk } from './load-chunk.ts'

/** A chunk that the user waits for. It is never abandoned: the user is offered a retry. */
export interface Chunk<Module> {
  /**
   * Loads the chunk the first time, and resolves when it has loaded.
   *
   * @throws an error in the code itself; never ChunkLoadError
   */
  readonly arrival: () => Promise<Module>
  /** True from a failed load until the chunk has loaded. */
  readonly hasFailed: () => boolean
  /** Loads a failed chunk again, and resolves when that has succeeded or failed. */
  readonly tryAgain: () => Promise<void>
}

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Listens for changes of failures and offers. Returns a function that stops it. */
export function onChunksChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function createChunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  let arriving: Promise<Module> | undefined
  let hasFailed = false
  const { promise, resolve, reject } = Promise.withResolvers<Module>()

  const attempt = async () => {
    try {
      const module = await loadChunk(load)
      hasFailed = false
      resolve(module)
    } catch (failure) {
      hasFailed = failure instanceof ChunkLoadError
      if (!hasFailed) reject(failure)
    }
    notify()
  }
  return {
    arrival() {
      if (!arriving) {
        arriving = promise
        void attempt()
      }
      return arriving
    },
    hasFailed: () => hasFailed,
    tryAgain: async () => {
      if (hasFailed) await attempt()
    },
  }
}

/** The pending chunks that show no failure of their own. */
const offered = new Set<Chunk<unknown>>()

/**
 * Includes the chunk in the page's offer while it has failed. Returns a function that removes it.
 */
export function offerChunk(chunk: Chunk<unknown>): () => void {
  offered.add(chunk)
  notify()
  return () => {
    offered.delete(chunk)
    notify()
  }
}

/** True when a chunk of the page's offer has failed. */
export const hasOffer = (): boolean => [...offered].some(chunk => chunk.hasFailed())

/** Loads all chunks of the page's offer again. */
export const tryOffered = async (): Promise<void> => {
  await Promise.all([...offered].map(chunk => chunk.tryAgain()))
}

/**
 * Loads a chunk that is no component and that the user waits for. After a failure, the page offers
 * a retry.
 *
 * @throws an error in the code itself; never ChunkLoadError
 */
export async function requireChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const chunk = createChunk(load)
  const withdraw = offerChunk(chunk)
  try {
    return await chunk.arrival()
  } finally {
    withdraw()
  }
}
