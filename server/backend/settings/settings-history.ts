import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { CompanyHistoryItem } from '#contracts/companies/shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { AnyField, FieldValue, FormValues } from '#contracts/forms/field.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import type { Rights } from '#contracts/rights/catalogue.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import type { Pagination } from '#contracts/wire.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { event } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Page } from '../platform/http/answer.ts'
import { orderOf, searchedIn, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type SettingChange, settingsChanged } from './change-settings.ts'
import { type CompanyRow, settingField, settingsOf, settingsWithin } from './company-settings.ts'

/** More than these are had page by page. */
const mostAtOnce = 10_000

/** A change's fields, each a row. */
const field = sql<string>`change.key`
const changes = sql`jsonb_each(${event.payload} -> 'changes') as change`
const user = sql`coalesce(${event.actorName}, '') || ' ' || coalesce(${event.actor}, '')`

/** What the values of a row are called where they lie. */
const values = { Before: sql`change.value -> 'from'`, After: sql`change.value -> 'to'` } as const
const searchable = { Label: field, User: user, ...values }

const swedish = new Intl.Collator('sv-SE')
/**
 * Labels are the model's, and some are the company's own word, so their order is given to the
 * database.
 */
function placeByLabel(form: FormValues): SQL {
  const labels = new Map(companySettings.names.map(name => [name, nameOf(name, form)]))
  const byLabel = [...labels].toSorted(([, a], [, b]) => swedish.compare(a, b)).map(([name]) => name)
  return sql`array_position(${sql.param(byLabel)}::text[], ${field})`
}
/** Of what is sorted by something else, the newest is first. */
const age = sql`-${event.seq}`
const sortableBy = (labelPlace: SQL) => ({
  TimeStamp: event.seq,
  User: [sql`${user} collate "sv-x-icu"`, age],
  Label: [labelPlace, age],
})
/** What was saved at once is told in the order of its labels, whichever way the list is sorted. */
const within = ({ sortBy, sortOrder }: Pagination, labelPlace: SQL): SQL =>
  sortBy !== undefined && sortOrder === 'desc' ? sql`-${labelPlace}` : labelPlace

interface Asked {
  readonly rights: Rights
  readonly row: CompanyRow
  readonly pagination: Pagination
  readonly now: Date
}

/**
 * Who has changed which of the settings that may be read, of the company that the transaction acts
 * for.
 *
 * @throws Refusal rightMissing when none may be read, invalidRequest when it is sorted or searched
 * by what is not there
 */
export async function settingsHistory(
  tx: Transaction,
  { rights, row, pagination, now }: Asked,
): Promise<Page<CompanyHistoryItem[]>> {
  const readable = [...settingsWithin(rights, 'read')]
  if (readable.length === 0) throw new Refusal(errors.rightMissing)
  const mine = and(eq(event.type, settingsChanged), eq(event.ftgKey, row.ftgKey), inArray(field, readable))
  const form = settingsOf(row)
  const found = and(mine, await foundBy(pagination, { tx, mine, form, now }))
  const { limit, offset } = rowsOf(pagination, mostAtOnce)
  const labelPlace = placeByLabel(form)
  const query = () => tx.select(columns).from(event).innerJoin(sql`lateral ${changes}`, sql`true`).where(found)
  const rows = await query()
    .orderBy(...orderOf(pagination, sortableBy(labelPlace), sql`${event.seq} desc`, within(pagination, labelPlace)))
    .limit(limit)
    .offset(offset)
  return { totalRows: await tx.$count(query().as('counted')), data: rows.map(each => itemOf(each, form)) }
}

const columns = {
  at: event.at,
  actor: event.actor,
  name: event.actorName,
  field: field.as('field'),
  change: sql<SettingChange>`change.value`.as('change_value'),
}

interface History {
  readonly tx: Transaction
  /** All that may be read. */
  readonly mine: SQL | undefined
  readonly form: FormValues
  readonly now: Date
}

/**
 * Labels, and values as people read them, are the model's: which rows have them is known here, and
 * not in the database.
 */
async function foundBy(pagination: Pagination, history: History): Promise<SQL | undefined> {
  const term = folded(pagination.searchTerm?.trim() ?? '')
  const fields = searchedIn(pagination, searchable).map(([name]) => name)
  if (term === '') return undefined
  const found: (SQL | undefined)[] = [sql`false`]
  if (fields.includes('User')) found.push(searchOf({ searchTerm: term }, { User: user }))
  if (fields.includes('Label'))
    found.push(
      inArray(
        field,
        companySettings.names.filter(name => folded(nameOf(name, history.form)).includes(term)),
      ),
    )
  for (const side of ['Before', 'After'] as const) {
    if (fields.includes(side)) found.push(await valuesWith(term, values[side], history))
  }
  return or(...found)
}

const folded = (text: string): string => text.toLocaleLowerCase('sv')

/**
 * Whether the value of a row, as it is shown, has the term in it. Each different value is looked at
 * once.
 */
async function valuesWith(term: string, value: SQL, { tx, mine, form, now }: History): Promise<SQL> {
  const different = await tx
    .selectDistinct({ field: field.as('field'), value: sql<FieldValue>`${value}`.as('value') })
    .from(event)
    .innerJoin(sql`lateral ${changes}`, sql`true`)
    .where(and(mine, sql`${value} is not null`))
  const matching = different
    .filter(each => folded(shown(settingField(each.field), each.value, form, now) ?? '').includes(term))
    .map(each => [each.field, each.value])
  const pairs = sql`select * from jsonb_array_elements(${JSON.stringify(matching)}::jsonb)`
  return sql`jsonb_build_array(${field}, ${value}) in (${pairs})`
}

interface Row {
  readonly at: Date
  readonly actor: string | null
  readonly name: string | null
  readonly field: string
  readonly change: SettingChange
}

const itemOf = ({ at, actor, name, field: Field, change }: Row, form: FormValues): CompanyHistoryItem => ({
  TimeStamp: at.toISOString(),
  User: actor === null ? null : { Login: actor, Namn: name ?? actor },
  Field,
  Label: nameOf(Field, form),
  Before: shown(settingField(Field), change.from, form, at),
  After: shown(settingField(Field), change.to, form, at),
})

/** What a field is called in the company, where it stands alone. */
const nameOf = (name: string, form: FormValues): string => companySettingsLayout.nameOf(form, name)

/** A value that has travelled, as people read it. */
function shown(field: AnyField | undefined, value: FieldValue | undefined, form: FormValues, at: Date): string | null {
  if (value === undefined || !field) return null
  const day = swedishDate(at)
  return shownValue(field, field.format(day).read(value), form, day)
}
