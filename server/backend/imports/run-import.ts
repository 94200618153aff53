import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { maxImportBytes, maxPreviewRows } from '#contracts/imports/limits.ts'
import type { ColumnChoice, ImportCounts, ImportFile, ImportOutcome, ImportPreview } from '#contracts/imports/shapes.ts'
import { type ImportKindCode, importFields, importKindOf, kindsOf } from '#contracts/registers/import-kinds.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Opens } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { mapInTurns } from '../platform/in-turns.ts'
import { registerStore } from '../registers/register-store.ts'
import { fileRefusal } from './file-refusal.ts'
import { guessedColumns, type ParsedRow, parseRow, rowsOfTable } from './parse-rows.ts'
import { type CellForm, paxmlCells } from './read-cell.ts'
import { textOf } from './reading/cell.ts'
import { readPaxml, readTable } from './reading/read-file.ts'
import type { TableForm } from './reading/table.ts'
import { clients } from './targets/clients.ts'
import { employees } from './targets/employees.ts'
import { history } from './targets/history.ts'
import { rowsOfPayroll } from './targets/pay-and-time.ts'
import type { ImportContext, ImportTarget, RowResult } from './targets/target.ts'

const targets: Readonly<Record<ImportKindCode, ImportTarget>> = {
  PER: employees,
  BRU: clients,
  LON: rowsOfPayroll('LON'),
  TID: rowsOfPayroll('TID'),
  HIS: history,
}

const { model } = registers.importDefinitions

/** The values of an import definition. */
type Definition = FormValues &
  Omit<TableForm, 'Kolumner'> &
  CellForm & { readonly Kolumner: readonly (ColumnChoice & TableForm['Kolumner'][number])[] }

/** A file that was read: its rows, and which columns they are of. */
export interface ReadFile {
  readonly columns: readonly string[]
  readonly chosen: readonly ColumnChoice[]
  readonly rows: readonly ParsedRow[]
  /** What else of the file is not read, in Swedish. */
  readonly unread: readonly string[]
}

/**
 * Returns an import definition with the rights to use it.
 *
 * @throws Refusal registerItemMissing, rightMissing
 */
export async function definitionOf(tx: Transaction, id: string, opens: Opens, today: IsoDate) {
  const found = await registerStore(registers.importDefinitions).one(tx, id)
  if (!found) throw new Refusal(errors.registerItemMissing)
  for (const kind of kindsOf(found.values)) {
    if (!(await opens({ right: importKindOf(kind).right }))) throw new Refusal(errors.rightMissing)
  }
  return { ...found, form: model.read(found.values, today) as Definition }
}

/**
 * Reads a file by a definition.
 *
 * @throws Refusal importFileRefused
 */
export async function readImport(definition: Definition, file: ImportFile, today: IsoDate): Promise<ReadFile> {
  const content = Buffer.from(file.Content, 'base64')
  if (content.length > maxImportBytes) throw fileRefusal('Filen är större än 5 MB. Dela den i flera.')
  if (content.length === 0) throw fileRefusal('Filen är tom.')
  const kinds = kindsOf(definition)
  if (definition.Format === 'PAXML') {
    const { rows: read, unread } = await readPaxml(content, kinds)
    const rows = limited(read)
    const form = { ...paxmlCells, Koder: definition.Koder }
    return { columns: [], chosen: [], unread, rows: await mapInTurns(rows, row => parseRow(row, form, today)) }
  }
  const [kind = 'PER'] = kinds
  const table = await readTable(content, definition)
  const chosen = columnsFor(definition, file, table.columns)
  const rows = limited(rowsOfTable(kind, table, chosen))
  if (rows.length === 0) throw fileRefusal('Filen har inga rader under rubrikerna.')
  return {
    // The columns of fixed positions are those of the definition.
    columns: definition.Format === 'FAST' ? [] : table.columns,
    chosen,
    unread: table.unread,
    rows: await mapInTurns(rows, row => parseRow(row, definition, today)),
  }
}

