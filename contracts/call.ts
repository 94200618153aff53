import { z } from 'zod'
import { bodyLimitOf } from './body-limit.ts'
import { type ApiError, commonErrors } from './common-errors.ts'
import { headerText } from './headers.ts'
import type { Right } from './rights/catalogue.ts'
import type { Rule } from './rights/rule.ts'
import { Pagination, type PaginationInfo, Scope } from './wire.ts'

/**
 * Declares a call of the REST API once. The adapter's procedures, the backend's routes and checks,
 * the pacts, the OpenAPI document and the reference in contracts/README.md are made from it.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Paged extends boolean = boolean,
  Who extends Access = Access,
  Filter extends z.ZodType = z.ZodType,
  Does extends Effect = Effect,
  Keyed extends boolean = boolean,
  Narrowed extends boolean = boolean,
> {
  /** One sentence that says what the call does, for the call reference. */
  readonly summary: string
  readonly method: Method
  /** The path below `/api`. Parameters stand in braces: `/companyInfo/{FtgId}`. */
  readonly path: `/${string}`
  readonly access: Who
  /**
   * Whether the call reads or writes. A GET may write: `GET /logout` and `GET /me/clearSession` do.
   */
  readonly effect: Does
  /**
   * True when the request carries an idempotency key: writes by a signed-in account, except by GET.
   * Public writes carry none, since a key belongs to an account and the body may hold a password,
   * so their answers are never stored.
   */
  readonly keyed: Keyed
  readonly params: Params
  readonly body: Body
  /** The shape of `data` in the envelope. */
  readonly data: Data
  readonly paged: Paged
  /**
   * True when the parts of a page are query parameters of their own, `?sortBy=…&perPage=1`, as the
   * specification writes the call, and not JSON in `pagination`.
   */
  readonly plainQuery: boolean
  /**
   * True when the call takes `?fields=`, the names of the fields to return: of each row of a list,
   * or of an object. Every paged list does.
   */
  readonly takesFields: Narrowed
  /** The shape of the JSON in the `filter` query parameter, which narrows a list. */
  readonly filter: Filter
  /**
   * The largest request body of a caller with a session, in bytes. See also
   * `strangerBodyLimit`.
   */
  readonly bodyLimit: number
  /**
   * The most calls from one address in a minute, when the call has a limit of its own. Further
   * calls are refused with 42901.
   */
  readonly maxPerMinute?: number | undefined
  /**
   * The errors that the call may answer with: first the ones that follow from `access`, then its
   * own.
   */
  readonly errors: readonly ApiError[]
}

/** The HTTP methods of calls. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Whether a call reads or writes. */
export type Effect = 'reads' | 'writes'

/**
 * The access to a call: anyone, a session, a session with a company in the header, that and a right
 * in the company, or a session that fulfils a rule, whatever the header.
 */
export type Access = 'public' | 'session' | 'company' | { readonly right: Right } | { readonly rule: Rule }

/** True when the request must name a company that the account may choose. */
export const needsCompany = (access: Access): boolean =>
  access === 'company' || (typeof access === 'object' && 'right' in access)

/**
 * Returns the errors that follow from the access. The pacts show each of them
 * (pact/derived-outcomes.ts).
 */
export function errorsOfAccess(access: Access): readonly ApiError[] {
  if (access === 'public') return []
  const { noSession, sessionIdle, companyMissing, rightMissing } = commonErrors
  if (access === 'session') return [noSession, sessionIdle]
  if (access === 'company') return [noSession, sessionIdle, companyMissing]
  if ('rule' in access) return [noSession, sessionIdle, rightMissing]
  return [noSession, sessionIdle, companyMissing, rightMissing]
}

const Nothing = z.undefined()
type Nothing = typeof Nothing

/** True when a call carries an idempotency key. See `Call.keyed`. */
type IsKeyed<How extends Method, Does extends Effect, Who extends Access> = [How, Does, Who] extends [
  Exclude<Method, 'GET'>,
  'writes',
  Exclude<Access, 'public'>,
]
  ? true
  : false

interface Declaration<
  Params extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType,
  Paged extends boolean,
  Who extends Access,
  Filter extends z.ZodType,
  Does extends Effect,
  Narrowed extends boolean,
> {
  summary: string
  access: Who
  /** Overrides the default: GET reads, the other methods write. */
  effect?: Does
  params?: Params
  body?: Body
  data: Data
  paged?: Paged
  plainQuery?: boolean
  /** Overrides the default: every paged list takes `?fields=`. */
  takesFields?: Narrowed
  filter?: Filter
  /** The largest request body, in bytes. Follows from the body's shape when left out. */
  bodyLimit?: number
  maxPerMinute?: number
  /** The call's own errors. The ones that follow from `access` are added. */
  errors?: readonly ApiError[]
}

/**
 * Declares a call: `call('GET', '/companyInfo/{FtgId}', {…})`.
 *
 * @throws Error when the parameters of the path differ from the keys of the params' shape
 */
