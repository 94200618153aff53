import { noteDefect } from '#ui/runtime/error-log.ts'
import type { ChunkLoadError } from './load-chunk.ts'

/** Tells the log of a piece that did not arrive, by the name that the specification gives it. */
export const reportChunk = (failure: ChunkLoadError): void => noteDefect(failure, failure.code ?? failure.name)