/** Returns the columns of a file: the chosen ones, the definition's, or by their headings. */
function columnsFor(
  definition: Definition,
  { Kolumner }: ImportFile,
  columns: readonly string[],
): readonly ColumnChoice[] {
  const [kind = 'PER'] = kindsOf(definition)
  if (definition.Format === 'FAST') return definition.Kolumner.map(({ Falt }) => ({ Falt, Kolumn: Falt }))
  const fields = importFields(importKindOf(kind))
  const asked = Kolumner ?? definition.Kolumner.map(({ Falt, Kolumn }) => ({ Falt, Kolumn }))
  const unknown = Kolumner?.find(({ Falt, Kolumn }) => !fields.includes(Falt) || !columns.includes(Kolumn))
  if (unknown) throw fileRefusal(`Kolumnen ”${unknown.Kolumn}” eller fältet ${unknown.Falt} finns inte.`)
  return asked.length > 0
    ? asked.filter(({ Kolumn }) => columns.includes(Kolumn))
    : guessedColumns(importKindOf(kind), columns)
}

/** Returns the fields without a column that rows cannot be stored without. */
function missingFields({ columns, chosen }: ReadFile, wrong: readonly StoredRow[]): readonly string[] {
  const [first] = wrong
  if (columns.length === 0 || !first) return []
  const withoutColumn = importFields(importKindOf(first.kind)).filter(name => !chosen.some(({ Falt }) => Falt === name))
  return withoutColumn.filter(name => wrong.some(({ problems }) => Object.hasOwn(problems, name)))
}

/** @throws Refusal importFileRefused for more rows of a kind than are stored at once */
function limited<Row extends { readonly kind: ImportKindCode }>(rows: readonly Row[]): readonly Row[] {
  for (const [kind, some] of Map.groupBy(rows, row => row.kind)) {
    const { most, items } = importKindOf(kind)
    if (some.length > most)
      throw fileRefusal(`Filen har fler än ${most.toLocaleString('sv')} ${items}. Dela den i flera.`)
  }
  return rows
}

/** A row with what was done with it. */
export type StoredRow = ParsedRow & RowResult

/** Stores rows, and returns what was done with each. The caller rolls back when one is wrong. */
export async function storeRows(
  tx: Transaction,
  rows: readonly ParsedRow[],
  context: ImportContext,
): Promise<readonly StoredRow[]> {
  const stored: StoredRow[] = []
  for (const [kind, some] of Map.groupBy(rows, row => row.kind)) {
    const results = await targets[kind](tx, some, context)
    stored.push(...some.map((row, at) => ({ ...row, ...(results[at] as RowResult) })))
  }
  return stored
}

/** Returns how many rows are new, changed and unchanged. */
export const countsOf = (rows: readonly StoredRow[]): ImportCounts => ({
  Nya: rows.filter(({ outcome }) => outcome === 'NY').length,
  Andrade: rows.filter(({ outcome }) => outcome === 'ANDRAD').length,
  Oforandrade: rows.filter(({ outcome }) => outcome === 'OFORANDRAD').length,
})

/** Returns what a person sees of an import before it is stored: wrong rows, then changes. */
export function previewOf(read: ReadFile, rows: readonly StoredRow[]): ImportPreview {
  const having = (is: ImportOutcome) => rows.filter(({ outcome }) => outcome === is)
  const wrong = having('FEL')
  const shown = [...wrong, ...having('ANDRAD'), ...having('NY'), ...having('OFORANDRAD')]
  return {
    Kolumnnamn: [...read.columns],
    Kolumner: [...read.chosen],
    Saknas: [...missingFields(read, wrong)],
    Olasta: read.columns.filter(name => !read.chosen.some(({ Kolumn }) => Kolumn === name)),
    OlastaDelar: [...read.unread],
    ...countsOf(rows),
    Felaktiga: wrong.length,
    Rader: shown.slice(0, maxPreviewRows).map(({ line, kind, outcome, cells, problems, name = '', changes = [] }) => ({
      Rad: line,
      Slag: kind,
      Utfall: outcome,
      Namn: name,
      Celler: Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, textOf(cell)])),
      Andringar: [...changes],
      Fel: { ...problems },
    })),
  }
}
