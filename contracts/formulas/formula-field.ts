import type { Field } from '../forms/field.ts'
import { multiline } from '../forms/fields.ts'
import { checkFormula, textOfProblem } from './check.ts'
import { longestFormula } from './parser.ts'

/**
 * Declares a formula. Its names are checked by the backend, and in the form as one types, since the
 * rules of a field do not know the company's variables.
 */
export const formula = (label: string, options: Parameters<typeof multiline>[1] = {}): Field<string> => ({
  ...multiline(label, {
    ...options,
    most: longestFormula,
    rules: [
      text => {
        const [problem] = text === '' ? [] : checkFormula(text)
        return problem && textOfProblem(problem)
      },
    ],
  }),
  kind: 'formula',
})
