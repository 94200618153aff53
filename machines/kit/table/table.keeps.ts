import { forgotten, type Keeps, kept, unstored } from '../journal/registry.ts'
import type { BatchOutcome, TableContext } from './table.types.ts'

/**
 * What of a table is stored for the page after a reload: what the person has chosen and searched
 * for, and of the rows only what identifies the selected ones, and what the batches need of them.
 * The page is fetched again.
 */
export const tableKeeps: Keeps<TableContext> = {
  name: kept,
  of: kept,
  sortBy: kept,
  sortOrder: kept,
  perPage: kept,
  pageNum: kept,
  // What the person has typed, which may be a name.
  searchTerm: kept,
  searchFields: kept,
  shownTerm: kept,
  shownFields: kept,
  keyFields: kept,
  // A batch that sends whole rows would have to be stored with them.
  batches: batches => (batches.some(({ body }) => body === 'items') ? unstored : batches),
  page: forgotten(null),
  seen: forgotten([]),
  failure: kept,
  selected: (selected, context) => new Map([...selected].map(([key, row]) => [key, bare(row, context)])),
  batch: kept,
  chosen: kept,
  outcome: (outcome, context) => outcome && bareOutcome(outcome, context),
  format: kept,
  collected: forgotten([]),
}

/** Returns what identifies a row, what the batches send of it, and whether they ask about it. */
function bare(row: object, { keyFields, batches }: TableContext): object {
  const sent = batches.flatMap(({ body }) => (typeof body === 'object' ? body : []))
  const asked = batches.flatMap(({ isAskedAbout }) => (typeof isAskedAbout === 'string' ? [isAskedAbout] : []))
  return Object.fromEntries([
    ...asked.map(field => [field, Boolean(Reflect.get(row, field))]),
    ...[...keyFields, ...sent].map(field => [field, Reflect.get(row, field)]),
  ])
}

const bareOutcome = (outcome: BatchOutcome, context: TableContext): BatchOutcome => ({
  ...outcome,
  rows: outcome.rows.map(row => bare(row, context)),
  failures: outcome.failures.map(({ row, message }) => ({ row: bare(row, context), message })),
})
