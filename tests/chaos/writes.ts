import type { JournalEvent } from '#machines/kit/journal/journal.types.ts'

interface Write {
  readonly key: string
  /** What is written, without its key. */
  readonly what: string
  /** The events that led to it. */
  readonly cause: string
  /** The events that the flow has received since. */
  readonly since: Set<string>
}

/**
 * Records what the ports write, as a server with idempotency keys would see it, and tells of what
 * would be written twice.
 */
export function watchWrites(report: (fault: string) => void) {
  /** What each key has written. */
  const written = new Map<string, string>()
  /**
   * The last write of each port that nobody has answered, by the flow's systemId and the port's id.
   */
  const unanswered = new Map<string, Write>()
  const last = new Map<string, string>()
  const ownersOf = (stream: string) => [...unanswered].filter(([place]) => place.startsWith(`${stream} `))
  return {
    heard(stream: string, event: JournalEvent): void {
      const cause = causeOf(event)
      last.set(stream, cause)
      for (const [, write] of ownersOf(stream)) write.since.add(cause)
    },
    sent(stream: string, port: string, { key, ...rest }: Readonly<Record<string, unknown>>): void {
      const place = `${stream} ${port}`
      const what = JSON.stringify(rest)
      const known = written.get(`${place} ${key}`)
      if (known !== undefined && known !== what) report(`${place} sends other data with the key of an earlier write`)
      written.set(`${place} ${key}`, what)
      const before = unanswered.get(place)
      const cause = last.get(stream) ?? ''
      const isOnlyAgain = [...(before?.since ?? [])].every(each => each === cause || each.endsWith(`.actor.${port}`))
      if (before?.what === what && before.cause === cause && before.key !== key && isOnlyAgain)
        report(`${place} writes twice: no answer came, and the same write has another key`)
      unanswered.set(place, { key: String(key), what, cause, since: new Set() })
    },
    answered(stream: string, port: string): void {
      unanswered.delete(`${stream} ${port}`)
    },
    /** The systemIds of the flows that wait for a write. */
    unanswered: (): readonly string[] => [...unanswered.keys()].map(place => place.split(' ')[0] ?? ''),
    /** A flow begins again, or goes back: what it wanted before is over. */
    begunAfresh(stream: string): void {
      for (const [place] of ownersOf(stream)) unanswered.delete(place)
    },
  }
}

/** An event without its key, which is new each time. */
const causeOf = ({ key: _, ...event }: JournalEvent): string =>
  event.type.startsWith('xstate.') ? event.type : JSON.stringify(event)
