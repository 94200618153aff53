import type { openings } from '#contracts/rights/openings.ts'

/** The functions that no single right opens, by the names of the menus and buttons. */
const functions: Readonly<Partial<Record<keyof typeof openings, string>>> = {
  createCompany: 'Skapa företag',
  changeCompany: 'Byta företag',
  archiveCompany: 'Arkivera företag',
  removeCompany: 'Ta bort företag',
  removedCompanies: 'Se borttagna företag',
  restoreCopy: 'Läsa in företag från kopia',
  cloneCompany: 'Klona företag',
  sendCopy: 'Skicka företagskopia till supporten',
  licenceInfo: 'Se licensinformation',
  licence: 'Tillåta supportinloggning och ändra hjälptexter',
  verifyHistory: 'Kontrollera behandlingshistoriken',
}

/** The texts of the rights prover. */
export const proofTexts = {
  functions,
  title: {
    self: 'Varför ser jag inte …?',
    user: (name: string) => `Vad ${name} kommer åt, och varför`,
    group: (name: string) => `Vad ${name} ger, och varför`,
  },
  description: {
    self: 'Välj en sida eller en funktion, även en som inte finns i din meny. Du får veta vad som avgör.',
    user: 'Välj en sida eller en funktion. Du får veta vad som avgör, och vem som har ställt in det.',
    group: 'Välj en sida eller en funktion. Svaret gäller den som har gruppen i det här företaget.',
  },
  field: 'Sida, behörighet eller funktion',
  hints: { function: 'Funktion', right: 'Behörighet', call: 'Anrop' },
  role: { label: 'Som rollen', hint: 'En del beror på rollen, inte på gruppen.' },
  unsaved: 'Svaret gäller gruppen som den är sparad, inte dina osparade ändringar.',
  loading: 'Söker svaret',
  failed: 'Svaret kunde inte hämtas',
  verdict: {
    self: { open: 'Du kommer åt det.', closed: 'Du kommer inte åt det.' },
    user: { open: (name: string) => `${name} kommer åt det.`, closed: (name: string) => `${name} kommer inte åt det.` },
    group: {
      open: (name: string) => `Den som har ${name} kommer åt det.`,
      closed: (name: string) => `Den som har ${name} kommer inte åt det.`,
    },
  },
  planned: 'Sidan finns inte i programmet än, så den står inte i menyn för någon.',
  chain: 'Så avgörs det',
  holds: { open: 'Uppfyllt: ', closed: 'Inte uppfyllt: ' },
  change: (screen: string) => `Öppna ${screen}`,
  exceptions: 'Det kan ändå nekas när det används, med det här svaret:',
  ask: (names: readonly string[]) =>
    `Fråga ${names.length === 0 ? 'er administratör' : listed(names)} om du behöver det.`,
} as const

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} eller ${names.at(-1)}`
