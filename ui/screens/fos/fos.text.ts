import type { AnswerSummary } from '#machines/fos/fos/fos.types.ts'
import { formatCount } from '#ui/text/format.ts'

const counted = (count: number, one: string, several: string) => `${formatCount(count)} ${count === 1 ? one : several}`

/** The texts of enquiries on tax deduction. */
export const fosTexts = {
  title: 'Förfrågan om skatteavdrag (FOS)',
  ask: {
    title: 'Fråga Skatteverket',
    description: 'Filen lämnas i Skatteverkets e-tjänst. Fråga bara om dem som har sin huvudsakliga inkomst från er.',
    year: 'Inkomstår',
    go: 'Skapa fil',
    fetchAgain: 'Hämta filen igen',
    made: (Nr: number, Antal: number, Utelamnade: number): string =>
      `Förfrågan ${Nr} är skapad med ${counted(Antal, 'person', 'personer')}.${
        Utelamnade === 0 ? '' : ` ${counted(Utelamnade, 'anställd', 'anställda')} är utelämnade, se skälen i listan.`
      }`,
  },
  persons: {
    title: 'Anställda i urvalet',
    columns: { AnstNr: 'Anst.nr', Namn: 'Namn', Fragas: 'I filen', Skal: 'Utelämnas för att', SenastFragad: 'Frågad' },
    empty: 'Ingen anställd stämmer med urvalet.',
  },
  answer: {
    title: 'Ta emot svar',
    label: 'Fil med svar',
    hint: 'Tabell i CSV eller Excel: Personnummer, Skattetabell, Kolumn, Jämkning, Procent, Belopp, Från och med, Till och med. Högst 10 000 personer.',
    reading: 'Läser filen…',
    gone: 'Välj filen på nytt. Den finns inte kvar när sidan har laddats om.',
    done: (count: number): string => `${counted(count, 'anställd är ändrad', 'anställda är ändrade')}.`,
  },
  preview: {
    title: 'Granska svaret',
    counts: ({ changed, unchanged, unknown, wrong }: AnswerSummary): string =>
      [
        counted(changed, 'ändras', 'ändras'),
        counted(unchanged, 'oförändrad', 'oförändrade'),
        counted(unknown, 'okänd person', 'okända personer'),
        counted(wrong, 'felaktig', 'felaktiga'),
      ].join(', '),
    ready: 'Inget är sparat än. Det som är fel eller gäller okända personer sparas inte.',
    nothing: 'Svaret ändrar ingenting.',
    out: (count: number): string => `${counted(count, 'anställd', 'anställda')} tas inte emot.`,
    rows: 'Svarets rader',
    columns: {
      Rad: 'Rad',
      AnstNr: 'Anst.nr',
      Namn: 'Namn',
      Utfall: 'Resultat',
      Fran: 'Från och med',
      Andring: 'Ändring',
    },
    left: 'Tas inte emot',
    leaveOut: 'Ta inte emot',
    takeIn: 'Ta emot',
    accept: 'Ta emot svaret',
    restart: 'Välj en annan fil',
  },
} as const
