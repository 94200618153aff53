import type { IsoDate } from '../rules/date.ts'
import { formulaCode } from '../rules/formula-code.ts'
import { folded } from '../rules/formula-words.ts'
import { labelled } from '../rules/rule.ts'
import { twenty } from '../settings/counts.ts'

/** The facts of an employee that formulas read. */
export interface FormulaPerson {
  /** The unit of the pay: SEK a month for MÅN, SEK an hour for TIM. */
  readonly salaryForm: 'MÅN' | 'TIM'
  /** A decimal numeral with a dot. */
  readonly salary: string
  /** Null when it is not known. */
  readonly birthDate: string | null
  readonly employedFrom: string
}

interface Fact {
  readonly text: string
  /** Returns the value as a decimal numeral. */
  readonly of: (person: FormulaPerson, today: IsoDate) => string
}

/** Returns the whole months from a day to another, not below zero. */
export function monthsBetween(from: string, to: string): number {
  const [a = [], b = []] = [from, to].map(day => day.split('-').map(Number))
  const [year = 0, month = 0, day = 0] = b.map((part, at) => part - (a[at] ?? 0))
  return Math.max(0, year * 12 + month - (day < 0 ? 1 : 0))
}

const years = (from: string | null, today: IsoDate) =>
  from === null ? '0' : String(Math.floor(monthsBetween(from, today) / 12))

/** The facts of an employee that formulas read, by their names. */
export const formulaFacts: Readonly<Record<string, Fact>> = {
  LÖN: { text: 'Lön, per månad eller timme', of: ({ salary }) => salary },
  MÅNLÖN: {
    text: 'Månadslön, 0 för timavlönade',
    of: ({ salaryForm, salary }) => (salaryForm === 'MÅN' ? salary : '0'),
  },
  TIMLÖN: {
    text: 'Timlön, 0 för månadsavlönade',
    of: ({ salaryForm, salary }) => (salaryForm === 'TIM' ? salary : '0'),
  },
  ÅLDER: { text: 'Ålder i hela år', of: ({ birthDate }, today) => years(birthDate, today) },
  ANSTÅR: { text: 'Anställningstid i hela år', of: ({ employedFrom }, today) => years(employedFrom, today) },
  ANSTMÅN: {
    text: 'Anställningstid i hela månader',
    of: ({ employedFrom }, today) => String(monthsBetween(employedFrom, today)),
  },
}

/** A name that formulas may have. */
export interface FormulaName {
  readonly Kod: string
  readonly BenText: string
  readonly Typ: 'BAS' | 'PERSON' | 'FORMEL'
  /** The formula of a name of that kind, else an empty text. */
  readonly Formel: string
}

/** Returns the names of the company's own bases (BelNamnP01…20, BelKodP01…20) and of the facts. */
export function builtInNames(settings: Readonly<Record<string, unknown>>): readonly FormulaName[] {
  const bases = twenty.flatMap((n): FormulaName[] => {
    const [Kod, BenText] = [String(settings[`BelKodP${n}`] ?? ''), String(settings[`BelNamnP${n}`] ?? '')]
    const isReadable = /[^0-9]/.test(Kod) && formulaCode(15)(Kod, labelled('')) === undefined
    return isReadable ? [{ Kod, BenText: BenText || Kod, Typ: 'BAS', Formel: '' }] : []
  })
  const taken = new Set(bases.map(({ Kod }) => folded(Kod)))
  const facts = Object.entries(formulaFacts).map(
    ([Kod, { text }]): FormulaName => ({ Kod, BenText: text, Typ: 'PERSON', Formel: '' }),
  )
  // A base has its name from the company, which goes before ours.
  return [...bases, ...facts.filter(({ Kod }) => !taken.has(folded(Kod)))]
}
