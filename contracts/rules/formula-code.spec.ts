import { expect, it } from 'vitest'
import { formulaCode } from './formula-code.ts'
import { labelled } from './rule.ts'

const reserved =
  'and, or, mod, xor, to, in, eller, och, om, avrunda, decimal, heltal, medel, median, kub, rot, hypot, min, max'.split(
    ', ',
  )
const message = (code: string) => formulaCode(15)(code, labelled('Kod'))

it.each(reserved)('the word %s is refused in either case, and taken as a part', word => {
  expect(message(word)).toBe('Angiven formelkod är reserverad och får inte användas.')
  expect(message(word.toUpperCase())).toBe('Angiven formelkod är reserverad och får inte användas.')
  expect(message(`${word}1`)).toBeUndefined()
})

it('is short, letters and digits', () => {
  expect(message('')).toBeUndefined()
  expect(message('a'.repeat(15))).toBeUndefined()
  expect(message('a'.repeat(16))).toBe('Kod får bestå av max 15 tecken.')
  expect(message('bonus 2')).toBe('Kod får endast bestå av bokstäver och siffror.')
})
