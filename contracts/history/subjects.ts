/** The subjects of the event history, with their Swedish names. */
export const historySubjects = {
  COMPANY: 'Företag',
  SETTINGS: 'Företagsinställningar',
  REGISTERS: 'Register',
  YEARS: 'Löneår',
  PAYROLL: 'Lönekörning',
  ACCOUNTS: 'Konton',
  SIGN_IN: 'Inloggning',
  RIGHTS: 'Rättigheter',
  COPIES: 'Kopior av företag',
  LICENCE: 'Licens',
  MESSAGES: 'Meddelanden',
  HISTORY: 'Behandlingshistorik',
} as const
export type HistorySubject = keyof typeof historySubjects

/** The codes of the subjects, in their order. */
export const historySubjectCodes = Object.keys(historySubjects) as [HistorySubject, ...HistorySubject[]]

/** The ways in, with their Swedish names. */
export const historyWays = {
  session: 'Inloggad',
  support: 'Supportsession',
  key: 'Integration',
  job: 'Bakgrundsjobb',
} as const
export type HistoryWay = keyof typeof historyWays

/** The kinds of breaks of the chain, with Swedish sentences about the event. */
export const breakKinds = {
  changed: 'Händelsen har ändrats efter att den skrevs.',
  missing: 'En eller flera händelser har tagits bort här.',
  added: 'Händelsen har lagts till eller flyttats utanför systemet.',
  cut: 'Historikens slut har tagits bort efter den här händelsen.',
  rewritten: 'Historiken har skrivits om sedan en tidigare kontroll.',
} as const
export type BreakKind = keyof typeof breakKinds
