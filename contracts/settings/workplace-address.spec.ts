import fc from 'fast-check'
import { expect, it } from 'vitest'
import { workplaceAddress } from './workplace-address.ts'

it('is both lines, in at most 50 characters, none of them half', () => {
  expect(workplaceAddress('Storgatan 1', 'Hus B')).toBe('Storgatan 1 Hus B')
  expect(workplaceAddress('', ' Hus B ')).toBe('Hus B')
  expect(workplaceAddress('a'.repeat(49), 'b')).toBe('a'.repeat(49))
  expect(workplaceAddress('a'.repeat(49), '')).toHaveLength(49)
  expect(workplaceAddress('a'.repeat(60), 'b')).toBe('a'.repeat(50))
  expect(workplaceAddress(`${'a'.repeat(49)}😀`, '')).toBe('a'.repeat(49))
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      (first, second) => {
        const address = workplaceAddress(first, second)
        expect(address.length).toBeLessThanOrEqual(50)
        expect(address.isWellFormed()).toBe(true)
      },
    ),
  )
})
