import type { IsoDate } from '#contracts/rules/date.ts'
import type { DatedRule, Entry } from '../engine/law.ts'

/** Returns a rule with its entries in the order of time. */
export const rule = <Value>(name: string, ...entries: readonly Entry<Value>[]): DatedRule<Value> => ({
  name,
  entries: entries.toSorted((a, b) => a.from.localeCompare(b.from)),
})

/** Returns an entry that is in force from a day to another. */
export const between = <Value>(from: IsoDate, to: IsoDate, source: string, value: Value): Entry<Value> => ({
  from,
  to,
  source,
  value,
})

/** Returns an entry that is in force all the days of a year, or of the years to a later one. */
export const years = <Value>(first: number, last: number, source: string, value: Value): Entry<Value> =>
  between(`${first}-01-01`, `${last}-12-31`, source, value)

/** The latest day that the law is known for. Rules without an end are entered until then. */
export const knownUntil: IsoDate = '2026-12-31'

/** Returns an entry that is in force from a day until the latest that the law is known for. */
export const since = <Value>(from: IsoDate, source: string, value: Value): Entry<Value> =>
  between(from, knownUntil, source, value)

/** Marks a source whose figure has not been read in the law or at the authority. */
export const toConfirm = (source: string): string => `${source} (att bekräfta)`
