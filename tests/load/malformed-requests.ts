import { request as httpRequest } from 'node:http'
import type { Call } from '#contracts/call.ts'
import { catalogue } from '#contracts/catalogue.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { chanceOf } from './figures.ts'

/** The addresses of the two ports. */
export interface Ports {
  /** The application: http://localhost:3000 */
  readonly web: string
  /** The backend, with its path: http://localhost:3001/api */
  readonly api: string
}

interface Malformed {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** Sends the body without its length. */
  readonly isChunked: boolean
}

const calls = Object.entries(catalogue).flatMap(([area, own]) =>
  Object.entries(own as Readonly<Record<string, Call>>).map(([name, call]) => ({ name: `${area}.${name}`, call })),
)

type Chance = () => number
const one = <Item>(chance: Chance, items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item

/** Texts that have broken programs. */
const texts = [
  '',
  ' ',
  '\u0000',
  '%00',
  '../../x',
  "' or 1=1--",
  '\u202e',
  '9'.repeat(400),
  'é'.repeat(300),
  '%ED%A0%80',
  '{{7*7}}',
  '-1',
  'NaN',
  '1e999',
]
const values: readonly ((chance: Chance) => unknown)[] = [
  chance => one(chance, texts),
  () => null,
  () => [],
  () => ({ constructor: { prototype: 1 } }),
  () => -0,
  () => 1e308,
  chance => Array.from({ length: Math.floor(chance() * 50) }, () => one(chance, texts)),
]

function bodyOf(chance: Chance): Buffer {
  const kinds: readonly (() => Buffer)[] = [
    () => Buffer.from('['.repeat(1 + Math.floor(chance() * 60_000))),
    () => Buffer.from('{"a":'.repeat(1 + Math.floor(chance() * 5_000))),
    () => Buffer.from('{"__proto__":{"a":1}}'),
    () => Buffer.from('{"json":{"Namn":"å"}}', 'latin1'),
    () => Buffer.from(Array.from({ length: 200 }, () => Math.floor(chance() * 256))),
    () => Buffer.from(JSON.stringify({ [one(chance, texts)]: one(chance, values)(chance) })),
    () => Buffer.from(JSON.stringify(one(chance, values)(chance)).slice(0, -1)),
    () => Buffer.from(`{"body":{"Content":"${'A'.repeat(Math.floor(chance() * 100_000))}"}}`),
    () => Buffer.alloc(0),
  ]
  return one(chance, kinds)()
}

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
]

/** Generates requests that no client of ours sends, the same for the same seed. */
export function* malformedRequests(ports: Ports, cookie: string, seed: number): Generator<Malformed, never> {
  const chance = chanceOf(seed)
  for (;;) {
    const { name, call } = one(chance, calls)
    const part = () => encodeURIComponent(one(chance, texts).toWellFormed()) || '%20'
    const query = chance() < 0.3 ? `?pagination=${part()}&filter=${part()}&${part()}=${part()}` : ''
    const path = call.path.replaceAll(/\{\w+\}/g, part)
    const addresses: readonly (() => readonly [string, string])[] = [
      () => [`${ports.api}${path}${query}`, call.method],
      () => [`${ports.web}/trpc/${name}${chance() < 0.3 ? `,${name}?batch=1` : ''}`, 'POST'],
      () => [`${ports.web}/trpc/${name}?input=${part()}`, 'GET'],
      () => [`${ports.web}${one(chance, ['/print/', '/file/', '/socket?', '/ftgpicture/', '/'])}${part()}`, 'GET'],
      () => [`${ports.api}/${part()}`, one(chance, ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])],
    ]
    const [url, method] = one(chance, addresses)()
    const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(chance)
    const type = one(chance, types)
    yield {
      url,
      method,
      isChunked: chance() < 0.3,
      ...(body && { body }),
      headers: {
        ...(chance() < 0.9 && { [header.marker]: markerValue }),
        ...(chance() < 0.4 && { cookie: chance() < 0.5 ? cookie : 'avlona=x' }),
        ...(body && type !== '' && { 'content-type': type }),
        ...(chance() < 0.2 && { [header.company]: one(chance, ['nordsken', 'x', '*', '1'.repeat(90)]) }),
        ...(chance() < 0.5 && { [header.idempotencyKey]: `key-${Math.floor(chance() * 1e9)}` }),
      },
    }
  }
}

/** Sends a request, and returns its status; 0 when the connection was closed. */
export const statusOf = ({ url, method, headers, body, isChunked }: Malformed): Promise<number> =>
  new Promise(resolve => {
    const asked = httpRequest(
      url,
      { method, headers: { ...headers, ...(body && !isChunked && { 'content-length': String(body.length) }) } },
      response => {
        response.resume()
        response.once('close', () => resolve(response.statusCode ?? 0))
      },
    )
    asked.setTimeout(20_000, () => asked.destroy())
    asked.once('error', () => resolve(0))
    asked.end(body)
  })
