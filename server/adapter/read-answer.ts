import { Effect } from 'effect'
import { z } from 'zod'
import { type Call, type CallAnswer, partialData } from '#contracts/call.ts'
import { header } from '#contracts/headers.ts'
import { envelope, FieldMessages, PaginationInfo } from '#contracts/wire.ts'
import { BackendFailure, NetworkFailure, UnexpectedAnswer } from './failures.ts'
import { isPlainJson, markPlain } from './plain-json.ts'
import type { RestAnswer } from './rest-client.ts'

/** Laxer than the catalogue's shape: an error counts as a refusal even without a code. */
const Refusal = z.object({
  message: z.string(),
  dvCode: z.string().optional(),
  fields: FieldMessages.optional().catch(undefined),
})

/** The statuses with which a gateway reports that the backend is unavailable. */
const gatewayStatuses: readonly number[] = [502, 503, 504]

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Describes the mismatch between shape and answer without the values, which may be personal data.
 */
const describe = (error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map(issue => `${issue.path.join('.')}: ${issue.code}`)
    .join('; ')

/**
 * One envelope for each call. Zod compiles a shape at its first use, so a new envelope for each
 * answer would be slow.
 */
const envelopes = new WeakMap<Call, Envelope>()
/** Those of lists of which some fields are requested, whichever they are. */
const partialEnvelopes = new WeakMap<Call, Envelope>()

type Envelope = z.ZodType<{ readonly data: unknown }>

function envelopeOf(call: Call, isPartial: boolean): Envelope {
  const all = isPartial ? partialEnvelopes : envelopes
  const known = all.get(call) ?? envelope(isPartial ? partialData(call) : call.data)
  all.set(call, known)
  return known
}

/**
 * Reads an answer: returns the envelope's data, validated by the call's shape, or fails with the
 * reason.
 */
export const readAnswer = Effect.fnUntraced(function* <C extends Call>(
  call: C,
  { status, headers, text }: RestAnswer,
  isPartial = false,
) {
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
  const read = envelopeOf(call, isPartial).safeParse(body)
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
