/** Texts shared by all forms. */
export const formTexts = {
  formula: { words: 'Förslag' },
  contents: 'Innehåll',
  search: 'Sök bland fälten',
  noHit: (term: string) => `Inget fält heter något med ”${term}”.`,
  /** Beside an item that is kept for what refers to it, but cannot be chosen anew. */
  inactive: 'Inaktiv',
  showReferred: (definite: string) => `Visa ${definite}`,
  failed: 'Uppgifterna kunde inte hämtas',
  forbidden: {
    title: 'Du får inte se uppgifterna',
    text: 'Det som visas här kräver en behörighet som du inte har. Be din administratör om du behöver den.',
  },
  /** Shown instead of a list of employees. */
  employees: {
    number: 'Skriv anställningsnumret. Du har inte behörighet att se listan över anställda.',
    numbers: 'Skriv anställningsnumren med komma emellan. Du har inte behörighet att se listan över anställda.',
  },
  rows: {
    none: 'Inga rader än.',
    noneFixed: 'Inga rader.',
    add: 'Lägg till rad',
    restore: 'Ta tillbaka raden',
    row: (number: number) => `Rad ${number}`,
    up: (number: number) => `Flytta upp rad ${number}`,
    down: (number: number) => `Flytta ner rad ${number}`,
    remove: (number: number) => `Ta bort rad ${number}`,
    total: (label: string, sum: string) => `${label}, summa: ${sum === '' ? '0' : sum}`,
    cut: (most: number) =>
      `Allt du klistrade in fick inte plats. Det som skulle ha hamnat efter rad ${most} eller efter den sista kolumnen är inte med.`,
    keys: 'Enter ger nästa rad. Alt + pil flyttar raden. Ctrl + Delete tar bort den. Rader från Excel kan klistras in.',
  },
  open: (title: string) => `Visa ${title}`,
  close: (title: string) => `Dölj ${title}`,
  tabs: (title: string) => `Delar av ${title}`,
  save: {
    changed: (count: number) => (count === 1 ? '1 ändrat fält' : `${count} ändrade fält`),
    /** `time` is the clock, or the date and the clock. */
    wroteOn: (page: string, time: string) => `Du skrev på ${page} ${time}.`,
    discard: 'Ångra',
    submit: 'Spara',
  },
  renumbering: {
    /** `number`: what the company calls it: 'Kundnummer'. */
    title: (number: string) => `Byt ${number.toLocaleLowerCase('sv')}`,
    text: (name: string) => `Allt som hör till ${name} följer med till det nya numret.`,
    label: (number: string) => `Nytt ${number.toLocaleLowerCase('sv')}`,
    cancel: 'Avbryt',
    submit: 'Byt nummer',
  },
  conflict: {
    title: 'Någon annan har sparat samtidigt',
    text: (count: number) =>
      count === 1
        ? 'Ett fält har ändrats både av dig och av någon annan. Välj vad som ska gälla.'
        : `${count} fält har ändrats både av dig och av någon annan. Välj vad som ska gälla för vart och ett.`,
    mine: 'Ditt värde',
    theirs: 'Sparat av annan',
    empty: 'Tomt',
    cancel: 'Avbryt',
    left: (count: number) => `${count} val återstår`,
    submit: 'Spara valen',
  },
} as const
