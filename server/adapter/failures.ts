import { Data } from 'effect'
import type { FieldMessages } from '#contracts/wire.ts'

/** The backend refused or failed, and said so in the catalogue's words. */
export class BackendFailure extends Data.TaggedError('BackendFailure')<{
  readonly status: number
  /** The backend's sentence for the person. */
  readonly message: string
  readonly dvCode?: string
  readonly fields?: FieldMessages
}> {}

/**
 * No answer came from the backend: it could not be reached, hung up, or a gateway in front of it
 * says that it is away.
 */
export class NetworkFailure extends Data.TaggedError('NetworkFailure')<{
  /** For the log. */
  readonly reason: string
  readonly status?: number
}> {}

/** The backend took too long. */
export class TimeoutFailure extends Data.TaggedError('TimeoutFailure')<{
  readonly phase: 'connect' | 'headers' | 'body' | 'call'
}> {}

/**
 * The backend answered something that the catalogue does not know: no JSON, another shape, too
 * much.
 */
export class UnexpectedAnswer extends Data.TaggedError('UnexpectedAnswer')<{
  /** For the log: where the answer differs, never what it holds. */
  readonly reason: string
  readonly status?: number
}> {}

/** The browser gave up. */
export class Aborted extends Data.TaggedError('Aborted') {}

export type SendFailure = NetworkFailure | TimeoutFailure | UnexpectedAnswer
export type CallFailure = SendFailure | BackendFailure
export type AnyFailure = CallFailure | Aborted

/** A failure as the browser is told of it: what a machine's `ApiFailure` is made of. */
export interface ClientFailure {
  readonly tag: 'backend' | 'network' | 'timeout' | 'aborted' | 'unexpected'
  /**
   * The backend's Swedish sentence. Empty for the other tags: what the person reads then is the
   * interface's to say.
   */
  readonly message: string
  readonly dvCode?: string
  /** What the backend finds wrong with single fields of what was sent, by the field's name. */
  readonly fields?: FieldMessages
  /** The backend's HTTP status, when it answered. */
  readonly status?: number
}

export const isFailure = (error: unknown): error is AnyFailure =>
  error instanceof BackendFailure ||
  error instanceof NetworkFailure ||
  error instanceof TimeoutFailure ||
  error instanceof UnexpectedAnswer ||
  error instanceof Aborted

const withStatus = (status: number | undefined) => (status === undefined ? {} : { status })

export function toClientFailure(failure: AnyFailure): ClientFailure {
  switch (failure._tag) {
    case 'BackendFailure': {
      const { status, message, dvCode, fields } = failure
      return { tag: 'backend', message, status, ...(dvCode !== undefined && { dvCode }), ...(fields && { fields }) }
    }
    case 'NetworkFailure':
      return { tag: 'network', message: '', ...withStatus(failure.status) }
    case 'TimeoutFailure':
      return { tag: 'timeout', message: '' }
    case 'UnexpectedAnswer':
      return { tag: 'unexpected', message: '', ...withStatus(failure.status) }
    case 'Aborted':
      return { tag: 'aborted', message: '' }
  }
}
