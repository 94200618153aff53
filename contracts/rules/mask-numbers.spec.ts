import { describe, expect, it } from 'vitest'
import { maskNumbers, maskNumbersIn, withoutQuery } from './mask-numbers.ts'

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

  it('reaches every text, name and whole number of a JSON value, and changes nothing else', () => {
    const at = Date.UTC(2026, 10, 23)
    const value = { at, deep: [{ '199003159804': 'Anna 900315-9804', number: 199003159804, none: null }], share: 0.25 }
    expect(maskNumbersIn(value)).toEqual({
      at,
      deep: [{ '[nummer]': 'Anna [nummer]', number: '[nummer]', none: null }],
      share: 0.25,
    })
  })
})
