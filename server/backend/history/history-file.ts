import type { HistoryEntry } from '#contracts/history/shapes.ts'
import { historySubjects, historyWays } from '#contracts/history/subjects.ts'
import { swedishDate, swedishTime } from '../platform/calendar/swedish-date.ts'
import type { FileHandler } from '../platform/http/download-route.ts'
import { historyPage } from './history-reads.ts'

/** The most rows of a file. */
const most = 100_000

const columns: readonly (readonly [string, (entry: HistoryEntry) => string | number])[] = [
  ['Nummer', ({ Seq }) => Seq],
  ['Tid', ({ TimeStamp }) => swedishTime(new Date(TimeStamp))],
  ['Namn', ({ User }) => User?.Namn ?? 'Systemet'],
  ['Användarnamn', ({ User }) => User?.Login ?? ''],
  ['Företag', ({ Company }) => Company?.Namn ?? ''],
  ['FtgId', ({ Company }) => Company?.FtgId ?? ''],
  ['Ämne', ({ Subject }) => historySubjects[Subject]],
  ['Händelse', ({ Text }) => Text],
  ['Detaljer', ({ Details }) => Details.join('; ')],
  ['Väg in', ({ Via }) => (Via === null ? '' : historyWays[Via])],
  ['Adress', ({ Address }) => Address ?? ''],
  ['Webbläsare', ({ Browser }) => Browser ?? ''],
  ['Hash', ({ Hash }) => Hash ?? ''],
]

/** Returns a cell in quotes. A spreadsheet would run a text that begins like a formula. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return `"${text.replaceAll('"', '""')}"`
}

/** Returns entries as CSV with semicolons, as Swedish spreadsheets read it. */
export const historyCsv = (entries: readonly HistoryEntry[]): string =>
  `\u{feff}${[columns.map(([name]) => name), ...entries.map(entry => columns.map(([, of]) => of(entry)))]
    .map(row => row.map(cell).join(';'))
    .join('\r\n')}\r\n`

/** The history that the account may read, as a CSV file. */
export const historyFile: FileHandler = async ask => {
  const page = await historyPage(ask, { pagination: {}, filter: undefined, most })
  return { name: `Behandlingshistorik ${swedishDate(ask.now)}.csv`, content: historyCsv(page.data) }
}
