import { describe, expect, it } from 'vitest'
import { maskNumbers, withoutQuery } from './mask-numbers.ts'

describe('masking', () => {
  it.each([
    ['19900315-9804', '[nummer]'],
    ['199003159804', '[nummer]'],
    ['900315-9804 och 900315+9804', '[nummer] och [nummer]'],
    ['9003159804.', '[nummer].'],
    ['rad 123456, kolumn 7', 'rad 123456, kolumn 7'],
    ['2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
  ])('%s', (text, masked) => expect(maskNumbers(text)).toBe(masked))

  it('leaves an address its path', () => {
    expect(withoutQuery('/registry/employees/199003159804?q=Å#x')).toBe('/registry/employees/[nummer]')
  })
})
