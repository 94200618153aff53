import { type DatedEntry, valuesAt } from '#contracts/employees/dated.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { addDays } from '#contracts/rules/date.ts'
import type { Span } from '../../engine/dates.ts'

/** A person's values from a day until the next change. */
export interface Stretch extends Span {
  readonly values: FormValues
}

/** Returns the values from the first day on, a stretch for each day on which something changed. */
export function stretchesOf(
  { values, entries }: { readonly values: FormValues; readonly entries: readonly DatedEntry[] },
  { from, to }: Span,
): readonly [Stretch, ...Stretch[]] {
  const days = [
    ...new Set([from, ...entries.map(({ From }) => From).filter(day => from < day && day <= to)]),
  ].toSorted()
  const all = days.map((day, at) => ({
    from: day,
    to: days[at + 1] === undefined ? to : addDays(days[at + 1] ?? to, -1),
    values: valuesAt({ values, entries }, day),
  }))
  return all as unknown as readonly [Stretch, ...Stretch[]]
}
