import { AsyncLocalStorage } from 'node:async_hooks'

interface Watched {
  /** True once something has been done that the database cannot undo. */
  hasActed: boolean
}

const current = new AsyncLocalStorage<Watched>()

/**
 * Notes that the running transaction's work does something that the database cannot undo: it asks
 * another service, sends a message, or has committed a transaction of its own. It is then not tried
 * again.
 */
export function actOutside(): void {
  const watched = current.getStore()
  if (watched) watched.hasActed = true
}

/** Runs work, and returns with `hasActed` whether it has acted outside the database so far. */
export function watchOutside<Result>(work: () => Promise<Result>): {
  readonly result: Promise<Result>
  readonly hasActed: () => boolean
} {
  const watched: Watched = { hasActed: false }
  return { result: current.run(watched, work), hasActed: () => watched.hasActed }
}
