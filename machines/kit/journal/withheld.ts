import type { JournalEvent } from './journal.types.ts'
import { REDACTED } from './redact.ts'

/**
 * The fields whose texts and numbers may be told of an event: what it is, where in the program it
 * happened, how it went, and counts. Everything else may be somebody's name or pay, and is
 * withheld: also of fields that do not exist yet.
 */
const told: ReadonlySet<string> = new Set([
  'type',
  'tag',
  'kind',
  'act',
  'action',
  'actorId',
  'batch',
  'view',
  'mode',
  'page',
  'field',
  'fields',
  'column',
  'sortBy',
  'sortOrder',
  'pageNum',
  'perPage',
  'totalRows',
  'searchFields',
  'keyFields',
  'rowsPerCall',
  'count',
  'status',
  'dvCode',
  'answer',
  'seq',
  'at',
  'writtenAt',
  'today',
  'now',
  'deadline',
  'year',
  'Year',
  'buildId',
  'Version',
  'version',
  'Status',
  'StatusText',
  'Period',
  'period',
  'FtgId',
  'key',
  'idempotencyKey',
  'method',
])

/** Names of fields. A key of another form may be somebody's: a login, a name. */
const fieldName = /^[A-Za-zÅÄÖåäö_][\wÅÄÖåäö]{0,39}$/

/**
 * Returns an event with its shape, its flags and the fields that may be told, and without its
 * texts and numbers otherwise. An error keeps its name, and a gap its reason, which are the
 * program's own.
 */
export function withheld(event: JournalEvent): JournalEvent {
  const { type, ...rest } = event
  if (type.startsWith('journal.') && typeof rest.reason === 'string') return event
  return { ...(shapeOf(rest, '') as object), type }
}

function shapeOf(value: unknown, field: string): unknown {
  if (typeof value === 'string' || typeof value === 'number') {
    const isEmpty = value === '' || value === 0
    return isEmpty || told.has(field) ? value : REDACTED
  }
  if (Array.isArray(value)) return value.map(each => shapeOf(each, field))
  if (typeof value !== 'object' || value === null) return value
  const isError = field === 'error' && Object.keys(value).join() === 'name'
  if (isError) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each], at) => [
      fieldName.test(name) ? name : `${REDACTED}${at + 1}`,
      shapeOf(each, name),
    ]),
  )
}
