import { Effect } from 'effect'
import { z } from 'zod'
import type { Call, CallAnswer } from '#contracts/call.ts'
import { header } from '#contracts/headers.ts'
import { envelope, FieldMessages, PaginationInfo } from '#contracts/wire.ts'
import { BackendFailure, NetworkFailure, UnexpectedAnswer } from './failures.ts'
import { isPlainJson, markPlain } from './plain-json.ts'
import type { RestAnswer } from './rest-client.ts'

/** Less than the catalogue promises: a refusal is a refusal also when its code is missing. */
const Refusal = z.object({
  message: z.string(),
  dvCode: z.string().optional(),
  fields: FieldMessages.optional().catch(undefined),
})

/** What a gateway answers when the backend behind it is away. */
const gatewayStatuses: readonly number[] = [502, 503, 504]

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where the shape and the answer part, without the values: they may be anybody's. */
const describe = (error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map(issue => `${issue.path.join('.')}: ${issue.code}`)
    .join('; ')

/**
 * Zod compiles a shape the first time that it parses: one envelope a call, or each answer would pay
 * for it.
 */
const envelopes = new WeakMap<Call, z.ZodType<{ readonly data: unknown }>>()

function envelopeOf(call: Call): z.ZodType<{ readonly data: unknown }> {
  const known = envelopes.get(call) ?? envelope(call.data)
  envelopes.set(call, known)
  return known
}

/** Reads an answer: the envelope's data by the call's shape, or why there is none. */
export const readAnswer = Effect.fnUntraced(function* <C extends Call>(call: C, { status, headers, text }: RestAnswer) {
  const body = parse(text)
  if (status < 200 || status >= 300) {
    const refusal = Refusal.safeParse(body)
    if (refusal.success) {
      const { message, dvCode, fields } = refusal.data
      return yield* new BackendFailure({
        status,
        message,
        ...(dvCode !== undefined && { dvCode }),
        ...(fields && { fields }),
      })
    }
    return yield* gatewayStatuses.includes(status)
      ? new NetworkFailure({ reason: 'a gateway answered', status })
      : new UnexpectedAnswer({ reason: 'a status without a message', status })
  }

  if (body === undefined) return yield* new UnexpectedAnswer({ reason: 'no JSON', status })
  const read = envelopeOf(call).safeParse(body)
  if (!read.success) return yield* new UnexpectedAnswer({ reason: describe(read.error), status })
  const answer = { data: read.data.data } as CallAnswer<C>
  if (isPlainJson(call.data)) markPlain(answer)

  const info = call.paged ? headers[header.paginationInfo] : undefined
  if (info === undefined) return answer
  const pagination = PaginationInfo.safeParse(parse(String(info)))
  if (!pagination.success) return yield* new UnexpectedAnswer({ reason: 'the pagination info', status })
  const page = { ...answer, pagination: pagination.data }
  return isPlainJson(call.data) ? markPlain(page) : page
})
