import superjson from 'superjson'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isMarkedPlain, isPlainJson, markPlain } from './plain-json.ts'

describe('a shape of plain JSON', () => {
  it.each([
    ['a list of objects', z.array(z.object({ a: z.string(), b: z.int().nullable(), c: z.boolean().optional() }))],
    ['a record of lists', z.record(z.string(), z.array(z.enum(['A', 'B'])))],
    ['one of several', z.union([z.literal(true), z.null(), z.strictObject({ a: z.string().default('') })])],
  ])('%s', (_, shape) => expect(isPlainJson(shape)).toBe(true))

  it.each([
    ['a date', z.date()],
    ['a date deep inside', z.object({ a: z.array(z.object({ b: z.date().optional() })) })],
    ['a big integer', z.bigint()],
    ['a set', z.set(z.string())],
    ['a transform', z.string().transform(text => new URL(text))],
    ['anything', z.unknown()],
  ])('not %s', (_, shape) => expect(isPlainJson(shape)).toBe(false))

  it('that holds itself', () => {
    interface Node {
      readonly next: Node | null
    }
    const node: z.ZodType<Node> = z.object({
      get next() {
        return node.nullable()
      },
    })
    expect(isPlainJson(node)).toBe(true)
  })
})

it('an answer is marked, and no other', () => {
  const answer = markPlain({ data: [1] })
  expect([isMarkedPlain(answer), isMarkedPlain({ data: [1] }), isMarkedPlain(null)]).toEqual([true, false, false])
})

it('superjson writes of plain JSON what is written without it', () => {
  const data = [{ Namn: 'Åkeri', Antal: 3, Arkiverat: false, Info: null, Delar: [] }]
  expect(superjson.serialize({ data })).toEqual({ json: { data } })
})
