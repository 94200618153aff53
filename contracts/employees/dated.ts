import type { FieldValue, FormValues } from '../forms/field.ts'
import { isSame } from '../forms/form-model.ts'
import type { IsoDate } from '../rules/date.ts'
import { resultUnits, twenty } from '../settings/counts.ts'

/**
 * What changes over time about an employee. The employee's own values are those of today. An entry
 * says what changed on a day, in the past or in the future, so that any day's values are the
 * entries until then on top of one another. An employee of whom nothing has changed has no entries.
 */

/** The kinds of dated facts: their names on the line of time, and their fields. */
export const factKinds = {
  adress: { label: 'Adress', fields: ['Adress1', 'Adress2', 'PostNr', 'PostOrt', 'Land'] },
  anstallning: {
    label: 'Anställning',
    fields: [
      'AnstForm',
      'PerTyp',
      'Uppsagningstid',
      'Sysselsattningsgrad',
      'Veckotid',
      'Befattning',
      'SSYK',
      'NYKKod',
      'PersonalKategori',
    ],
  },
  placering: {
    label: 'Placering och kostnader',
    fields: ['Avdelning', 'ArbPlats', ...resultUnits.map(n => `ResEnh${n}`), 'KonKey'],
  },
  lon: { label: 'Lön', fields: ['LoneForm', 'Lon', 'UtbetPer', ...twenty.map(n => `PerBelopp${n}`)] },
  avtal: { label: 'Avtal', fields: ['AvtalId', 'TabellStyKod', 'SemAvtalKod', 'SemRatt'] },
  schema: { label: 'Arbetsschema', fields: ['SchemaID'] },
  skatt: {
    label: 'Skatt',
    fields: [
      'SkatteTyp',
      'Kommun',
      'SkattTab',
      'SkattKol',
      'SkattBas',
      'ExtraSkatt',
      'Kyrkoavgift',
      'JamkTyp',
      'JamkProcent',
      'JamkBelopp',
      'JamkFrom',
      'JamkTom',
      'SinkTom',
      'LandSkatt',
    ],
  },
  avgift: { label: 'Arbetsgivaravgifter', fields: ['ArbAvgTyp', 'Forskare', 'Utsand'] },
  utbetalning: {
    label: 'Utbetalning',
    fields: [
      'UtbetSatt',
      'ClearNr',
      'KontoNr',
      'UtlIBAN',
      'UtlBIC',
      ...[2, 3].flatMap(n => [`ClearNr${n}`, `KontoNr${n}`, `Andel${n}`]),
    ],
  },
  pension: { label: 'Pension', fields: ['PensPlan', 'ITPVal', 'LonevaxlBelopp', 'PensUndantagen'] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly fields: readonly string[] }>>
export type FactKind = keyof typeof factKinds

/** The kinds of dated facts, in the order of the line of time. */
export const factKindNames = Object.keys(factKinds) as readonly FactKind[]

const kinds: ReadonlyMap<string, FactKind> = new Map(
  factKindNames.flatMap(kind => factKinds[kind].fields.map(field => [field, kind] as const)),
)

/** Returns the kind of a dated field, or undefined for a field without a history. */
export const kindOf = (field: string): FactKind | undefined => kinds.get(field)

/** Changes on a day: the new values of fields of one kind, in their wire format. */
export interface DatedEntry {
  readonly Slag: FactKind
  /** The first day on which the values hold, or `always`. */
  readonly From: IsoDate
  readonly Values: FormValues
}

/** The day of the entries with what held before the first change. */
export const always: IsoDate = '1900-01-01'

/** An employee's values on a day and everything known of other days. */
export interface Timeline {
  readonly values: FormValues
  readonly entries: readonly DatedEntry[]
}

/** Returns an employee's values on a day. `values`: those of any day. */
export const valuesAt = ({ values, entries }: Timeline, day: IsoDate): FormValues =>
  Object.assign(
    { ...values },
    ...entries
      .filter(({ From }) => From <= day)
      .toSorted(byDay)
      .map(({ Values }) => Values),
  )

const byDay = (a: DatedEntry, b: DatedEntry): number => (a.From < b.From ? -1 : a.From > b.From ? 1 : 0)

/**
 * Returns the employee as of today after changes from a day on. A change on the day of an earlier
 * one replaces it. What later entries say still holds from their days on.
 *
 * @param from the day, or `always` for what has held all the time until the first change
 */
export function changedFrom(timeline: Timeline, from: IsoDate, changes: FormValues, today: IsoDate): Timeline {
  const values: Record<string, FieldValue> = { ...timeline.values }
  const known = new Map(timeline.entries.map(entry => [keyOf(entry), { ...entry, Values: { ...entry.Values } }]))
  const put = (Slag: FactKind, From: IsoDate, field: string, value: FieldValue) => {
    const key = keyOf({ Slag, From })
    const entry = known.get(key) ?? { Slag, From, Values: {} }
    known.set(key, { ...entry, Values: { ...entry.Values, [field]: value } })
  }
  for (const [field, value] of Object.entries(changes)) {
    const kind = kindOf(field)
    const hasHistory = timeline.entries.some(({ Values }) => field in Values)
    if (!kind || (from <= always && !hasHistory)) values[field] = value
    else {
      const before = timeline.values[field]
      if (!hasHistory && before !== undefined) put(kind, always, field, before)
      put(kind, from, field, value)
    }
  }
  return asOfToday({ values, entries: [...known.values()] }, today)
}

/** Returns the employee as of today without what changed of a kind on a day. */
export const withoutEntry = ({ values, entries }: Timeline, Slag: FactKind, From: IsoDate, today: IsoDate): Timeline =>
  asOfToday({ values, entries: entries.filter(each => each.Slag !== Slag || each.From !== From) }, today)

const keyOf = ({ Slag, From }: Pick<DatedEntry, 'Slag' | 'From'>): string => `${Slag} ${From}`

/** Returns the timeline with today's values, and without entries that change nothing. */
function asOfToday({ values, entries }: Timeline, today: IsoDate): Timeline {
  const sorted = entries.toSorted(byDay)
  const told = new Map<string, FieldValue>()
  const changing = sorted.map(entry => ({
    ...entry,
    Values: Object.fromEntries(
      Object.entries(entry.Values).filter(([field, value]) => {
        const isNews = !told.has(field) || !isSame(told.get(field), value)
        told.set(field, value)
        return isNews
      }),
    ),
  }))
  const isDated = new Set(changing.filter(({ From }) => From > always).flatMap(({ Values }) => Object.keys(Values)))
  return {
    values: valuesAt({ values, entries: sorted }, today),
    entries: changing
      .map(entry => ({
        ...entry,
        Values: Object.fromEntries(Object.entries(entry.Values).filter(([field]) => isDated.has(field))),
      }))
      .filter(({ Values }) => Object.keys(Values).length > 0),
  }
}
