import { firstMessage, type Rule } from './rule.ts'
import { alphanumeric, maxLength } from './text.ts'

/**
 * The words of the formula language, which cannot be a company's own codes (second document §5.1).
 */
const reservedWords: ReadonlySet<string> = new Set([
  ...['and', 'or', 'mod', 'xor', 'to', 'in', 'eller', 'och', 'om', 'avrunda', 'decimal', 'heltal', 'medel', 'median'],
  ...['kub', 'rot', 'hypot', 'min', 'max'],
])

const notReserved: Rule = text =>
  reservedWords.has(text.toLowerCase()) ? 'Angiven formelkod är reserverad och får inte användas.' : undefined

/**
 * Returns the rule of the code that names a company's own base in formulas: at most `most` letters
 * and digits, and no reserved word.
 */
export const formulaCode = (most: number): Rule => {
  const rules = [maxLength(most), alphanumeric, notReserved]
  return (text, place) => firstMessage(rules, text, place)
}
