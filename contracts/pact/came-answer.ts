import type { ServerResponse } from 'node:http'

/** A request that Pact's proxy passes on. */
export interface ForwardedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
}

/** The answer that came through Pact's proxy. */
export interface CameAnswer {
  readonly method: string
  readonly path: string
  status(): number
  bytes(): Buffer
}

type Chunk = string | Uint8Array | undefined | (() => void)

/** Returns the answer to a request, which its response is about to pass on. */
export function answerOf({ method, path }: ForwardedRequest, response: ServerResponse): CameAnswer {
  const pieces: Buffer[] = []
  const keep = (chunk: Chunk) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) pieces.push(Buffer.from(chunk))
  }
  const write = response.write.bind(response) as (...all: unknown[]) => boolean
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse
  response.write = ((chunk: Chunk, ...more: unknown[]) => {
    keep(chunk)
    return write(chunk, ...more)
  }) as typeof response.write
  response.end = ((chunk?: Chunk, ...more: unknown[]) => {
    keep(chunk)
    return end(chunk, ...more)
  }) as typeof response.end
  return { method, path, status: () => response.statusCode, bytes: () => Buffer.concat(pieces) }
}
