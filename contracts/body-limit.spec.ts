import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bodyLimitOf } from './body-limit.ts'

describe('the limit of a body', () => {
  it('holds every text that the shape accepts, however it is escaped', () => {
    const Shape = z.strictObject({
      Name: z.string().max(300),
      Note: z.string().max(5_000).nullish(),
      Kind: z.enum(['A', 'LONG-ONE']),
      Rows: z.array(z.strictObject({ Amount: z.int(), On: z.iso.date() })).max(200),
    })
    const limit = bodyLimitOf(Shape)
    expect(limit).toBeLessThan(100_000)
    const unit = fc.constantFrom('a', 'å', '\u0001', '"', '€')
    const value = fc.record({
      Name: fc.string({ unit, minLength: 300, maxLength: 300 }),
      Note: fc.option(fc.string({ unit, minLength: 4_990, maxLength: 5_000 })),
      Kind: fc.constant('LONG-ONE'),
      Rows: fc.array(fc.record({ Amount: fc.maxSafeInteger(), On: fc.constant('2026-01-01') }), {
        minLength: 199,
        maxLength: 200,
      }),
    })
    fc.assert(
      fc.property(value, each => {
        expect(Shape.safeParse(each).success).toBe(true)
        expect(Buffer.byteLength(JSON.stringify(each, null, 2))).toBeLessThanOrEqual(limit)
      }),
      { numRuns: 30 },
    )
  })

  it('is 64 KiB where nothing bounds a text or a list', () => {
    for (const shape of [z.string(), z.array(z.int()), z.object({ a: z.object({ b: z.string().optional() }) })])
      expect(bodyLimitOf(shape)).toBe(64 * 1024)
  })
})
