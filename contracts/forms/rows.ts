import type { IsoDate } from '../rules/date.ts'
import { type Format, format, parsed, type Rule, refused } from '../rules/rule.ts'
import {
  type AnyField,
  type Field,
  type FieldValue,
  type FormRow,
  type FormValues,
  inRow,
  labelOf,
  type Texts,
  type When,
} from './field.ts'
import { type Fields, formModel, type Problems } from './form-model.ts'
import { shownValue } from './shown-value.ts'

/**
 * Rows inside a form, edited like a grid. The value is a list of records of a small model. Its text
 * is the texts of all cells, so that a form keeps a cell that cannot be parsed as it keeps any
 * other typed text: through a reload, a conflict and a failed save.
 */

/** The texts of a row's cells, by field name. */
export type RowTexts = Readonly<Record<string, string>>

/** A row on its way to a value: its value when every cell can be parsed, and its messages. */
export interface ReadRow {
  readonly value: FormRow | undefined
  readonly problems: Problems
}

interface RowsOptions {
  /** The columns. None may be secret, since a flow keeps the texts of the cells. */
  readonly fields: Fields
  /** The most rows. */
  readonly most: number
  /**
   * True where the form is narrow: each row is then a card. False where it is wide: rows of many
   * columns are then a grid too, which scrolls where there is no room.
   */
  readonly asCards?: boolean
  /** The columns whose sum is shown below the rows. */
  readonly totals?: readonly string[]
  readonly required?: boolean | When
  readonly rules?: readonly Rule<readonly FormRow[], FormValues>[]
  readonly default?: readonly FormRow[]
  readonly hint?: Texts
  readonly help?: string
  readonly shown?: When
  readonly lockedBecause?: (form: FormValues) => string | undefined
  readonly hiddenWhenProtected?: boolean
}

type RowsField = Pick<Field<readonly FormRow[]>, 'rows' | 'label'>

const always: When = () => true
const never: When = () => false

/** Declares rows inside a form. A row's rules and conditions read the row, and then the form. */
export function rows(label: Texts, options: RowsOptions): Field<readonly FormRow[]> {
  const { fields, most, totals = [], required = false, rules = [], default: initial = [], shown = always } = options
  const { hint, help, lockedBecause, hiddenWhenProtected, asCards } = options
  const model = formModel('row', fields)
  const unfit = Object.entries(fields).find(
    ([, { isSecret, format }]) => isSecret || typeof format('2000-01-01').empty === 'object',
  )
  if (unfit) throw new Error(`A row cannot have ${unfit[0]}, which is secret or a list`)
  const declared: RowsField = { label, rows: { model, most, totals, asCards } }
  const atMost: Rule<readonly FormRow[], FormValues> = value =>
    value.length > most ? `Högst ${most} rader får anges.` : undefined
  const ofRows: Rule<readonly FormRow[], FormValues> = (value, { form }) =>
    firstOfRows(
      declared,
      value.map(row => problemsOfRow(declared, row, form)),
    )
  return {
    ...declared,
    kind: 'rows',
    default: initial,
    format: today => rowsFormat(declared, today),
    rules: [atMost, ofRows, ...rules],
    isRequired: required === true ? always : required === false ? never : required,
    isShown: shown,
    isDate: false,
    isExcluded: false,
    isSecret: false,
    hint,
    help,
    lockedBecause,
    hiddenWhenProtected,
  }
}

const modelOf = ({ rows: declared }: Pick<Field, 'rows'>) => {
  if (!declared) throw new TypeError('The field has no rows')
  return declared.model
}

/** Returns the messages of a row's cells. */
function problemsOfRow(field: RowsField, row: FormRow, form: FormValues): Problems {
  const model = modelOf(field)
  const around = inRow(row, form)
  return Object.fromEntries(
    model.names.flatMap(name => {
      const problem = model.problemOf(around, name)
      return problem === undefined ? [] : [[name, problem]]
    }),
  )
}

/** Returns the first message of the rows with its row: 'Rad 2: Andel måste vara större än 0.' */
function firstOfRows(field: RowsField, problems: readonly Problems[]): string | undefined {
  const { names } = modelOf(field)
  const at = problems.findIndex(each => Object.keys(each).length > 0)
  const name = names.find(each => problems[at]?.[each] !== undefined)
  return name === undefined ? undefined : `Rad ${at + 1}: ${problems[at]?.[name]}`
}

