import type { HistoryEntry } from '#contracts/history/shapes.ts'
import { historySubjects, historyWays } from '#contracts/history/subjects.ts'
import { historyTexts as texts } from '#ui/screens/history/history.text.ts'

/** An event as a row of the table: each column is a text, which is also what is exported. */
export interface HistoryRow {
  readonly Seq: string
  readonly TimeStamp: string
  readonly User: string
  readonly Text: string
  readonly Company: string
  readonly Subject: string
  /** The way in, the browser and the address. */
  readonly From: string
  readonly entry: HistoryEntry
}

/** Returns an event's origin as text: `Inloggad, Firefox, 203.0.113.1`. */
export const originOf = ({ Via, Browser, Address }: HistoryEntry): string =>
  [Via === null ? null : historyWays[Via], Browser, Address].filter(part => part !== null).join(', ')

/** Returns the person of an event as text. */
export const personOf = ({ User }: HistoryEntry): string => (User ? `${User.Namn} (${User.Login})` : texts.system)

export const rowOf = (entry: HistoryEntry): HistoryRow => ({
  Seq: String(entry.Seq),
  TimeStamp: entry.TimeStamp,
  User: personOf(entry),
  Text: entry.Text,
  Company: entry.Company?.Namn ?? texts.wholeLicence,
  Subject: historySubjects[entry.Subject],
  From: originOf(entry),
  entry,
})
