import { family } from '../forms/family.ts'
import type { FormValues } from '../forms/field.ts'
import { text } from '../forms/fields.ts'
import { formulaCode } from '../rules/formula-code.ts'
import { folded } from '../rules/formula-words.ts'
import type { Rule } from '../rules/rule.ts'
import { twenty } from './counts.ts'

/** Refuses a code that formulas would read as a number. */
export const withLetter: Rule = code =>
  /^[0-9]+$/.test(code) ? 'Koden måste ha minst en bokstav. Annars läses den som ett tal.' : undefined

/** Refuses the code of another base, in any case: a formula would read one of them. */
const codeOnce =
  (n: (typeof twenty)[number]): Rule<string, FormValues> =>
  (code, { form }) => {
    const other =
      code === ''
        ? undefined
        : twenty.find(each => each !== n && folded(String(form[`BelKodP${each}`] ?? '')) === folded(code))
    return other === undefined ? undefined : `Bas ${other} har redan den formelkoden.`
  }

/**
 * The company's own twenty bases. A base is a sum of pay types, with a name and a code for use in
 * formulas.
 */
export const bases = family(twenty, n => ({
  'BelNamnP#': text(`Bas ${n}, namn`, {
    most: 25,
    help: 'Vad basen kallas i lönearternas inställningar och i rapporter. En bas utan namn används inte.',
  }),
  'BelKodP#': text(`Bas ${n}, formelkod`, {
    rules: [formulaCode(15), withLetter, codeOnce(n)],
    help: 'Ordet som basen har i lönearternas formler, där den står för summan av sina lönearter på lönebeskedet.',
  }),
}))
