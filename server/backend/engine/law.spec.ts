import { describe, expect, it } from 'vitest'
import { type DatedRule, inForce, MissingRule } from './law.ts'

const rule: DatedRule<number> = {
  name: 'Prisbasbeloppet',
  entries: [
    { from: '2025-01-01', to: '2025-12-31', source: 'a', value: 58_800 },
    { from: '2026-01-01', to: '2026-12-31', source: 'b', value: 59_200 },
  ],
}

describe('a dated rule', () => {
  it('is in force from its first day to its last', () => {
    expect(['2025-12-31', '2026-01-01', '2026-12-31'].map(on => inForce(rule, on).value)).toEqual([
      58_800, 59_200, 59_200,
    ])
  })

  it('stops by name where none is in force', () => {
    for (const on of ['2024-12-31', '2027-01-01']) {
      expect(() => inForce(rule, on)).toThrow(new MissingRule('Prisbasbeloppet', on))
    }
    expect(new MissingRule('Prisbasbeloppet', '2027-01-01').message).toBe('Prisbasbeloppet saknas för 2027-01-01.')
  })
})
