import { failure, ok, type Result } from '../shared/result.ts'
import type { Entry } from './journal.types.ts'

/** The first field of every file, which tells it from other JSON. */
const format = 'avlona-journal'
/** Raised when a file of before can no longer be read as it is. */
const version = 1

/** A journal outside the browser: exported, attached to a bug report, or written by a test. */
export interface JournalFile {
  /** The build whose flows wrote the entries. */
  readonly buildId: string
  /** By increasing `seq`, over all streams. Redacted. */
  readonly entries: readonly Entry[]
}

/**
 * Returns the text of a journal's file.
 *
 * @param notes further fields, for the people who read the file
 */
export const printJournal = ({ buildId, entries }: JournalFile, notes: object = {}): string =>
  JSON.stringify({ ...notes, format, version, buildId, entries })

/** Reads a journal's file. A failure is a Swedish text that says what is wrong with the file. */
export function parseJournal(text: string): Result<JournalFile, string> {
  const file = parsed(text)
  if (!isRecord(file) || file.format !== format) return failure('Filen är ingen flödesjournal.')
  if (file.version !== version) return failure('Flödesjournalen är skriven av en annan version av programmet.')
  const { buildId, entries } = file
  if (typeof buildId !== 'string' || !Array.isArray(entries) || !entries.every(isEntry))
    return failure('Flödesjournalen är skadad.')
  return ok({ buildId, entries })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  Number.isSafeInteger(value.seq) &&
  Number.isFinite(value.at) &&
  typeof value.stream === 'string' &&
  typeof value.machine === 'string' &&
  Number.isSafeInteger(value.version) &&
  (value.from === undefined || typeof value.from === 'string') &&
  isRecord(value.event) &&
  typeof value.event.type === 'string'
