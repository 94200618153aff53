import type { EventObject } from 'xstate'
import type { JournalEvent } from './journal.types.ts'

/** The text that replaces a redacted value in the journal. */
export const REDACTED = '[redacted]'

type Leaf = string | number | boolean | bigint | symbol | null | undefined

/** Dotted paths into a value, without array indexes: `'accounts.Personnr'`. */
export type PathOf<T> = T extends Leaf
  ? never
  : T extends readonly (infer Item)[]
    ? PathOf<Item>
    : { [Key in keyof T & string]: Key | `${Key}.${PathOf<T[Key]>}` }[keyof T & string]

/**
 * The parts of each event that are not written to the journal, declared beside the event in
 * `x.types.ts`. XState's own events take plain strings, because their shape follows from the port
 * (`xstate.done.actor.<invoke id>`, with `output.…`) or the input (`xstate.init`, with `input.…`).
 * A replay sees REDACTED, so nothing that the chart needs may be redacted: every flow's spec
 * replays the redacted journal and fails when something is. Secrets do not belong in events at all:
 * see `shared/secret.ts`.
 */
export type Redactions<TEvent extends EventObject> = {
  readonly [Type in TEvent['type']]?: readonly PathOf<Omit<Extract<TEvent, { type: Type }>, 'type'>>[]
} & { readonly [Type in `xstate.${string}`]?: readonly string[] }

/**
 * Returns a plain JSON copy of an event without its redacted values. The copy shares nothing with
 * the original. An Error is reduced to its name, because messages quote data. Throws when the event
 * is not JSON (a cycle, a bigint).
 */
export function toJournalEvent(event: EventObject, redactedPaths: readonly string[] = []): JournalEvent {
  const copy = JSON.parse(JSON.stringify(event, plain))
  for (const path of redactedPaths) blot(copy, path.split('.'))
  return copy
}

/** The field under which a Map is written, as its entries. A checkpoint may hold one. */
export const MAP = 'journal.map'

function plain(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { name: value.name }
  return value instanceof Map ? { [MAP]: [...value] } : value
}

function blot(target: unknown, [key, ...rest]: readonly string[]): void {
  if (key === undefined || target === null || typeof target !== 'object') return
  if (Array.isArray(target)) {
    for (const item of target) blot(item, [key, ...rest])
  } else if (Object.hasOwn(target, key)) {
    if (rest.length === 0) Reflect.set(target, key, REDACTED)
    else blot(Reflect.get(target, key), rest)
  }
}
