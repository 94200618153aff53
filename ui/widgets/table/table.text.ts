import { showCount } from '#contracts/rules/decimal.ts'

const rows = (count: number) => (count === 1 ? '1 rad' : `${showCount(count)} rader`)

/** The texts of tables (third document §2). */
export const tableTexts = {
  search: 'Sök',
  searchIn: (fields: string) => `Sök i ${fields}`,
  searchFields: 'Sökbara fält',
  close: 'Stäng',
  loading: 'Listan hämtas…',
  tree: {
    open: (name: string) => `Visa det som ligger under ${name}`,
    close: (name: string) => `Dölj det som ligger under ${name}`,
  },
  columns: {
    open: 'Kolumner',
    title: 'Kolumner att visa',
    description: 'Ordningen är den som tabellen, exporten och utskriften får.',
    show: (label: string) => `Visa ${label}`,
    up: (label: string) => `Flytta upp ${label}`,
    down: (label: string) => `Flytta ner ${label}`,
    moved: (label: string, place: number, of: number) => `${label} är nu nummer ${place} av ${of}.`,
    reset: 'Återställ',
    done: 'Klar',
  },
  export: { open: 'Exportera', xlsx: 'Excel (.xlsx)', csv: 'Textfil (.csv)', print: 'Skriv ut' },
  exporting: 'Listan hämtas för exporten…',
  exportFailed: 'Filen kunde inte skapas. Försök igen om en stund.',
  printFailed: 'Utskriften kunde inte skapas. Försök igen om en stund.',
  giveUp: 'Avbryt',
  sortBy: 'Sortera efter',
  order: { asc: 'Stigande', desc: 'Fallande' },
  selectAll: (count: number) => `Markera alla ${rows(count)}`,
  selectRow: (name: string) => `Markera ${name}`,
  selectNone: 'Avmarkera alla',
  selecting: 'Alla rader hämtas…',
  /** Third document §2. */
  withSelected: (count: number) => `Med markerade (${showCount(count)})`,
  /** Selected rows that the list does not show. */
  hidden: {
    count: (count: number, of: number) =>
      count === 1 && of === 1
        ? 'Den visas inte i listan.'
        : count === of
          ? 'Ingen av dem visas i listan.'
          : `${showCount(count)} av dem visas inte i listan.`,
    show: 'Visa dem',
    drop: 'Avmarkera dem',
    title: (count: number) =>
      count === 1 ? '1 markerad rad visas inte' : `${showCount(count)} markerade rader visas inte`,
    description:
      'De är markerade, men sökningen döljer dem eller så har de tagits bort. Tryck på en rad för att avmarkera den.',
    list: 'Markerade rader som inte visas',
    unselect: (name: string) => `Avmarkera ${name}`,
    close: 'Stäng',
  },
  rowActions: (name: string) => `Åtgärder för ${name}`,
  total: 'Summa',
  pageTotal: 'Summa på sidan',
  yes: 'Ja',
  no: 'Nej',
  pager: {
    label: (title: string) => `Sidor, ${title}`,
    perPage: 'Rader per sida',
    all: 'Alla',
    rows: (first: number, last: number, of: number) => `${showCount(first)}–${showCount(last)} av ${rows(of)}`,
    none: 'Inga rader',
    first: 'Första sidan',
    previous: 'Föregående sida',
    next: 'Nästa sida',
    last: 'Sista sidan',
  },
  noMatch: {
    title: (term: string) => `Ingen träff på ”${term}”`,
    text: (fields: string) => `Sökningen gjordes i ${fields}.`,
    clear: 'Rensa sökningen',
  },
  failed: 'Listan kunde inte hämtas',
  batch: {
    cancel: 'Avbryt',
    /** The default confirmation of a batch. */
    title: (label: string, count: number) => `${label}: ${rows(count)}`,
    about: (count: number) => `Det gäller ${rows(count)}.`,
    /** The message when all rows succeeded. */
    allDone: (label: string, count: number) => `${label}: klart för ${rows(count)}.`,
    progress: (done: number, of: number, failed: number) =>
      `${showCount(done)} av ${rows(of)}${failed === 0 ? '' : ` · ${showCount(failed)} nekade`}`,
    stop: 'Stoppa',
    stopping: 'Stoppas…',
    summary: (label: string) => `${label}: allt gick inte igenom`,
    stopped: (label: string) => `${label}: stoppad`,
    broken: (label: string) => `${label}: avbruten`,
    done: (done: number, of: number) => `${showCount(done)} av ${rows(of)} gick igenom.`,
    left: (count: number) => `${rows(count)} är kvar.`,
    unsure: (count: number) =>
      count === 1
        ? 'Den första av dem kan ha gått igenom ändå.'
        : `De första ${showCount(count)} av dem kan ha gått igenom ändå.`,
    failed: (count: number) => `${rows(count)} gick inte igenom:`,
    selectUndone: 'Markera dem',
    close: 'Stäng',
  },
  print: { search: (term: string) => `Sökning: ${term}`, count: rows, at: (time: string) => `Utskrivet ${time}` },
} as const
