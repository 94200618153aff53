import { Data } from 'effect'
import type { FieldMessages } from '#contracts/wire.ts'

/** The backend refused or failed, with an error of the catalogue. */
export class BackendFailure extends Data.TaggedError('BackendFailure')<{
  readonly status: number
  /** The backend's message for the user. */
  readonly message: string
  readonly dvCode?: string
  readonly fields?: FieldMessages
}> {}

/**
 * The backend did not answer: it could not be reached, closed the connection, or a gateway reports
 * it as unavailable.
 */
export class NetworkFailure extends Data.TaggedError('NetworkFailure')<{
  /** For the log. */
  readonly reason: string
  readonly status?: number
}> {}

/** The backend exceeded a time-out. */
export class TimeoutFailure extends Data.TaggedError('TimeoutFailure')<{
  readonly phase: 'connect' | 'headers' | 'body' | 'call'
}> {}

/** The backend's answer does not follow the catalogue: no JSON, another shape, or too large. */
export class UnexpectedAnswer extends Data.TaggedError('UnexpectedAnswer')<{
  /** For the log: the place of the mismatch, never the value. */
  readonly reason: string
  readonly status?: number
}> {}

/** The browser aborted the request. */
export class Aborted extends Data.TaggedError('Aborted') {}

export type SendFailure = NetworkFailure | TimeoutFailure | UnexpectedAnswer
export type CallFailure = SendFailure | BackendFailure
export type AnyFailure = CallFailure | Aborted

/** A failure as sent to the browser. The machines' `ApiFailure` is made from it. */
export interface ClientFailure {
  readonly tag: 'backend' | 'network' | 'timeout' | 'aborted' | 'unexpected'
  /**
   * The backend's Swedish message. Empty for the other tags, whose texts the interface provides.
   */
  readonly message: string
  readonly dvCode?: string
  /** The backend's messages of single fields, by the field's name. */
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
