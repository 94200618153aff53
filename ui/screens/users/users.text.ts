import type { UserStatus } from '#contracts/users/shapes.ts'

/** The texts of the screens of users. */
export const userTexts = {
  title: 'Användare',
  context: (LicNr: string) => `Alla som kan logga in i licens ${LicNr}`,
  create: 'Ny användare',
  empty: 'Här står alla som kan logga in. Lägg till den första.',
  columns: {
    Namn: 'Namn',
    Login: 'Användarnamn',
    Roll: 'Roll',
    Grupp: 'Behörighetsgrupp',
    Foretag: 'Företag',
    PersNr: 'Personnummer',
    Metoder: 'Inloggning',
    Status: 'Status',
    SenastAktiv: 'Senast aktiv',
  },
  allCompanies: 'Alla',
  methods: { F: 'Företagets', S: 'SMS', B: 'BankID', A: 'Lösenord' },
  status: { AKTIV: 'Aktiv', INBJUDEN: 'Inbjuden', NY: 'Ej inbjuden', SPARRAD: 'Spärrad' } satisfies Record<
    UserStatus,
    string
  >,
  actions: {
    more: 'Fler åtgärder',
    copy: 'Kopiera',
    invite: 'Bjud in',
    inviteAgain: 'Bjud in igen',
    reset: 'Återställ lösenord',
    confirmNumber: 'Bekräfta personnummer',
    block: 'Spärra',
    unblock: 'Häv spärr',
    remove: 'Ta bort',
  },
  new: {
    title: 'Ny användare',
    context: 'Spara först. Bjud sedan in personen, som själv väljer sitt lösenord.',
    copyContext: (login: string) => `Som ${login}: samma roll, grupp och företag. Fyll i personens egna uppgifter.`,
  },
  readOnly: 'Du får se användarna men inte ändra dem. Den som ändrar dina rättigheter är din administratör.',
  blocked: 'Användaren är spärrad och kan inte logga in.',
  uninvited: 'Användaren har inget lösenord än. Bjud in personen för att kontot ska gå att använda.',
  invited: (until: string) => `En länk för att välja lösenord är skickad. Den gäller till ${until}.`,
  unconfirmed: (by: string | null) =>
    `Personnumret är inte bekräftat, och öppnar inga lönebesked. Personen bekräftar det genom att logga in med BankID. Det gör även en annan administratör${by === null ? '' : ` än ${by}`}, under Fler åtgärder.`,
  others: (count: number) =>
    `Användaren har även ${count === 1 ? 'ett företag' : `${count} företag`} som du inte har. De påverkas inte här.`,
  choicesFailed: 'Valen kunde inte hämtas.',
  sessions: {
    title: 'Inloggad just nu',
    description: 'Avsluta en inloggning som inte känns igen. Den upphör genast.',
    empty: 'Användaren är inte inloggad någonstans.',
    failed: 'Inloggningarna kunde inte hämtas.',
    unknown: 'Okänd enhet',
    own: 'Den här inloggningen',
    method: { PASSWORD: 'lösenord', BANKID: 'BankID' },
    line: (address: string, method: string) => (address === '' ? `Med ${method}` : `Med ${method} från ${address}`),
    since: (time: string) => `Sedan ${time}`,
    active: (time: string) => `Senast aktiv ${time}`,
    end: 'Avsluta',
    endOf: (device: string) => `Avsluta ${device}`,
    endAll: 'Avsluta alla',
  },
  link: {
    title: { INVITE: 'Inbjudan', RESET: 'Nytt lösenord' },
    sent: (name: string, end: string) => `${name} har fått en länk per SMS till numret som slutar på ${end}.`,
    unsent: (name: string) =>
      `Länken kunde inte skickas per SMS. Ge den till ${name} på ett säkert sätt: den som har länken kan välja lösenordet.`,
    until: (time: string) => `Länken gäller till ${time} och kan användas en gång.`,
    label: 'Länk att lämna över',
    copy: 'Kopiera',
    copied: 'Kopierad',
    notCopied: 'Kunde inte kopieras',
    close: 'Stäng',
  },
} as const
