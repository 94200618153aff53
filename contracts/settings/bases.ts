import { family } from '../forms/family.ts'
import { text } from '../forms/fields.ts'
import { formulaCode } from '../rules/formula-code.ts'
import { twenty } from './counts.ts'

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
    rules: [formulaCode(15)],
    help: 'Ordet som basen har i lönearternas formler, där den står för summan av sina lönearter på lönebeskedet.',
  }),
}))
