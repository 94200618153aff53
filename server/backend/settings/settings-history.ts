import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { CompanyHistoryItem } from '#contracts/companies/shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { AnyField, FieldValue, FormValues } from '#contracts/forms/field.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import type { Pagination } from '#contracts/wire.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Page } from '../platform/http/answer.ts'
import type { Opens } from '../platform/http/ask.ts'
import { orderOf, searchedIn, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { event } from '../tables/schema.ts'
import { type SettingChange, settingsChanged } from './change-settings.ts'
import { type CompanyRow, settingField, settingsOf, settingsWithin } from './company-settings.ts'

/** The most rows when no page is requested. */
const maxAtOnce = 10_000

/** The changed fields of an event, one row each. */
const field = sql<string>`change.key`
const changes = sql`jsonb_each(${event.payload} -> 'changes') as change`
const user = sql`coalesce(${event.actorName}, '') || ' ' || coalesce(${event.actor}, '')`

/** The wire names of a row's values, with their columns. */
const values = { Before: sql`change.value -> 'from'`, After: sql`change.value -> 'to'` } as const
const searchable = { Label: field, User: user, ...values }

const swedish = new Intl.Collator('sv-SE')
/**
 * Returns the order by label. The database does not know the labels, which come from the model and
 * partly from the company's wording, so it is given their order.
 */
function placeByLabel(form: FormValues): SQL {
  const labels = new Map(companySettings.names.map(name => [name, nameOf(name, form)]))
  const byLabel = [...labels].toSorted(([, a], [, b]) => swedish.compare(a, b)).map(([name]) => name)
  return sql`array_position(${sql.param(byLabel)}::text[], ${field})`
}
/** The secondary order: the newest first. */
const age = sql`-${event.seq}`
const sortableBy = (labelPlace: SQL) => ({
  TimeStamp: event.seq,
  User: [sql`${user} collate "sv-x-icu"`, age],
  Label: [labelPlace, age],
})
/** The order of fields saved together: by label, in either direction of the list. */
const within = ({ sortBy, sortOrder }: Pagination, labelPlace: SQL): SQL =>
  sortBy !== undefined && sortOrder === 'desc' ? sql`-${labelPlace}` : labelPlace

interface Asked {
  readonly opens: Opens
  readonly row: CompanyRow
  readonly pagination: Pagination
  readonly now: Date
}

/**
 * Returns the changes of the settings that the account may read, of the transaction's company.
 *
 * @throws Refusal rightMissing when it may read none, invalidRequest when sorted by or searched in
 * an unknown field
 */
export async function settingsHistory(
  tx: Transaction,
  { opens, row, pagination, now }: Asked,
): Promise<Page<CompanyHistoryItem[]>> {
  const readable = [...(await settingsWithin(opens, 'read'))]
  if (readable.length === 0) throw new Refusal(errors.rightMissing)
  const mine = and(eq(event.type, settingsChanged), eq(event.ftgKey, row.ftgKey), inArray(field, readable))
  const form = settingsOf(row)
  const found = and(mine, await foundBy(pagination, { tx, mine, form, now }))
  const { limit, offset } = rowsOf(pagination, maxAtOnce)
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
  /** The condition for rows that the account may read. */
  readonly mine: SQL | undefined
  readonly form: FormValues
  readonly now: Date
}

/**
 * Returns the condition for rows that match a search. Labels and displayed values come from the
 * model, so the matches are computed here and not in the database.
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
 * Returns the condition for rows whose displayed value contains the term. Each distinct value is
 * formatted once.
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

/** Returns a field's name outside its form, in the company's wording. */
export const nameOf = (name: string, form: FormValues): string => companySettingsLayout.nameOf(form, name)

/** Returns a sent value in its displayed form. */
export function shown(
  field: AnyField | undefined,
  value: FieldValue | undefined,
  form: FormValues,
  at: Date,
): string | null {
  if (value === undefined || !field) return null
  const day = swedishDate(at)
  return shownValue(field, field.format(day).read(value), form, day)
}
