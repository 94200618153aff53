import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import { type AnyField, labelOf } from '#contracts/forms/field.ts'
import type { AnyFormModel } from '#contracts/forms/form-model.ts'
import { type ImportKind, type ImportKindCode, importFields, importKindOf } from '#contracts/imports/import-kinds.ts'
import type { ColumnChoice } from '#contracts/imports/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FileRow } from './read-paxml.ts'
import type { Table } from './read-table.ts'

/** A row with its values in their wire format, and the reasons of cells that have none. */
export interface ParsedRow extends FileRow {
  readonly values: FormValues
  readonly problems: Readonly<Record<string, string>>
}

/** How cells are written: the values of an import definition. */
export interface CellForm {
  readonly DatumForm: string
  readonly DecimalTecken: string
  readonly Koder: readonly { readonly FilKod: string; readonly Kod: string }[]
}

/** How PAXml writes dates and numbers. */
export const paxmlCells = { DatumForm: 'ISO', DecimalTecken: '.' } as const

const plain = (text: string) => text.toLocaleLowerCase('sv').replace(/[\s._-]/g, '')

/** Returns the columns of the fields whose label, wire name or alias is a heading. */
export function guessedColumns(
  kind: Pick<ImportKind, 'model' | 'aliases'>,
  columns: readonly string[],
): ColumnChoice[] {
  return importFields(kind).flatMap(Falt => {
    const field = kind.model.fields[Falt]
    const names = [Falt, field ? labelOf(field, {}) : Falt, ...(kind.aliases[Falt] ?? [])].map(plain)
    const Kolumn = columns.find(column => names.includes(plain(column)))
    return Kolumn === undefined ? [] : [{ Falt, Kolumn }]
  })
}

/** Returns the rows of a table by field. A column that the table lacks is left out. */
export const rowsOfTable = (
  kind: ImportKindCode,
  { columns, lines }: Table,
  chosen: readonly ColumnChoice[],
): FileRow[] =>
  lines.map(({ number, cells }) => ({
    line: number,
    kind,
    cells: Object.fromEntries(
      chosen.flatMap(({ Falt, Kolumn }) => {
        const at = columns.indexOf(Kolumn)
        return at < 0 ? [] : [[Falt, cells[at] ?? '']]
      }),
    ),
  }))

/** Texts that a spreadsheet runs: a sign before a number or a telephone number is none. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s().,/-]*$))/

/** Returns the values of a row's cells, and why some have none. */
export const parseRow = (row: FileRow, form: CellForm, today: IsoDate): ParsedRow => ({
  ...row,
  ...parseCells(importKindOf(row.kind).model, row.cells, form, today),
})

/** Returns the values of cells by field name, and why some have none. */
export function parseCells(
  model: AnyFormModel,
  cells: FileRow['cells'],
  form: CellForm,
  today: IsoDate,
): Pick<ParsedRow, 'values' | 'problems'> {
  const values: Record<string, FieldValue> = {}
  const problems: Record<string, string> = {}
  for (const [name, cell] of Object.entries(cells)) {
    const field = model.fields[name]
    if (!field) continue
    // Our own files mark such texts with an apostrophe.
    const text = /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
    if (formula.test(text)) {
      problems[name] = 'Cellen ser ut som en formel. Skriv den som text.'
      continue
    }
    const read = field.format(today).parse(typedText(name, field, text, form), labelOf(field, {}))
    if (read.ok) values[name] = field.format(today).write(read.value)
    else problems[name] = read.message
  }
  return { values, problems }
}

const codeFields: readonly string[] = ['LonKod', 'LonArtNr', 'TidKod']

/** Returns a cell as a person would type it in the field. */
function typedText(name: string, field: AnyField, text: string, { DatumForm, DecimalTecken, Koder }: CellForm): string {
  if (codeFields.includes(name)) return Koder.find(({ FilKod }) => FilKod === text)?.Kod ?? text
  switch (field.kind) {
    case 'date':
      return dateText(text, DatumForm)
    case 'decimal':
    case 'integer':
      return DecimalTecken === '.' ? text.replaceAll(',', '') : text.replace(/\.(?=\d{3}(?:\D|$))/g, '')
    case 'choice': {
      const options = field.choices?.({}) ?? []
      return options.find(({ value, label }) => [value, label].some(each => plain(each) === plain(text)))?.value ?? text
    }
    case 'flag':
      return /^(ja|j|x|1|sant|true)$/i.test(text) ? 'Ja' : /^(nej|n|0|falskt|false)?$/i.test(text) ? 'Nej' : text
    default:
      return text
  }
}

/** Returns a date as YYYY-MM-DD. One that is not written in the form is returned to be refused. */
function dateText(text: string, form: string): string {
  if (text === '' || /^\d{4}-\d\d-\d\d$/.test(text) || (form === 'ISO' && /^\d{8}$/.test(text))) return text
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? []
  if (year === '' || form === 'ISO') return `felaktigt ${text}`
  const [day, month] = form === 'DMY' ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
