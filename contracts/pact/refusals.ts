import { randomUUID } from 'node:crypto'
import { header } from '../headers.ts'
import type { RecordedExchange } from './pact-file.ts'
import { onceOnly, patience, type StateValues } from './state-maker.ts'

/*
 * Three of four exchanges are refusals, and all of them are compared in the same way: the status,
 * the build, the code, a message and the names of the fields. Pact takes 30 ms for each. Here they
 * are compared directly, which keeps a verification within its three minutes.
 */

/** True for an exchange that is refused. */
export const isRefusal = ({ response }: RecordedExchange): boolean => response.status >= 400

/**
 * Returns a text with the values that states have returned, as `${Cookie}` names them, or the
 * example where no state returns one.
 */
const filled = (expression: string, values: StateValues, example: string) => {
  const names = [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some(name => values[name] === undefined)) return example
  return expression.replace(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** Returns the headers of a request with what Pact's generators would put there. */
function headersOf({ request }: RecordedExchange, values: StateValues): Record<string, string> {
  const generators = request.generators?.header ?? {}
  return Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, texts]) => {
      const generator = generators[name]
      const example = texts.join(', ')
      if (generator?.type === 'Uuid') return [name, randomUUID()]
      return [name, generator?.expression === undefined ? example : filled(generator.expression, values, example)]
    }),
  )
}

const queryOf = ({ request }: RecordedExchange): string => {
  const all = Object.entries(request.query ?? {}).flatMap(([name, texts]) => texts.map(text => [name, text]))
  return all.length > 0 ? `?${new URLSearchParams(all)}` : ''
}

interface Refused {
  readonly dvCode?: unknown
  readonly message?: unknown
  readonly fields?: Readonly<Record<string, unknown>>
}

const read = (text: string): Refused => {
  try {
    return (JSON.parse(text) ?? {}) as Refused
  } catch {
    return {}
  }
}

/**
 * Sends the request of a refused exchange and compares the answer. Returns the reasons why it
 * differs, with the place, the expected and the actual value.
 *
 * @param url the base URL that the pact's paths follow
 * @param values what the states of the exchange have returned
 * @param address the address that the request comes from
 */
export async function verifyRefusal(
  exchange: RecordedExchange,
  { url, values, address }: { readonly url: string; readonly values: StateValues; readonly address: string },
): Promise<readonly string[]> {
  const { request, response } = exchange
  let came: { readonly status: number; readonly build: string | null; readonly type: string; readonly text: string }
  try {
    const answer = await fetch(`${url.replace(/\/+$/, '')}${request.path}${queryOf(exchange)}`, {
      method: request.method,
      headers: { ...headersOf(exchange, values), ...onceOnly, 'x-forwarded-for': address },
      ...(request.body && { body: JSON.stringify(request.body.content) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const { headers, status } = answer
    const type = headers.get('content-type') ?? ''
    came = { status, build: headers.get(header.buildId), type, text: await answer.text() }
  } catch (error) {
    return [`the request could not be made: ${error instanceof Error ? error.message : String(error)}`]
  }
  const expected = response.body?.content as Refused
  const actual = read(came.text)
  const reasons: string[] = []
  const differs = (place: string, wanted: unknown, found: unknown) =>
    reasons.push(`${place}: expected ${JSON.stringify(wanted)}, came ${JSON.stringify(found) ?? 'nothing'}`)
  if (came.status !== response.status) differs('the status', response.status, came.status)
  if (!came.build) differs(`the header ${header.buildId}`, 'the build', came.build)
  if (!/^application\/json\b/.test(came.type)) differs('the header content-type', 'application/json', came.type)
  if (actual.dvCode !== expected.dvCode) differs('$.dvCode', expected.dvCode, actual.dvCode)
  if (typeof actual.message !== 'string') differs('$.message', expected.message, actual.message)
  for (const [name, message] of Object.entries(expected.fields ?? {}))
    if (typeof actual.fields?.[name] !== 'string') differs(`$.fields.${name}`, message, actual.fields?.[name])
  return reasons
}
