import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormValues } from '../forms/field.ts'
import { companyFactNames, tableFacts } from '../person/company-facts.ts'
import { employeeForm } from '../person/employee.form.ts'
import { employeeLayout, newEmployeeLayout } from '../person/employee-layout.ts'
import { addDays } from '../rules/date.ts'
import {
  always,
  changedFrom,
  type DatedEntry,
  factKindNames,
  factKinds,
  kindOf,
  type Timeline,
  valuesAt,
  withoutEntry,
} from './dated.ts'

const today = '2026-11-23'
const first: FormValues = { Lon: 30_000, LoneForm: 'MÅN', SkattTab: '32', Fornamn: 'Anna' }
const start: Timeline = { values: first, entries: [] }
const raise = (from: string, Lon: number, timeline = start) => changedFrom(timeline, from, { Lon }, today)

describe('what changes over time about an employee', () => {
  it('is every field of a kind, each of one kind, and placed on the form', () => {
    const fields = factKindNames.flatMap(kind => factKinds[kind].fields as readonly string[])
    expect(fields.toSorted()).toEqual([...new Set(fields)].toSorted())
    for (const field of fields) expect(employeeLayout.placeOf(field), field).toBeDefined()
  })

  it('leaves no field of the form without a place', () => {
    const unplaced = employeeForm.names.filter(name => employeeLayout.placeOf(name) === undefined)
    expect(unplaced).toEqual([...companyFactNames, ...Object.keys(tableFacts), 'Ny'])
    const asked = newEmployeeLayout.pages.flatMap(({ cards }) => cards.flatMap(({ rows }) => rows.flat()))
    expect(asked.length).toBeLessThan(22)
  })

  it('holds from its day on, and what held before stays true', () => {
    const raised = raise('2027-01-01', 34_000)
    expect(raised.values).toEqual(first)
    expect(raised.entries).toEqual([
      { Slag: 'lon', From: always, Values: { Lon: 30_000 } },
      { Slag: 'lon', From: '2027-01-01', Values: { Lon: 34_000 } },
    ])
    expect(valuesAt(raised, '2026-12-31').Lon).toBe(30_000)
    expect(valuesAt(raised, '2027-01-01')).toEqual({ ...first, Lon: 34_000 })
  })

  it('is today’s at once when its day has come, and yesterday is still told', () => {
    const raised = raise('2026-11-23', 34_000)
    expect(raised.values.Lon).toBe(34_000)
    expect(valuesAt(raised, '2026-11-22').Lon).toBe(30_000)
  })

  it('replaces what was said of the same day', () => {
    const twice = raise('2027-01-01', 35_000, raise('2027-01-01', 34_000))
    expect(twice.entries.map(({ Values }) => Values.Lon)).toEqual([30_000, 35_000])
  })

  it('leaves no trace when it is taken back', () => {
    expect(raise('2027-01-01', 30_000, raise('2027-01-01', 34_000))).toEqual(start)
    expect(withoutEntry(raise('2026-01-01', 34_000), 'lon', '2026-01-01', today)).toEqual(start)
  })

  it('of all days is a correction, which later changes outlive', () => {
    const corrected = changedFrom(raise('2027-01-01', 34_000), always, { Lon: 29_000 }, today)
    expect(corrected.values.Lon).toBe(29_000)
    expect([valuesAt(corrected, '2020-01-01').Lon, valuesAt(corrected, '2027-02-01').Lon]).toEqual([29_000, 34_000])
    expect(changedFrom(start, always, { Lon: 29_000 }, today)).toEqual({
      values: { ...first, Lon: 29_000 },
      entries: [],
    })
  })

  it('keeps each field’s own days: a change of one does not repeat the others', () => {
    const both = changedFrom(raise('2027-01-01', 34_000), '2026-06-01', { LoneForm: 'TIM' }, today)
    expect(valuesAt(both, '2027-01-01')).toMatchObject({ Lon: 34_000, LoneForm: 'TIM' })
    expect(both.values).toMatchObject({ Lon: 30_000, LoneForm: 'TIM' })
  })

  it('is not for a name, which has no history', () => {
    expect(kindOf('Fornamn')).toBeUndefined()
    expect(changedFrom(start, '2027-01-01', { Fornamn: 'Anne' }, today)).toEqual({
      values: { ...first, Fornamn: 'Anne' },
      entries: [],
    })
  })
})

/** A day around today, by its distance. */
const dayAt = (distance: number) => addDays(today, distance)
const range = 8
const days = Array.from({ length: 2 * range + 3 }, (_, at) => dayAt(at - range - 1))
const fields = ['Lon', 'LoneForm', 'SkattTab'] as const

type Step =
  | {
      readonly do: 'change'
      readonly at: number | null
      readonly field: (typeof fields)[number]
      readonly value: number
    }
  | { readonly do: 'remove'; readonly nth: number }

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('change' as const),
      at: fc.option(fc.integer({ min: -range, max: range })),
      field: fc.constantFrom(...fields),
      value: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ do: fc.constant('remove' as const), nth: fc.nat(5) }),
  ),
  { maxLength: 12 },
)

/** The plain telling: each statement of a field and its day. The latest day until then holds. */
type Said = ReadonlyMap<string, ReadonlyMap<string, number | string>>
const saidOn = (said: Said, field: string, day: string) =>
  [...(said.get(field) ?? [])]
    .filter(([from]) => from <= day)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .at(-1)?.[1]

it('any changes, in any order, give each day what the latest day until then says', () => {
  fc.assert(
    fc.property(steps, steps => {
      let timeline: Timeline = start
      let said: Said = new Map(fields.map(field => [field, new Map([[always, first[field] as number | string]])]))
      for (const step of steps) {
        if (step.do === 'change') {
          const from = step.at === null ? always : dayAt(step.at)
          timeline = changedFrom(timeline, from, { [step.field]: step.value }, today)
          said = new Map(said).set(step.field, new Map(said.get(step.field)).set(from, step.value))
        } else {
          const removable: readonly DatedEntry[] = timeline.entries.filter(({ From }) => From > always)
          const gone = removable[step.nth % Math.max(1, removable.length)]
          if (!gone) continue
          timeline = withoutEntry(timeline, gone.Slag, gone.From, today)
          said = new Map(
            [...said].map(([field, told]) => [
              field,
              kindOf(field) === gone.Slag ? new Map([...told].filter(([from]) => from !== gone.From)) : told,
            ]),
          )
        }
        // An entry that repeats what held is dropped, and says nothing when the one before it goes.
        said = new Map([...said].map(([field, told]) => [field, withoutRepeats(told)]))
      }
      for (const day of days) {
        for (const field of fields) expect(valuesAt(timeline, day)[field]).toBe(saidOn(said, field, day))
      }
      for (const field of fields) expect(timeline.values[field]).toBe(saidOn(said, field, today))
    }),
  )
})

function withoutRepeats(told: ReadonlyMap<string, number | string>): ReadonlyMap<string, number | string> {
  const sorted = [...told].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new Map(sorted.filter(([, value], at) => at === 0 || sorted[at - 1]?.[1] !== value))
}
