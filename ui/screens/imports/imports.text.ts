import type { ImportCounts } from '#contracts/imports/shapes.ts'
import { type ImportKindCode, importKinds } from '#contracts/registers/import-kinds.ts'
import { formatCount } from '#ui/text/format.ts'

const counted = (count: number, one: string, several: string) => `${formatCount(count)} ${count === 1 ? one : several}`

const most = (kind: ImportKindCode) => `${formatCount(importKinds[kind].most)} ${importKinds[kind].items}`

/** The texts of imports of files. */
export const importTexts = {
  title: 'Importera fil',
  back: 'Till importregister',
  file: {
    title: 'Välj fil',
    definition: 'Importregister',
    noDefinitions: 'Lägg först upp ett importregister. Det säger hur filen ser ut och vad den innehåller.',
    label: 'Fil',
    hint: `Högst ${most('PER')}, ${most('BRU')}, ${most('LON')}, ${most('TID')} eller ${most('HIS')} i en fil.`,
    gone: 'Välj filen på nytt. Den finns inte kvar när sidan har laddats om.',
    reading: 'Läser filen…',
    noDefinition: 'Välj ett importregister först.',
  },
  columns: {
    title: 'Välj kolumner',
    description:
      'Ange vilken kolumn i filen som hör till varje fält. Valet sparas i importregistret när ni importerar.',
    none: 'Ingen',
    go: 'Granska filen',
  },
  preview: {
    title: 'Granska',
    wrong: (count: number) =>
      `${counted(count, 'rad', 'rader')} behöver rättas i filen. Inget sparas förrän alla rader går att spara.`,
    ready: 'Inget är sparat än. Allt sparas, eller inget.',
    nothing: 'Filen ändrar ingenting.',
    shown: (count: number) => `De första ${formatCount(count)} raderna visas, felaktiga först.`,
    overwrites: 'Filen skriver över uppgifter som redan finns. Se efter i tabellen att rätt personer ändras.',
    unread: (columns: readonly string[]) => `Läses inte: ${columns.join(', ')}.`,
    unreadParts: (parts: readonly string[]) => `Annat i filen som inte läses: ${parts.join(', ')}.`,
    name: 'Vem som ändras',
    changes: 'Nu → nytt',
    rows: 'Filens rader',
    row: 'Rad',
    outcome: 'Resultat',
    problems: 'Fel',
    store: 'Importera',
    remap: 'Ändra kolumner',
    restart: 'Välj en annan fil',
  },
  paxml: {
    title: 'Exportera som PAXml',
    employees: 'Anställda',
    schedules: 'Årets scheman',
    rows: 'Importerade löne- och tidrader',
  },
  done: { title: 'Importen är klar', again: 'Importera en fil till' },
  counts: ({ Nya, Andrade, Oforandrade }: ImportCounts): string =>
    `${counted(Nya, 'ny', 'nya')}, ${counted(Andrade, 'ändrad', 'ändrade')}, ${counted(Oforandrade, 'oförändrad', 'oförändrade')}`,
  runs: {
    title: 'Gjorda importer',
    columns: {
      Nr: 'Nr',
      TimeStamp: 'Tid',
      FileName: 'Fil',
      Id: 'Importregister',
      Login: 'Användare',
      Nya: 'Nya',
      Andrade: 'Ändrade',
      Rader: 'Löne- och tidrader',
    },
    empty: 'Inga importer än.',
    remove: 'Ta bort',
  },
  rows: {
    title: (number: number) => `Löne- och tidrader i import ${number}`,
    columns: {
      Rad: 'Rad',
      AnstNr: 'Anst.nr',
      Namn: 'Namn',
      Kod: 'Kod',
      Datum: 'Datum',
      Tom: 'Till och med',
      Antal: 'Antal',
      Belopp: 'Belopp',
      Info: 'Kommentar',
    },
    empty: 'Importen har inga löne- eller tidrader.',
    back: 'Alla importer',
  },
} as const
