import { z } from 'zod'
import type { ApiError } from './errors.ts'
import { headerText } from './headers.ts'
import type { ProviderState } from './pact/states.ts'
import type { Right } from './rights/catalogue.ts'
import { type FieldMessages, Pagination, type PaginationInfo, Scope } from './wire.ts'

/**
 * A call of the REST API, declared once. The adapter's procedures, the backend's routes and checks, the pacts and
 * the reference in contracts/README.md all read it from here.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Paged extends boolean = boolean,
  Who extends Access = Access,
  Filter extends z.ZodType = z.ZodType,
> {
  /** One sentence for the person who implements or reads it, with the specification's section. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`; a parameter stands in braces: `/companyInfo/{FtgId}`. */
  readonly path: `/${string}`
  readonly access: Who
  /**
   * Whether it changes something. Not the method's business here: `GET /logout` and `GET /me/clearSession` do.
   * What changes something other than by GET carries an idempotency key.
   */
  readonly effect: 'reads' | 'writes'
  readonly params: Params
  readonly body: Body
  /** The shape of the envelope's `data`. */
  readonly data: Data
  readonly paged: Paged
  /** What a list may be narrowed by: the shape of the JSON in the `filter` query parameter. */
  readonly filter: Filter
  /** Largest body in bytes. */
  readonly bodyLimit: number
  readonly errors: readonly ApiError[]
  /** What the client relies on: one for each outcome that it treats differently. The pacts are made of these. */
  readonly outcomes: readonly Outcome<z.input<Params>, z.input<Body>, z.output<Data>, z.input<Filter>>[]
}

/**
 * Who may call: anyone; anyone signed in; anyone signed in with a company in the header; or, besides, only with a right.
 */
export type Access = 'public' | 'session' | 'company' | { readonly right: Right }

/** A described exchange: given these states, this request is answered so. */
export interface Outcome<Params = unknown, Body = unknown, Data = unknown, Filter = unknown> {
  readonly name: string
  readonly given: readonly ProviderState[]
  readonly request: {
    readonly params?: Params
    readonly body?: Body
    readonly pagination?: Pagination
    readonly filter?: Filter
    readonly scope?: Scope
  }
  readonly answer:
    | {
        readonly data: Data
        readonly pagination?: PaginationInfo /** The answer sets a cookie: of the session, or of the browser that a BankID order belongs to. */
        readonly setsCookie?: boolean
      }
    | { readonly error: ApiError; readonly fields?: FieldMessages }
}

const Nothing = z.undefined()
type Nothing = typeof Nothing

interface Declaration<
  Params extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType,
  Paged extends boolean,
  Who extends Access,
  Filter extends z.ZodType,
> {
  summary: string
  access: Who
  effect?: 'reads' | 'writes'
  params?: Params
  body?: Body
  data: Data
  paged?: Paged
  filter?: Filter
  /** Bytes; 64 KiB when not given. */
  bodyLimit?: number
  errors?: readonly ApiError[]
  outcomes: readonly Outcome<z.input<Params>, z.input<Body>, z.output<Data>, z.input<Filter>>[]
}

/**
 * Declares a call: `call('GET', '/companyInfo/{FtgId}', {…})`. A GET reads unless it says that it writes.
 *
 * @throws Error when the path's parameters and the params' shape name different things
 */
export function call<
  Data extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  const Paged extends boolean = false,
  const Who extends Access = Access,
  Filter extends z.ZodType = Nothing,
>(
  method: Call['method'],
  path: Call['path'],
  {
    params,
    body,
    effect,
    paged,
    filter,
    bodyLimit,
    errors,
    ...rest
  }: Declaration<Params, Body, Data, Paged, Who, Filter>,
): Call<Params, Body, Data, Paged, Who, Filter> {
  const named = pathParameters(path)
  const shaped = params instanceof z.ZodObject ? Object.keys(params.shape) : []
  if (named.toSorted().join() !== shaped.toSorted().join()) {
    throw new Error(`${method} ${path}: the path names [${named}], the shape [${shaped}]`)
  }
  return {
    method,
    path,
    effect: effect ?? (method === 'GET' ? 'reads' : 'writes'),
    params: params ?? (Nothing as unknown as Params),
    body: body ?? (Nothing as unknown as Body),
    paged: (paged ?? false) as Paged,
    filter: filter ?? (Nothing as unknown as Filter),
    bodyLimit: bodyLimit ?? 64 * 1024,
    errors: errors ?? [],
    ...rest,
  }
}

/** The names in braces, in order. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')

/** The path with its parameters filled in, percent-encoded. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** Whether a write of this call carries an idempotency key. */
export const carriesIdempotencyKey = (call: Pick<Call, 'effect' | 'method'>): boolean =>
  call.effect === 'writes' && call.method !== 'GET'

/** What a caller gives: only the parts that the call has. */
export type CallInput<C extends Call> = (undefined extends z.input<C['params']>
  ? unknown
  : { params: z.input<C['params']> }) &
  (undefined extends z.input<C['body']> ? unknown : { body: z.input<C['body']> }) &
  (C['paged'] extends true ? { pagination?: Pagination } : unknown) &
  (undefined extends z.input<C['filter']> ? unknown : { filter?: z.input<C['filter']> }) & {
    /** Stands in for the tab's own company and year, for a call about another one. */
    scope?: Scope
    idempotencyKey?: string
  }

/** What a caller gets. `pagination` comes with paged calls. */
export interface CallAnswer<C extends Call> {
  readonly data: z.output<C['data']>
  readonly pagination?: PaginationInfo
}

/** The zod shape of a call's input, for a procedure's edge. */
export function inputShape(call: Call): z.ZodType {
  const has = (shape: z.ZodType) => !shape.safeParse(undefined).success
  return z.strictObject({
    ...(has(call.params) && { params: call.params }),
    ...(has(call.body) && { body: call.body }),
    ...(call.paged && { pagination: Pagination.optional() }),
    ...(has(call.filter) && { filter: call.filter.optional() }),
    scope: Scope.optional(),
    idempotencyKey: z.string().regex(headerText).min(8).max(64).optional(),
  })
}
