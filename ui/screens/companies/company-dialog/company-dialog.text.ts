/** The texts of the select-company dialog (first document §2). */
export const companyDialogTexts = {
  title: 'Välj företag',
  tabs: { label: 'Företag', choose: 'Välj företag', create: 'Skapa företag', archive: 'Arkiv' },
  search: 'Sök företag',
  searchPlaceholder: 'Namn, orgnr, id',
  favourites: 'Favoriter',
  others: 'Övriga',
  noMatch: 'Inga resultat hittades..',
  empty: { title: 'Inga företag', text: 'Kontot har inte tillgång till något företag. Kontakta er administratör.' },
  allArchived: { title: 'Inga aktiva företag', text: 'Alla företag är arkiverade. De finns under fliken Arkiv.' },
  loading: 'Hämtar företag',
  failed: 'Företagen kunde inte hämtas',
  lost: (name: string) =>
    `Du kan inte längre arbeta i ${name}. Företaget har tagits bort, eller så har din åtkomst till det ändrats.`,
  favour: (name: string) => `Lägg till ${name} bland favoriter`,
  unfavour: (name: string) => `Ta bort ${name} från favoriter`,
  archive: (name: string) => `Arkivera ${name}`,
  unarchive: (name: string) => `Ta tillbaka ${name} från arkivet`,
  archived: 'Arkiverat',
  current: 'Valt',
  restored: (time: string, user: string, info: string) => `Inläst ${time} av ${user}${info === '' ? '' : `: ${info}`}`,
} as const

/** The texts of the form for a new company (first document §2). */
export const createCompanyTexts = {
  loading: 'Hämtar formuläret',
  name: 'Företagsnamn',
  id: 'Företags-id',
  idHint: 'Bokstäverna a–z och siffror. Id:t kan inte ändras efteråt.',
  table: 'Löneartstabell',
  year: 'Startår',
  options: 'Tillval',
  option: {
    StdTestData: 'Testpersoner',
    IncludeCSRegistries: 'Standardregister för beräkningsregler',
    InactivatePortalHRFunctions: 'Inaktivera HR-funktioner i portalen',
  },
  optionHint: {
    StdTestData: 'Tio påhittade anställda och avtal, för att prova med.',
    IncludeCSRegistries: 'OB, jour, beredskap, övertid, helglön och extra ledig dag.',
    InactivatePortalHRFunctions: 'Har ingen verkan: väntar på portalens HR-funktioner, som inte är byggda.',
  },
  included: 'Företaget får startårets löneperioder och helgdagar, och lönearterna i den valda tabellen.',
  submit: 'Skapa företag',
} as const
