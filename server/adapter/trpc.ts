import { initTRPC, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import superjson from 'superjson'
import { type ApiError, errors } from '#contracts/errors.ts'
import type { ProcedureContext } from './adapter.ts'
import { type AnyFailure, BackendFailure, type ClientFailure, isFailure, toClientFailure } from './failures.ts'
import { isMarkedPlain } from './plain-json.ts'

type Code = TRPCError['code']

const codes: Readonly<Record<number, Code>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}

function codeOf(failure: AnyFailure): Code {
  switch (failure._tag) {
    case 'BackendFailure':
      return codes[failure.status] ?? 'INTERNAL_SERVER_ERROR'
    case 'TimeoutFailure':
      return 'GATEWAY_TIMEOUT'
    case 'Aborted':
      return 'CLIENT_CLOSED_REQUEST'
    default:
      return 'BAD_GATEWAY'
  }
}

/** A failure as tRPC carries it; its HTTP status is the backend's where tRPC has it. */
export const trpcError = (failure: AnyFailure): TRPCError =>
  new TRPCError({ code: codeOf(failure), message: failure._tag, cause: failure })

/** What tRPC itself refuses, in the catalogue's words. */
const refusals: Partial<Record<Code, ApiError>> = {
  BAD_REQUEST: errors.invalidRequest,
  PARSE_ERROR: errors.invalidRequest,
  METHOD_NOT_SUPPORTED: errors.invalidRequest,
  UNSUPPORTED_MEDIA_TYPE: errors.invalidRequest,
  PAYLOAD_TOO_LARGE: errors.bodyTooLarge,
  NOT_FOUND: errors.callMissing,
}

/** What the browser is told of an error: never a stack, a host, or what a defect says. */
export function clientFailureOf(error: TRPCError): ClientFailure {
  if (isFailure(error.cause)) return toClientFailure(error.cause)
  const refusal = refusals[error.code]
  return refusal ? toClientFailure(new BackendFailure(refusal)) : { tag: 'unexpected', message: '' }
}

const t = initTRPC.context<ProcedureContext>().create({
  isDev: false,
  // Inputs are plain JSON that zod checks: superjson would revive regular expressions and
  // prototypes from a stranger.
  transformer: {
    input: { serialize: value => value, deserialize: value => value },
    // What is plain JSON by its shape is not walked through: it is what superjson would write of
    // it.
    output: {
      serialize: (value: unknown) => (isMarkedPlain(value) ? { json: value } : superjson.serialize(value)),
      deserialize: superjson.deserialize,
    },
  },
  errorFormatter: ({ shape, error }) => {
    const data = clientFailureOf(error)
    return { code: shape.code, message: data.tag, data }
  },
})

export const router = t.router
/** The context, the shape of errors and the transformer of our procedures, in the types. */
export type RootTypes = (typeof t)['_config']['$types']
export const procedure = t.procedure

/** What a request is answered with that did not get as far as tRPC, in tRPC's form. */
export function refused(status: number): { readonly httpStatus: number; readonly body: unknown } {
  const error = new TRPCError({ code: codes[status] ?? 'INTERNAL_SERVER_ERROR' })
  const data = clientFailureOf(error)
  const shape = { code: TRPC_ERROR_CODES_BY_KEY[error.code], message: data.tag, data }
  return { httpStatus: getHTTPStatusCodeFromError(error), body: { error: superjson.serialize(shape) } }
}