export function call<
  const How extends Method,
  Data extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  const Paged extends boolean = false,
  const Who extends Access = Access,
  Filter extends z.ZodType = Nothing,
  const Does extends Effect = How extends 'GET' ? 'reads' : 'writes',
  const Narrowed extends boolean = Paged,
>(
  method: How,
  path: Call['path'],
  declaration: Declaration<Params, Body, Data, Paged, Who, Filter, Does, Narrowed>,
): Call<Params, Body, Data, Paged, Who, Filter, Does, IsKeyed<How, Does, Who>, Narrowed> {
  const { params, body, effect, paged, plainQuery, takesFields, filter, bodyLimit, errors = [], ...rest } = declaration
  const named = pathParameters(path)
  const shaped = params instanceof z.ZodObject ? Object.keys(params.shape) : []
  if (named.toSorted().join() !== shaped.toSorted().join()) {
    throw new Error(`${method} ${path}: the path names [${named}], the shape [${shaped}]`)
  }
  const does: Effect = effect ?? (method === 'GET' ? 'reads' : 'writes')
  const keyed = does === 'writes' && method !== 'GET' && rest.access !== 'public'
  return {
    method,
    path,
    effect: does as Does,
    keyed: keyed as IsKeyed<How, Does, Who>,
    params: params ?? (Nothing as unknown as Params),
    body: body ?? (Nothing as unknown as Body),
    paged: (paged ?? false) as Paged,
    plainQuery: plainQuery ?? false,
    takesFields: (takesFields ?? paged ?? false) as Narrowed,
    filter: filter ?? (Nothing as unknown as Filter),
    bodyLimit: bodyLimit ?? bodyLimitOf(body ?? Nothing),
    errors: [...new Set([...errorsOfAccess(rest.access), ...errors])],
    ...rest,
  }
}

/** Returns the names of the path's parameters, in order. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')

/** Returns the path with its parameters filled in, percent-encoded. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** The input of a call, with only the parts that the call has. */
export type CallInput<C extends Call> = ([z.input<C['params']>] extends [undefined]
  ? unknown
  : undefined extends z.input<C['params']>
    ? { params?: z.input<C['params']> }
    : { params: z.input<C['params']> }) &
  (undefined extends z.input<C['body']> ? unknown : { body: z.input<C['body']> }) &
  (C['paged'] extends true ? { pagination?: Pagination } : unknown) &
  (C['takesFields'] extends true
    ? {
        /** The fields to return. The others are then missing, whatever the type says. */
        fields?: readonly string[]
      }
    : unknown) &
  (undefined extends z.input<C['filter']> ? unknown : { filter?: z.input<C['filter']> }) & {
    /** Replaces the tab's company and year, for a call about another company. */
    scope?: Scope
  } & (C['keyed'] extends true ? { idempotencyKey?: string } : unknown)

/** The answer of a call. Only paged calls have `pagination`. */
export interface CallAnswer<C extends Call> {
  readonly data: z.output<C['data']>
  readonly pagination?: PaginationInfo
}

/** The properties of a call that say which fields it can be asked for. */
type Narrowable = Pick<Call, 'takesFields' | 'data'>

function narrowableIn({ takesFields, data }: Narrowable): z.ZodObject | undefined {
  const one = data instanceof z.ZodArray ? data.element : data
  return takesFields && one instanceof z.ZodObject ? one : undefined
}

/** Returns the names of the fields that a call can be asked for. */
export const fieldsOf = (call: Narrowable): readonly string[] => Object.keys(narrowableIn(call)?.shape ?? {})

/** Returns the shape of a call's data when only some of its fields were requested. */
export function partialData(call: Narrowable): z.ZodType {
  const shape = Object.entries(narrowableIn(call)?.shape ?? {})
  // A field that was not asked for is missing, also one with a default.
  const some = z.object(
    Object.fromEntries(
      shape.map(([name, field]) => [name, z.optional(field instanceof z.ZodDefault ? field.unwrap() : field)]),
    ),
  )
  return call.data instanceof z.ZodArray ? z.array(some) : some
}

/** Returns the zod shape of a call's input, used to validate the procedure's input. */
export function inputShape(call: Call): z.ZodType {
  const has = (shape: z.ZodType) => !shape.safeParse(undefined).success
  return z.strictObject({
    ...(has(call.params) && { params: call.params }),
    ...(has(call.body) && { body: call.body }),
    ...(call.paged && { pagination: Pagination.optional() }),
    ...(call.takesFields && {
      fields: z
        .array(z.enum(fieldsOf(call)))
        .min(1)
        .optional(),
    }),
    ...(has(call.filter) && { filter: call.filter.optional() }),
    scope: Scope.optional(),
    ...(call.keyed && { idempotencyKey: z.string().regex(headerText).min(8).max(64).optional() }),
  })
}
