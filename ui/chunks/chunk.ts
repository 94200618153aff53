import { ChunkLoadError, loadChunk } from './load-chunk.ts'

/** A chunk that a person waits for. It is never given up: the person is offered to try again. */
export interface Chunk<Module> {
  /**
   * Loads it the first time, and resolves once it has arrived.
   *
   * @throws what went wrong within the code; never ChunkLoadError
   */
  readonly arrival: () => Promise<Module>
  /** True from when it did not arrive until it is there. */
  readonly hasFailed: () => boolean
  /** Loads it once more where it has failed, and resolves when that has succeeded or failed. */
  readonly tryAgain: () => Promise<void>
}

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Hears of every change of what has failed and what is offered. Returns what ends that. */
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

/**
 * The chunks that are waited for now, with nothing in their place that could say that they failed.
 */
const offered = new Set<Chunk<unknown>>()

/** Lets the page's one offer stand for the chunk while it has failed. Returns what ends that. */
export function offerChunk(chunk: Chunk<unknown>): () => void {
  offered.add(chunk)
  notify()
  return () => {
    offered.delete(chunk)
    notify()
  }
}

/** True when a chunk that the page's offer stands for has failed. */
export const hasOffer = (): boolean => [...offered].some(chunk => chunk.hasFailed())

/** Loads all that the page's offer stands for once more. */
export const tryOffered = async (): Promise<void> => {
  await Promise.all([...offered].map(chunk => chunk.tryAgain()))
}

/**
 * Loads a chunk that is no component and that the person waits for. One that does not arrive is
 * offered again over what is on display.
 *
 * @throws what went wrong within the code; never ChunkLoadError
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
