import { type CodeOf, codeList } from './code-list.ts'

/**
 * The company's word for the person that a case concerns (company field BrukareNamnTyp; first
 * document §1).
 */
export const caseWordings = codeList({ BRUKARE: 'Brukare', ARBETSLEDARE: 'Arbetsledare', KUND: 'Kund' }, 'as given')
/** The code of a wording. */
export type CaseWording = CodeOf<typeof caseWordings>

/** The forms of the word that the texts use. Each begins with a capital letter. */
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

/** The forms of the word, by wording. */
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
