import { type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import type { AnyFormModel } from '#contracts/forms/form-model.ts'
import type { ColumnChoice } from '#contracts/imports/shapes.ts'
import { type ImportKind, type ImportKindCode, importFields, importKindOf } from '#contracts/registers/import-kinds.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { fileRefusal } from './file-refusal.ts'
import { type CellForm, plain, readCell } from './read-cell.ts'
import { textOf } from './reading/cell.ts'
import type { FileRow } from './reading/read-paxml.ts'
import type { Table } from './reading/table.ts'
import { withDays } from './time-cells.ts'

/** A row with its values in their wire format, and the reasons of cells that have none. */
export interface ParsedRow extends FileRow {
  readonly values: FormValues
  readonly problems: Readonly<Record<string, string>>
}

/**
 * Returns the columns of the fields whose label, wire name or alias is a heading.
 *
 * @throws Refusal importFileRefused when several columns are of one field
 */
export function guessedColumns(
  kind: Pick<ImportKind, 'model' | 'aliases'>,
  columns: readonly string[],
): ColumnChoice[] {
  return importFields(kind).flatMap(Falt => {
    const field = kind.model.fields[Falt]
    const label = field ? labelOf(field, {}) : Falt
    const names = [Falt, label, ...(kind.aliases[Falt] ?? [])].map(plain)
    const [Kolumn, other] = columns.filter(column => names.includes(plain(column)))
    if (other !== undefined)
      throw fileRefusal(
        `Kolumnerna ”${Kolumn}” och ”${other}” är båda ${label}. Ange i importregistret vilken som gäller, eller ta bort den ena.`,
      )
    return Kolumn === undefined ? [] : [{ Falt, Kolumn }]
  })
}

/** Returns the rows of a table by field. A column that the table lacks is left out. */
export const rowsOfTable = (
  kind: ImportKindCode,
  { columns, lines }: Table,
  chosen: readonly ColumnChoice[],
): FileRow[] =>
  lines.map(({ number, cells, problem }) => ({
    line: number,
    kind,
    cells: Object.fromEntries(
      chosen.flatMap(({ Falt, Kolumn }) => {
        const at = columns.indexOf(Kolumn)
        return at < 0 ? [] : [[Falt, cells[at] ?? '']]
      }),
    ),
    ...(problem !== undefined && { problem }),
  }))

/** Returns the values of a row's cells, and why some have none. */
export function parseRow(row: FileRow, form: CellForm, today: IsoDate): ParsedRow {
  const cells = row.kind === 'TID' ? withDays(row.cells, form, today) : row.cells
  const { values, problems } = parseCells(importKindOf(row.kind).model, cells, form, today)
  return { ...row, values, problems: { ...problems, ...(row.problem !== undefined && { '': row.problem }) } }
}

const codeFields: readonly string[] = ['LonKod', 'LonArtNr', 'TidKod']

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
    const code = codeFields.includes(name) ? form.Koder.find(({ FilKod }) => FilKod === textOf(cell))?.Kod : undefined
    const read = readCell(field, code ?? cell, form, today)
    if (read.ok) values[name] = field.format(today).write(read.value)
    else problems[name] = read.message
  }
  return { values, problems }
}
