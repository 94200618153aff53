import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Call, call, errorsOfAccess, fillPath, inputShape } from './call.ts'
import { catalogue } from './catalogue.ts'

const calls: [string, Call][] = Object.entries(catalogue).flatMap(([area, list]) =>
  Object.entries(list).map(([name, each]): [string, Call] => [`${area}.${name}`, each as Call]),
)

describe('the catalogue', () => {
  it('has no two calls of the same method and path', () => {
    const places = calls.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(places).size).toBe(places.length)
  })
  it.each(calls)('%s: the errors that follow from who may call come first, and none twice', (_, each) => {
    const own = errorsOfAccess(each.access)
    expect(each.errors.slice(0, own.length)).toEqual(own)
    expect(new Set(each.errors).size).toBe(each.errors.length)
  })
})

describe('a call', () => {
  const declaration = { summary: '', access: 'public', data: z.null() } as const
  it('refuses a path and params that differ', () => {
    expect(() => call('GET', '/a/{Id}', { ...declaration })).toThrow('/a/{Id}')
    expect(() => call('GET', '/a', { ...declaration, params: z.strictObject({ Id: z.string() }) })).toThrow('/a')
  })
  it('escapes what it puts in its path', () => expect(fillPath('/a/{Id}', { Id: 'å/..' })).toBe('/a/%C3%A5%2F..'))
  it('carries an idempotency key when it writes other than by GET, for somebody signed in', () => {
    expect(catalogue.frontend.track.keyed).toBe(true)
    expect(catalogue.frontend.log.keyed).toBe(false)
    expect(catalogue.session.logout.keyed).toBe(false)
    expect(catalogue.session.me.keyed).toBe(false)
    expect(catalogue.session.authenticate.keyed).toBe(false)
  })
  it('takes a key only when it carries one', () => {
    const key = { idempotencyKey: '6f1ed002-ab5a-4d0e-9a1c-0c7a1d3f6b21' }
    expect(inputShape(catalogue.pictures.remove).safeParse(key).success).toBe(true)
    expect(inputShape(catalogue.session.logout).safeParse(key).success).toBe(false)
  })
  it.each([
    ['public', []],
    ['session', ['40101', '40102']],
    ['company', ['40101', '40102', '40401']],
    [{ right: 'Registry.PerReg.Read' }, ['40101', '40102', '40401', '40303']],
  ] as const)('of %j brings the errors %j', (access, codes) => {
    const declared = call('GET', '/a', { ...declaration, access })
    expect(declared.errors.map(({ dvCode }) => dvCode)).toEqual(codes)
  })
  it('takes only the parts that it has', () => {
    const shape = inputShape(catalogue.companies.info)
    expect(shape.safeParse({ params: { FtgId: 'nordsken' } }).success).toBe(true)
    expect(shape.safeParse({ params: { FtgId: 'nordsken' }, body: {} }).success).toBe(false)
    expect(shape.safeParse({}).success).toBe(false)
  })
})
