/** The roles (first document §6). BRU's label follows the company's wording. */
export const roles = ['LIC', 'ADM', 'FTG', 'AVD', 'LSS', 'BRU', 'PER'] as const
export type Role = (typeof roles)[number]

/** Those who answer for the licence itself: its settings, its help texts, and what is sent to it as a whole. */
export const administratorRoles = ['LIC', 'ADM'] as const satisfies readonly Role[]
export const isAdministrator = (role: Role): boolean => administratorRoles.some(one => one === role)

/** What the company calls the person a case is about (company field BrukareNamnTyp). */
export const caseWordings = ['BRUKARE', 'ARBETSLEDARE', 'KUND'] as const
export type CaseWording = (typeof caseWordings)[number]

const caseWordingLabel: Record<CaseWording, string> = { BRUKARE: 'Brukare', ARBETSLEDARE: 'Arbetsledare', KUND: 'Kund' }

const roleLabels: Record<Exclude<Role, 'BRU'>, string> = {
  LIC: 'Licensanvändare',
  ADM: 'Systemadministratör',
  FTG: 'Företagsadministratör',
  AVD: 'Avdelningsansvarig',
  LSS: 'Kundansvarig',
  PER: 'Anställd',
}

/** The Swedish label of a role in a company of this wording. */
export const roleLabel = (role: Role, wording: CaseWording = 'BRUKARE'): string =>
  role === 'BRU' ? caseWordingLabel[wording] : roleLabels[role]
