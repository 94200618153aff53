import { reportLimits } from '#contracts/portal/bug-report.rules.ts'
import type { ReportedFailure } from '#contracts/portal/shapes.ts'
import { maskNumbers, maskNumbersIn } from '#contracts/rules/mask-numbers.ts'
import { type Entry, GAP, type JournalEvent } from '#machines/kit/journal/journal.types.ts'
import { withheld } from '#machines/kit/journal/withheld.ts'

export interface Page {
  /** Returns the last entries of the page's journal, at most so many. */
  readonly latest: (most: number) => readonly Entry[]
  /** Names the build of the page. */
  readonly buildId: string
}

export interface ReportLimits {
  readonly entries: number
  /** Of the JSON of the entries. */
  readonly bytes: number
}

export interface Circumstances {
  readonly entries: Entry[]
  readonly buildId: string
  readonly browser: string
  readonly failures: ReportedFailure[]
}

/** The number of last entries that are searched for failed calls. */
const failuresAmong = 2_000

/** Returns what a report tells of the page, within the limits of such a report. */
export const circumstancesOf = ({ latest, buildId }: Page, { entries, bytes }: ReportLimits): Circumstances => ({
  entries: entriesOfReport(latest(entries), entries, bytes),
  buildId: buildId.slice(0, 200),
  browser: navigator.userAgent.slice(0, 500),
  failures: failuresIn(latest(failuresAmong), reportLimits.failures),
})

/** The share of the bytes that a single entry may take. A longer one is told by its name only. */
const maxOfOne = 1 / 5

/**
 * Returns the last entries for a report: what happened, without names, amounts and other values,
 * and with personal numbers masked, whatever the journal holds. Keeps at most `most` of them, and
 * so many that their JSON has at most `bytes` bytes.
 */
function entriesOfReport(entries: readonly Entry[], most: number, bytes: number): Entry[] {
  const told: Entry[] = []
  // The brackets of the list.
  let left = bytes - 2
  for (const entry of entries.slice(-most).reverse()) {
    const masked = shortened(maskedEntry(entry), bytes * maxOfOne)
    // The comma counts too.
    left -= bytesOf(masked) + 1
    if (left < 0) break
    told.unshift(masked)
  }
  return told
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length

const maskedEntry = ({ stream, from, event, ...rest }: Entry): Entry => ({
  ...rest,
  stream: maskNumbers(stream),
  ...(from !== undefined && { from: maskNumbers(from) }),
  event: maskNumbersIn(withheld(event)) as JournalEvent,
})

/** Leaves a gap in place of an event that is too long, as for one that cannot be written. */
function shortened(entry: Entry, most: number): Entry {
  const size = bytesOf(entry)
  return size <= most ? entry : { ...entry, event: { type: GAP, reason: `${entry.event.type} has ${size} bytes` } }
}

/**
 * Returns the last failed calls in a journal: what ports answered, and what components and the
 * runtime reported. They have no messages, which may quote data.
 */
const failuresIn = (entries: readonly Entry[], most: number): ReportedFailure[] =>
  entries.flatMap(entry => failureIn(entry) ?? []).slice(-most)

function failureIn({ at, from, event }: Entry): ReportedFailure | undefined {
  // A flow that reports a failure has received it from its port, whose answer is in the journal.
  const isReported = event.type === 'failure.reported' && from === undefined
  const { failure } = isReported ? event : (Object(event.output) as { readonly failure?: unknown })
  const { tag, status, dvCode } = Object(failure) as Readonly<Record<string, unknown>>
  if (typeof tag !== 'string' || tag === 'aborted') return undefined
  return {
    at,
    tag: tag.slice(0, 20),
    ...(Number.isSafeInteger(status) && { status: Number(status) }),
    ...(typeof dvCode === 'string' && { dvCode: dvCode.slice(0, 20) }),
  }
}
