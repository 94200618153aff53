import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Call, call, carriesIdempotencyKey, fillPath, inputShape } from './call.ts'
import { catalogue } from './catalogue.ts'

const calls: [string, Call][] = Object.entries(catalogue).flatMap(([area, list]) =>
  Object.entries(list).map(([name, each]): [string, Call] => [`${area}.${name}`, each as Call]),
)

describe('the catalogue', () => {
  it('has no two calls of the same method and path', () => {
    const places = calls.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(places).size).toBe(places.length)
  })
  it.each(calls)('%s: every outcome fits the shapes and names an error that the call declares', (_, each) => {
    expect(each.outcomes.length).toBeGreaterThan(0)
    for (const { request, answer, name } of each.outcomes) {
      expect(each.params.safeParse(request.params).success, `${name}: params`).toBe(true)
      expect(each.body.safeParse(request.body).success, `${name}: body`).toBe(true)
      if ('data' in answer) expect(each.data.parse(answer.data), `${name}: data`).toEqual(answer.data)
      else expect(each.errors, `${name}: error`).toContain(answer.error)
    }
  })
})

describe('a call', () => {
  const declaration = { summary: '', access: 'public', data: z.null(), outcomes: [] } as const
  it('refuses a path and params that differ', () => {
    expect(() => call('GET', '/a/{Id}', { ...declaration })).toThrow('/a/{Id}')
    expect(() => call('GET', '/a', { ...declaration, params: z.strictObject({ Id: z.string() }) })).toThrow('/a')
  })
  it('escapes what it puts in its path', () => expect(fillPath('/a/{Id}', { Id: 'å/..' })).toBe('/a/%C3%A5%2F..'))
  it('carries an idempotency key when it writes other than by GET', () => {
    expect(carriesIdempotencyKey(catalogue.frontend.log)).toBe(true)
    expect(carriesIdempotencyKey(catalogue.session.logout)).toBe(false)
    expect(carriesIdempotencyKey(catalogue.session.me)).toBe(false)
  })
  it('takes only the parts that it has', () => {
    const shape = inputShape(catalogue.companies.info)
    expect(shape.safeParse({ params: { FtgId: 'nordsken' } }).success).toBe(true)
    expect(shape.safeParse({ params: { FtgId: 'nordsken' }, body: {} }).success).toBe(false)
    expect(shape.safeParse({}).success).toBe(false)
  })
})
