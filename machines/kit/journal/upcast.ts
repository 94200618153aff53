import { failure, ok, type Result } from '../shared/result.ts'
import type { Entry, JournalEvent } from './journal.types.ts'
import type { Flow } from './registry.ts'

/**
 * Converts a stream's entries to the flow's current version. A failure is a text that says why the
 * stream must be discarded.
 */
export function upcast(flow: Flow, entries: readonly Entry[]): Result<readonly Entry[], string> {
  const present: Entry[] = []
  for (const entry of entries) {
    if (entry.machine !== flow.id) return failure(`belongs to ${entry.machine}, not ${flow.id}`)
    let events: readonly JournalEvent[] = [entry.event]
    for (let version = entry.version; version !== flow.version; version += 1) {
      const step = flow.upcasters[version]
      if (step === undefined) return failure(`version ${entry.version} of ${flow.id} is unknown`)
      events = events.flatMap(event => step(event) ?? [])
    }
    for (const event of events) present.push({ ...entry, version: flow.version, event })
  }
  return ok(present)
}
