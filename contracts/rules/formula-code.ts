import { firstMessage, type Rule } from './rule.ts'
import { alphanumeric, maxLength } from './text.ts'

/**
 * The words of the formula language, which no code of a company's own may be (second document
 * §5.1).
 */
const reservedWords: ReadonlySet<string> = new Set([
  ...['and', 'or', 'mod', 'xor', 'to', 'in', 'eller', 'och', 'om', 'avrunda', 'decimal', 'heltal', 'medel', 'median'],
  ...['kub', 'rot', 'hypot', 'min', 'max'],
])

const notReserved: Rule = text =>
  reservedWords.has(text.toLowerCase()) ? 'Angiven formelkod är reserverad och får inte användas.' : undefined

/**
 * The code that a base of the company's own has in formulas: short, letters and digits, and none of
 * the language's words.
 */
export const formulaCode = (most: number): Rule => {
  const rules = [maxLength(most), alphanumeric, notReserved]
  return (text, place) => firstMessage(rules, text, place)
}
