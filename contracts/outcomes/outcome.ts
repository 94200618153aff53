import type { z } from 'zod'
import type { Call } from '../call.ts'
import type { ApiError } from '../common-errors.ts'
import type { FieldMessages, Pagination, PaginationInfo, Scope } from '../wire.ts'
import type { ProviderState } from './provider-state.ts'

/**
 * An exchange: with these states, this request gets this answer. The pacts are made from outcomes.
 */
export interface Outcome<C extends Call = Call> {
  readonly name: string
  /** The states, in the order in which they are set up. */
  readonly given: readonly ProviderState[]
  readonly request: OutcomeRequest<C>
  readonly answer: OutcomeData<z.output<C['data']>> | OutcomeError
}

/** The request of an outcome, sent as it stands. */
export interface OutcomeRequest<C extends Call = Call> {
  readonly params?: z.input<C['params']>
  readonly body?: z.input<C['body']>
  readonly pagination?: Pagination
  readonly fields?: readonly string[]
  readonly filter?: z.input<C['filter']>
  readonly scope?: Scope
  /**
   * The label of the idempotency key. An earlier request with the same label carries the same key
   * (earlier.ts).
   */
  readonly key?: string
  /** Leaves out a header that every request of our client carries. */
  readonly without?: 'marker' | 'key'
}

/** The answer of an outcome that succeeds. */
export interface OutcomeData<Data> {
  readonly data: Data
  /** The pagination of a paged call. The count is compared by value. */
  readonly pagination?: PaginationInfo & {
    /** True when the states do not determine the count: any count matches. */
    readonly anyCount?: boolean
  }
  /**
   * True when the answer sets a cookie: the session's, or that of the browser with a BankID order.
   */
  readonly setsCookie?: boolean
  /**
   * Names the fields, at any depth of the data, that are compared by value: `Netto`, or
   * `Rader.Belopp` for that of the rows only. Fields that repeat a value of the request or of a
   * state under the same name need not be listed (decided.ts). `*` means all of the data.
   */
  readonly pins?: readonly string[]
}

/**
 * The answer of an outcome whose figures follow from the basis in its states, by law. Its data is
 * in figures.json, as the embedded backend's engine has made it of that basis.
 */
export interface OutcomeFigures {
  /** The fields that are compared by value, as in `pins`. */
  readonly figures: readonly string[]
  readonly pagination?: PaginationInfo
}

/** An outcome as a subject declares it. */
export type DeclaredOutcome<C extends Call = Call> = Omit<Outcome<C>, 'answer'> & {
  readonly answer: Outcome<C>['answer'] | OutcomeFigures
}

/** The answer of an outcome that is refused. */
export interface OutcomeError {
  readonly error: ApiError
  /** The fields with errors. Their names are compared; the messages are the backend's own. */
  readonly fields?: FieldMessages
}

/** The outcomes of a subject's calls: one for each answer that the client treats differently. */
export type OutcomesOf<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: readonly DeclaredOutcome<Calls[Name]>[]
}
