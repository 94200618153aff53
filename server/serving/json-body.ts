import { isUtf8 } from 'node:buffer'
import { Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'

/** A body that is refused before it is parsed. Fastify answers with its status. */
export class BodyRefused extends Error {
  override readonly name = 'BodyRefused'
  readonly statusCode: 400 | 413

  constructor(statusCode: 400 | 413, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

const [quote, backslash, openList, openObject, closeList, closeObject] = Buffer.from('"\\[{]}')

/** True when lists and objects stand deeper within each other than any shape needs. */
function isTooDeep(json: Buffer, deepest: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (isText) {
      if (byte === backslash) at += 1
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if (byte === openList || byte === openObject) {
      depth += 1
      if (depth > deepest) return true
    } else if (byte === closeList || byte === closeObject) depth -= 1
  }
  return false
}

/**
 * Returns the text of a JSON body that may be parsed. Bytes that are no UTF-8 would be read as
 * U+FFFD, and brackets within brackets cost more to parse than they cost to send.
 *
 * @param deepest the most lists and objects within each other
 * @throws BodyRefused for another charset, bytes that are no UTF-8, and nesting that is too deep
 */
export function jsonTextOf(body: Buffer, contentType: string | undefined, deepest: number): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType ?? '')?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset) || !isUtf8(body)) throw new BodyRefused(400, 'Innehållet ska vara text i UTF-8.')
  if (isTooDeep(body, deepest)) throw new BodyRefused(400, 'Innehållet har för många nivåer i varandra.')
  return body.toString('utf8')
}

/**
 * Returns the body of a request, bounded by what is known of its caller and its call before it is
 * read. A body that announces no length is cut off where it passes the limit. A hook `preParsing`
 * returns it.
 *
 * @param limit bytes
 * @throws BodyRefused for a body that announces a larger length
 */
export function boundedBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
  limit: number,
): RequestPayload {
  const length = headers['content-length']
  if (length === undefined) return headers['transfer-encoding'] === undefined ? payload : cutAt(limit, payload)
  if (Number(length) <= limit) return payload
  // The body is left unread, so the connection ends.
  reply.header('connection', 'close')
  throw tooLarge()
}

const tooLarge = () => new BodyRefused(413, 'The body is too large')

function cutAt(limit: number, payload: RequestPayload): RequestPayload {
  let bytes = 0
  const cut = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > limit) done(tooLarge())
      else done(null, chunk)
    },
  })
  payload.once('error', error => cut.destroy(error))
  return payload.pipe(cut)
}

/** True when a request announces a body larger than the limit, or does not announce its length. */
export function mayExceed({ headers }: Pick<FastifyRequest, 'headers'>, limit: number): boolean {
  const length = headers['content-length']
  return length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > limit
}
