import type { ChunkLoadError } from './load-chunk.ts'

/** Tells the log of a piece that did not arrive, by the name that the specification gives it. */
export const reportChunk = (report: (error: unknown, context: string) => void, failure: ChunkLoadError): void =>
  report(failure, failure.code ?? failure.name)
