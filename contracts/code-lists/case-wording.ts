import { type CodeOf, codeList } from './code-list.ts'

/**
 * What the company calls the person a case is about (company field BrukareNamnTyp; first document
 * §1).
 */
export const caseWordings = codeList({ BRUKARE: 'Brukare', ARBETSLEDARE: 'Arbetsledare', KUND: 'Kund' }, 'as given')
export type CaseWording = CodeOf<typeof caseWordings>

/** The forms of the word that texts need; all with a capital. */
export interface CaseTerms {
  readonly singular: string
  readonly plural: string
  readonly definite: string
  readonly definitePlural: string
  readonly possessive: string
  readonly number: string
  readonly list: string
  readonly register: string
  readonly account: string
  readonly abbreviation: string
}

export const caseTerms: Readonly<Record<CaseWording, CaseTerms>> = {
  BRUKARE: {
    singular: 'Brukare',
    plural: 'Brukare',
    definite: 'Brukaren',
    definitePlural: 'Brukarna',
    possessive: 'Brukarens',
    number: 'Brukarnummer',
    list: 'Brukarlista',
    register: 'Brukarregister',
    account: 'Brukarkonto',
    abbreviation: 'Bruk.',
  },
  ARBETSLEDARE: {
    singular: 'Arbetsledare',
    plural: 'Arbetsledare',
    definite: 'Arbetsledaren',
    definitePlural: 'Arbetsledarna',
    possessive: 'Arbetsledarens',
    number: 'Arbetsledarnummer',
    list: 'Arbetsledarlista',
    register: 'Arbetsledarregister',
    account: 'Arbetsledarkonto',
    abbreviation: 'Arbl.',
  },
  KUND: {
    singular: 'Kund',
    plural: 'Kunder',
    definite: 'Kunden',
    definitePlural: 'Kunderna',
    possessive: 'Kundens',
    number: 'Kundnummer',
    list: 'Kundlista',
    register: 'Kundregister',
    account: 'Kundkonto',
    abbreviation: 'Kund',
  },
}
