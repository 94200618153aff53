import { folded, reservedWords } from './formula-words.ts'
import { firstMessage, type Rule } from './rule.ts'
import { alphanumeric, maxLength } from './text.ts'

const notReserved: Rule = text =>
  reservedWords.includes(folded(text)) ? 'Angiven formelkod är reserverad och får inte användas.' : undefined

/**
 * Returns the rule of the code that names a company's own base in formulas: at most `most` letters
 * and digits, and no reserved word.
 */
export const formulaCode = (most: number): Rule => {
  const rules = [maxLength(most), alphanumeric, notReserved]
  return (text, place) => firstMessage(rules, text, place)
}