/** True when nothing is written in a row. It is no row of the value. */
export const isBlankRow = (texts: RowTexts): boolean =>
  Object.values(texts).every(text => text.trim() === '' || text === no)

/** The text of a flag that is off. */
const no = 'Nej'

/** Returns the cells' texts of a field's text, or undefined when it is none. */
export function rowTextsOf(text: string): readonly RowTexts[] | undefined {
  if (text === '') return []
  try {
    const found: unknown = JSON.parse(text)
    const isRow = (row: unknown): row is RowTexts =>
      typeof row === 'object' && row !== null && Object.values(row).every(cell => typeof cell === 'string')
    return Array.isArray(found) && found.every(isRow) ? found : undefined
  } catch {
    return undefined
  }
}

/** Returns the text of a field with these cells. No rows are an empty text. */
export const textOfRows = (texts: readonly RowTexts[]): string => (texts.length === 0 ? '' : JSON.stringify(texts))

/** Returns the texts of a value's cells. */
const textsOf = (field: Pick<Field, 'rows'>, value: readonly FormRow[], today: IsoDate): readonly RowTexts[] => {
  const { names, fields } = modelOf(field)
  return value.map(row =>
    Object.fromEntries(
      names.map(name => [name, String(fields[name]?.format(today).show(row[name] as FieldValue) ?? '')]),
    ),
  )
}

/**
 * Returns the texts of a new row. A number without a default has none, so that the row is blank.
 */
export function newRowTexts(field: Pick<Field, 'rows'>, today: IsoDate): RowTexts {
  const initial = modelOf(field).defaults(today) as FormRow
  const [texts = {}] = textsOf(field, [initial], today)
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, initial[name] === 0 ? '' : text]))
}

/** Parses the texts of a row, and returns the messages of its cells. */
export function readRow(field: RowsField, texts: RowTexts, form: FormValues, today: IsoDate): ReadRow {
  const { names, fields, defaults } = modelOf(field)
  const cells: Record<string, string | number | boolean> = { ...(defaults(today) as FormRow) }
  const refusals: Record<string, string> = {}
  for (const name of names) {
    const cell = fields[name]
    const read = cell?.format(today).parse(texts[name] ?? '', labelOf(cell, inRow(cells, form)))
    if (read?.ok) cells[name] = read.value
    else if (read) refusals[name] = read.message
  }
  const isRead = Object.keys(refusals).length === 0
  return { value: isRead ? cells : undefined, problems: { ...problemsOfRow(field, cells, form), ...refusals } }
}

function rowsFormat(field: RowsField, today: IsoDate): Format<readonly FormRow[]> {
  const model = modelOf(field)
  return format<readonly FormRow[]>({
    empty: [],
    parse: typed => {
      const texts = rowTextsOf(typed)
      if (!texts) return refused('Felaktigt värde.')
      const read = texts.map((row): ReadRow => {
        if (isBlankRow(row)) return { value: undefined, problems: {} }
        const { value, problems } = readRow(field, row, {}, today)
        return { value, problems: value ? {} : problems }
      })
      const wrong = firstOfRows(
        field,
        read.map(each => each.problems),
      )
      return wrong === undefined ? parsed(read.flatMap(({ value }) => (value ? [value] : []))) : refused(wrong)
    },
    show: value => textOfRows(textsOf(field, value, today)),
    write: value => value.map(row => model.write(row, today) as FormRow),
    read: written => written.map(row => model.read(row, today) as FormRow),
  })
}

/** Returns the sum of a column of numbers, of the rows that can be parsed. */
export function totalOf(field: RowsField, name: string, texts: readonly RowTexts[], today: IsoDate): string {
  const cell = modelOf(field).fields[name]
  if (!cell) return ''
  const how = cell.format(today)
  const sum = texts.reduce((total, row) => {
    const read = how.parse(row[name] ?? '', '')
    return total + (read.ok && typeof read.value === 'number' ? read.value : 0)
  }, 0)
  return shownValue(cell, Math.round(sum * 10_000) / 10_000, {}, today)
}

/** Returns the text of a field as read-only text, with cells that cannot be parsed as they are. */
export const shownRowTexts = (field: Pick<AnyField, 'rows'>, text: string): string =>
  (rowTextsOf(text) ?? [])
    .map(row =>
      modelOf(field)
        .names.map(name => row[name] ?? '')
        .filter(cell => cell !== '')
        .join(', '),
    )
    .join('; ')
