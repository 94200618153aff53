import { type Register, textOfNew } from '#contracts/registers/register.ts'

/** The texts of the screens of registers. */
export const registerTexts = {
  create: textOfNew,
  empty: ({ items }: Register) => `Inga ${items} än.`,
  /** The label of the choice of what the items of a register belong to. */
  owner: ({ item }: Register) => item.charAt(0).toLocaleUpperCase('sv') + item.slice(1),
  /** Under the lines that the command palette has found. */
  moreFound: (plural: string) => (count: string) => `${count} ${plural} till. Skriv mer för att hitta rätt.`,
  copy: 'Kopiera',
  /** The column of a personal number, of which a list shows the day of birth. */
  born: 'Född',
  remove: 'Ta bort',
  back: ({ items }: Register) => `Till ${items}`,
  /** The line under the title of a new item. */
  copyOf: (code: string) => `En kopia av ${code}. Ange en ny kod.`,
  change: {
    label: 'Ändra…',
    title: (count: number) => `Ändra ${count} ${count === 1 ? 'post' : 'poster'}`,
    description: 'Alla markerade poster får samma värde. De som inte kan ändras räknas upp efteråt.',
    start: 'Ändra',
    cancel: 'Avbryt',
  },
  standard: 'Det här är en standardpost. Den kan inte ändras eller tas bort. Kopiera den om du vill ha en egen.',
  /** The empty list of what refers to an item. */
  noUsers: ({ items }: Register) => `Inga ${items} med det urvalet.`,
  /** The name of the chips above a narrowed list. */
  filters: 'Urval',
  inUse: (key: string) => `${key} används`,
  uses: (count: number, text: string) => `Visa ${count} ${text}`,
  close: 'Stäng',
  gone: {
    notice: ({ definite }: Register, mayWrite: boolean) =>
      `Någon annan har tagit bort ${definite}.${mayWrite ? ' Det du ser och har skrivit finns kvar här, och kan bli en ny post.' : ''}`,
    recreate: 'Skapa igen',
    anew: 'Det du ser blir en ny post när du sparar. Koden kan ändras.',
  },
  readOnly: 'Du kan läsa, men inte ändra, i det här registret.',
  noneOpen: {
    title: 'Företaget använder inga resultatenheter',
    text: 'De öppnas och får sina namn under Resultatenheter i företagets inställningar.',
  },
  formulaValue: {
    title: 'Prova formeln',
    employee: 'Anställd',
    choose: 'Välj en anställd för att se formelns värde och varje steg.',
    value: (value: string) => `Värde: ${value}`,
    steps: 'Stegen',
    condition: (holds: boolean) => (holds ? 'gäller' : 'gäller inte'),
    bases: 'Företagets baser är 0 här. De får sina värden på lönebeskedet.',
    retry: 'Försök igen',
  },
  vacationYear: {
    title: 'Semesteråret i år',
    earned: 'Dagarna tjänas in',
    taken: 'Dagarna tas ut',
    span: ({ from, to }: { readonly from: string; readonly to: string }) => `${from} – ${to}`,
    together: 'Åren sammanfaller: dagarna betalas i förskott.',
    before: 'Det som tjänas in under det ena året tas ut under det andra.',
  },
  employeeName: 'Namn',
  importedPay: {
    title: 'Inlästa från fil',
    hint: 'De räknas aldrig om. De ändras genom att importen tas bort och görs om.',
    rows: 'Inlästa löner',
    day: 'Utbetald',
    amounts: {
      Brutto: 'Bruttolön',
      Formaner: 'Förmåner',
      Skatt: 'Skatt',
      Netto: 'Utbetalt',
      Arbetsgivaravgift: 'Arbetsgivaravgift',
    },
    left: 'Saldon efter',
    balances: { SemBet: 'betalda dagar', SemSpa: 'sparade dagar', Komp: 'komp', Flex: 'flex' },
  },
  question: (count: number) => ({
    title: `Ta bort ${count} ${count === 1 ? 'post' : 'poster'}?`,
    text: 'De tas bort ur registret. Det går inte att ångra. Poster som används blir kvar.',
  }),
} as const
