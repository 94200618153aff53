import { type CaseWording, caseTerms } from './case-wording.ts'
import { type CodeOf, codeList } from './code-list.ts'

/**
 * The roles of accounts (first document §6), the one with the widest access first. The label of BRU
 * follows the company's wording: see `roleLabel`.
 */
export const roles = codeList(
  {
    LIC: 'Licensanvändare',
    ADM: 'Systemadministratör',
    FTG: 'Företagsadministratör',
    AVD: 'Avdelningsansvarig',
    LSS: 'Kundansvarig',
    BRU: 'Brukare',
    PER: 'Anställd',
  },
  'as given',
)
/** The code of a role. */
export type Role = CodeOf<typeof roles>

/**
 * The roles that manage the licence itself: its settings, its help texts, and the messages that are
 * sent to the licence.
 */
export const administratorRoles = ['LIC', 'ADM'] as const satisfies readonly Role[]
/** True when the role manages the licence itself. */
export const isAdministrator = (role: Role): boolean => administratorRoles.some(one => one === role)

/** Returns the Swedish label of a role, in a company with the given wording. */
export const roleLabel = (role: Role, wording: CaseWording = 'BRUKARE'): string =>
  role === 'BRU' ? caseTerms[wording].singular : roles.label(role)
