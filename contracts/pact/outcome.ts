import type { z } from 'zod'
import type { Call } from '../call.ts'
import type { ApiError } from '../errors.ts'
import type { FieldMessages, Pagination, PaginationInfo, Scope } from '../wire.ts'
import type { ProviderState } from './states.ts'

/**
 * Describes an exchange: given these states, this request is answered so. The pacts are made of
 * these.
 */
export interface Outcome<C extends Call = Call> {
  readonly name: string
  /** In the order in which they are made true. */
  readonly given: readonly ProviderState[]
  readonly request: OutcomeRequest<C>
  readonly answer: OutcomeData<z.output<C['data']>> | OutcomeError
}

/** Holds the request of an outcome. It is sent as it stands here. */
export interface OutcomeRequest<C extends Call = Call> {
  readonly params?: z.input<C['params']>
  readonly body?: z.input<C['body']>
  readonly pagination?: Pagination
  readonly filter?: z.input<C['filter']>
  readonly scope?: Scope
  /** Repeats the idempotency key of the earlier request that has the same label (earlier.ts). */
  readonly key?: string
  /** Leaves out a header that every request of ours carries, as a stranger's does. */
  readonly without?: 'marker' | 'key'
}

/** Holds the answer of an outcome that succeeds. */
export interface OutcomeData<Data> {
  readonly data: Data
  /** Comes with paged calls. The count is compared by value. */
  readonly pagination?: PaginationInfo & {
    /** The states do not decide the count: any will do. */
    readonly anyCount?: boolean
  }
  /**
   * True when the answer sets a cookie: of the session, or of the browser that a BankID order
   * belongs to.
   */
  readonly setsCookie?: boolean
  /**
   * Names fields, at any depth of the data, that are compared by value. Fields that repeat a value
   * of the request or of a state by its name need not be named (decided.ts). `*` names all of the
   * data.
   */
  readonly pins?: readonly string[]
}

/** Holds the answer of an outcome that is refused. */
export interface OutcomeError {
  readonly error: ApiError
  /** The fields that are to blame. Their names are compared; the messages are the backend's own. */
  readonly fields?: FieldMessages
}

/**
 * Holds the outcomes of the calls of a subject: one for each answer that the client treats
 * differently.
 */
export type OutcomesOf<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: readonly Outcome<Calls[Name]>[]
}
