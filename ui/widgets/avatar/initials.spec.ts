import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  it.each([
    ['Nordsken Handel AB', 'nordsken', 'NH'],
    ['Björkbackens Förskola', 'bjorkbacken', 'BF'],
    ['Åsa öberg', '', 'ÅÖ'],
    ['Zenit', 'zenit', 'Z'],
    ['  "Surdegen"  (bageri) ', 'surdegen', 'SB'],
    ['3 Bröder AB', 'broder', '3B'],
    ['A\u030Akerlund Bygg', '', 'ÅB'],
  ])('of %j are those of its first two words', (name, id, shown) => {
    expect(initials(name, id)).toBe(shown)
  })

  it.each([
    ['', 'nordsken', 'NO'],
    ['   ', 'akvarell', 'AK'],
    ['–', 'x', 'X'],
    ['', '', ''],
  ])('of %j, which has no letters, fall back to the id %j', (name, id, shown) => {
    expect(initials(name, id)).toBe(shown)
  })

  it('are never more than what two signs can become in capitals', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, id) => {
        const shown = initials(name, id)
        expect(shown).toBe(shown.toLocaleUpperCase('sv'))
        expect(Array.from(shown).length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
