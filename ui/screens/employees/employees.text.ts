import { textOfMissing } from '#contracts/employees/missing.ts'

/** The texts of the employees in the command palette. */
export const employeeFindsTexts = {
  title: 'Anställda',
  more: (count: string) => `${count} anställda till. Skriv mer för att hitta rätt.`,
} as const

const missing = (fields: readonly string[]): string => fields.map(textOfMissing).join(', ')
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('sv') + text.slice(1)

/** The texts of the staff register. */
export const employeeTexts = {
  title: 'Personalregister',
  create: 'Ny anställd',
  chosen: (number: string) => `Tillbaka till anställd ${number}`,
  empty: 'Inga anställda än.',
  nobody: 'Ingen anställd passar in på urvalet.',
  showDeparted: 'Visa även dem som har slutat',
  columns: {
    Namn: 'Namn',
    AnstNr: 'Nummer',
    PersNr: 'Född',
    Epost: 'E-post',
    AnstForm: 'Anställningsform',
    Avdelning: 'Avdelning',
    AnstFrom: 'Anställd från',
    AnstTom: 'Till och med',
    AvtalId: 'Avtal',
    Saknas: 'Saknas för lön',
  },
  copy: 'Kopiera',
  remove: 'Ta bort',
  more: 'Mer',
  vehicles: 'Förmånsbilar',
  absences: 'Frånvaro',
  recalculate: 'Beräkna bilförmån',
  templates: 'Mallar',
  back: 'Till personalregistret',
  renumber: 'Byt anställningsnummer',
  missing,
  missingItem: (field: string) => capital(textOfMissing(field)),
  lacks: 'Saknas för lön:',
  readOnly: 'Du kan läsa, men inte ändra, i personalregistret.',
  failed: 'Den anställda kunde inte hämtas',
  otherDay: (day: string) => `Du ser uppgifterna som de är ${day}.`,
  showToday: 'Visa dagens',
  showDay: 'Visa uppgifterna den',
  new: {
    context: 'Det som behövs för lön. Resten fylls i på personkortet.',
    template: 'Utgå från',
    templateHint: 'Mallens värden fylls i. Det du har skrivit står kvar.',
    noTemplate: 'Ingen mall',
    copyContext: (number: string) => `En kopia av ${number}. Ange vem det gäller.`,
  },
  number: 'Anställningsnummer',
  numbered: (number: string) => `Anställningsnummer ${number}`,
  /** `clients`: what the company calls them: 'Kunder'. */
  assistsAt: (clients: string) => `Assistent hos ${clients.toLocaleLowerCase('sv')}`,
  assistsFrom: (from: string, to: string) => (to === '' ? `från ${from}` : `från ${from} till och med ${to}`),
  timeline: {
    title: 'Tidslinje',
    description: 'Allt som har ändrats från en dag, och allt som kommer att ändras.',
    empty: 'Ingenting har ändrats från en viss dag.',
    always: 'Från början',
    state: { past: 'Historik', now: 'Gäller nu', future: 'Kommande' },
    show: 'Visa och ändra',
    showLabel: (kind: string, day: string) => `Visa och ändra ${kind} från ${day}`,
    remove: 'Ta bort',
    removeLabel: (kind: string, day: string) => `Ta bort ändringen av ${kind} från ${day}`,
    what: (kind: string, day: string) => `Ändringen av ${kind.toLocaleLowerCase('sv')} från ${day}`,
    none: 'tomt',
    line: (label: string, value: string) => `${label}: ${value}`,
    coming: (count: number) => (count === 1 ? '1 ändring är på väg:' : `${count} ändringar är på väg:`),
    comingItem: (kind: string, day: string) => `${kind} ${day}`,
  },
} as const

/** The card of the form that the line of time stands in. */
export const timelineCard = 'timeline'
