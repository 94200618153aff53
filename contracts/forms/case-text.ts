import { type CaseTerms, type CaseWording, caseTerms, caseWordings } from '../code-lists/case-wording.ts'
import type { FormValues } from './field.ts'

/**
 * Returns the company's wording for the person that a case concerns, from the company's form. A
 * caller that shows another form adds BrukareNamnTyp to its values.
 */
export const caseWordingIn = ({ BrukareNamnTyp = '' }: FormValues): CaseWording =>
  typeof BrukareNamnTyp === 'string' && caseWordings.has(BrukareNamnTyp) ? BrukareNamnTyp : 'BRUKARE'

/**
 * Makes a label or a hint that names that person (first document §1): `caseText(({ number }) =>
 * `${number} från`)`.
 */
export const caseText =
  (say: (terms: CaseTerms, inText: CaseTerms) => string) =>
  (form: FormValues): string => {
    const wording = caseWordingIn(form)
    return say(caseTerms[wording], caseTermsInText[wording])
  }

/** The terms in lower case, for use within a sentence. */
const caseTermsInText = Object.fromEntries(
  Object.entries(caseTerms).map(([wording, terms]) => [
    wording,
    Object.fromEntries(Object.entries(terms).map(([term, word]) => [term, word.toLocaleLowerCase('sv')])),
  ]),
) as unknown as typeof caseTerms
