import type { IsoDate } from '#contracts/rules/date.ts'

/** A rule of the law while it is in force, with where it stands. */
export interface Entry<Value> {
  readonly from: IsoDate
  /** The last day. A rule whose end is unknown is entered until the last day that is confirmed. */
  readonly to: IsoDate
  /** The law or the authority's publication, as it is shown: 'SKVFS 2025:21'. */
  readonly source: string
  readonly value: Value
}

/** A rule with its Swedish name in the definite form, and its entries in the order of time. */
export interface DatedRule<Value> {
  readonly name: string
  readonly entries: readonly Entry<Value>[]
}

/** No entry is in force on a day that the calculation needs. The run stops and names it. */
export class MissingRule extends Error {
  readonly rule: string
  readonly on: IsoDate

  constructor(rule: string, on: IsoDate) {
    super(`${rule} saknas för ${on}.`)
    this.name = 'MissingRule'
    this.rule = rule
    this.on = on
  }
}

/** True when an entry of a rule is in force on a day. */
export const isEntered = (rule: DatedRule<unknown>, on: IsoDate): boolean =>
  rule.entries.some(({ from, to }) => from <= on && on <= to)

/**
 * Returns the entry of a rule that is in force on a day.
 *
 * @throws MissingRule when there is none
 */
export function inForce<Value>(rule: DatedRule<Value>, on: IsoDate): Entry<Value> {
  const entry = rule.entries.findLast(({ from, to }) => from <= on && on <= to)
  if (!entry) throw new MissingRule(rule.name, on)
  return entry
}
