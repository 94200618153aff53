/** The select-company dialog (first document §2). */
export const companyDialogTexts = {
  title: 'Välj företag',
  tab: 'Välj företag',
  search: 'Sök företag',
  searchPlaceholder: 'Namn, orgnr, id',
  favourites: 'Favoriter',
  others: 'Övriga',
  all: 'Företag',
  noMatch: 'Inga resultat hittades..',
  empty: { title: 'Inga företag', text: 'Kontot har inte tillgång till något företag. Kontakta er administratör.' },
  loading: 'Hämtar företag',
  failed: 'Företagen kunde inte hämtas',
  favour: (name: string) => `Lägg till ${name} bland favoriter`,
  unfavour: (name: string) => `Ta bort ${name} från favoriter`,
  current: 'Valt',
  found: (count: number) => (count === 1 ? '1 företag' : `${count} företag`),
} as const
