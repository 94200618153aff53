import { type CaseWording, caseTerms } from './case-wording.ts'
import { type CodeOf, codeList } from './code-list.ts'

/**
 * The roles (first document §6), the widest first. BRU's label follows the company's wording: see
 * `roleLabel`.
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
export type Role = CodeOf<typeof roles>

/**
 * Those who answer for the licence itself: its settings, its help texts, and what is sent to it as
 * a whole.
 */
export const administratorRoles = ['LIC', 'ADM'] as const satisfies readonly Role[]
export const isAdministrator = (role: Role): boolean => administratorRoles.some(one => one === role)

/** Those who archive companies and take them back (third document §6). */
const archivingRoles: readonly Role[] = ['LIC', 'ADM', 'FTG']
export const mayArchive = (role: Role): boolean => archivingRoles.includes(role)

/** The Swedish label of a role in a company of this wording. */
export const roleLabel = (role: Role, wording: CaseWording = 'BRUKARE'): string =>
  role === 'BRU' ? caseTerms[wording].singular : roles.label(role)
