import { type CaseTerms, type CaseWording, caseTerms, caseWordings } from '../code-lists/case-wording.ts'
import type { FormValues } from './field.ts'

/**
 * The company's word for the person whom a case is about, as its form says it; whoever shows
 * another form gives it BrukareNamnTyp too.
 */
export const caseWordingIn = ({ BrukareNamnTyp = '' }: FormValues): CaseWording =>
  typeof BrukareNamnTyp === 'string' && caseWordings.has(BrukareNamnTyp) ? BrukareNamnTyp : 'BRUKARE'

/**
 * A label or a hint that names that person (first document §1): `caseWords(({ number }) =>
 * `${number} från`)`.
 */
export const caseText =
  (say: (terms: CaseTerms, inText: CaseTerms) => string) =>
  (form: FormValues): string => {
    const wording = caseWordingIn(form)
    return say(caseTerms[wording], caseTermsInText[wording])
  }

/** The terms as they stand within a sentence. */
const caseTermsInText = Object.fromEntries(
  Object.entries(caseTerms).map(([wording, terms]) => [
    wording,
    Object.fromEntries(Object.entries(terms).map(([term, word]) => [term, word.toLocaleLowerCase('sv')])),
  ]),
) as unknown as typeof caseTerms
