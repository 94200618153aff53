import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Decided } from './decided.ts'
import { matcherOf } from './matchers.ts'

const nullOrValue = { value: null, 'pact:matcher:type': expect.arrayContaining([{ 'pact:matcher:type': 'not-empty' }]) }
const text = z.string().nullable()

describe('a value that may be null and is null in the example', () => {
  it.each([
    ['a field', z.object({ Tom: text }), { Tom: null }],
    ['a field in a list', z.object({ Rader: z.array(z.object({ Tom: text })) }), { Rader: [{ Tom: null }] }],
    ['an item of a list', z.object({ Rader: z.array(text) }), { Rader: [null] }],
    ['a value of a record', z.object({ Dagar: z.record(z.string(), text) }), { Dagar: { A: null } }],
    ['a field with a default', z.object({ Tom: text.default('x') }), { Tom: null }],
    ['a field of a kind', z.object({ Av: z.union([z.object({ Tom: text }), z.string()]) }), { Av: { Tom: null } }],
    ['an object', z.object({ Av: z.object({ A: z.string() }).nullable() }), { Av: null }],
  ])('may have a value in the answer: %s', (_, shape, example) => {
    const matchers: unknown[] = []
    const collect = (part: unknown): void => {
      if (part === null || typeof part !== 'object') return
      if ('pact:matcher:type' in part && 'value' in part && part.value === null) matchers.push(part)
      for (const each of Object.values(part)) collect(each)
    }
    collect(matcherOf(shape, example))
    expect(matchers.length).toBeGreaterThan(0)
    for (const matcher of matchers) expect(matcher).toEqual(nullOrValue)
  })

  it('must be null where the exchange determines it, or is the whole answer', () => {
    const decided = { has: (path: readonly string[]) => path.join('.') === 'Tom' } as Decided
    const mustBeNull = { value: null, 'pact:matcher:type': 'null' }
    expect(matcherOf(z.object({ Tom: text }), { Tom: null }, decided)).toEqual({ Tom: mustBeNull })
    expect(matcherOf(z.object({ Tom: text }).nullable(), null)).toEqual(mustBeNull)
  })
})
