import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { type AnyField, type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import type { Rights } from '#contracts/rights/catalogue.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import type { CompanyHistoryItem } from '#contracts/shapes/company.ts'
import type { Pagination } from '#contracts/wire.ts'
import { event, userAccount } from '../database/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import type { Page } from '../http/answer.ts'
import { orderOf, searchedIn, searchOf } from '../http/list-query.ts'
import { rowsOf } from '../http/pagination.ts'
import { Refusal } from '../http/refusal.ts'
import { swedishDate } from '../swedish-date.ts'
import { type SettingChange, settingsChanged } from './change-settings.ts'
import { type CompanyRow, settingField, settingsOf, settingsWithin } from './company-settings.ts'

/** What who asks for no page gets. */
const newest = 100

/** A change's fields, each a row. */
const field = sql<string>`change.key`
const searchable = { Label: field, User: sql`coalesce(${userAccount.name}, ${event.actor})` }

interface Asked {
  readonly rights: Rights
  readonly row: CompanyRow
  readonly pagination: Pagination
}

/**
 * Who has changed which of the settings that may be read, of the company that the transaction acts for.
 *
 * @throws Refusal rightMissing when none may be read, invalidRequest when it is sorted or searched by what is not there
 */
export async function settingsHistory(
  tx: Transaction,
  { rights, row, pagination }: Asked,
): Promise<Page<CompanyHistoryItem[]>> {
  const readable = [...settingsWithin(rights, 'read')]
  if (readable.length === 0) throw new Refusal(errors.rightMissing)
  const form = settingsOf(row)
  const found = and(
    eq(event.type, settingsChanged),
    eq(event.ftgKey, row.ftgKey),
    inArray(field, readable),
    foundBy(pagination, form),
  )
  const { limit, offset } = rowsOf(pagination, newest)
  const changes = sql`jsonb_each(${event.payload} -> 'changes') as change`
  const query = () => tx.select(columns).from(event).innerJoin(sql`lateral ${changes}`, sql`true`)
  const rows = await query()
    .leftJoin(userAccount, eq(userAccount.login, event.actor))
    .where(found)
    .orderBy(...orderOf(pagination, { TimeStamp: event.seq }, sql`${event.seq} desc`, field))
    .limit(limit)
    .offset(offset)
  const counted = query().leftJoin(userAccount, eq(userAccount.login, event.actor)).where(found).as('counted')
  return { totalRows: await tx.$count(counted), data: rows.map(each => itemOf(each, form)) }
}

const columns = {
  at: event.at,
  actor: event.actor,
  name: userAccount.name,
  field: field.as('field'),
  change: sql<SettingChange>`change.value`.as('change_value'),
}

/** Labels are the model's: which fields they are of is known here, and not in the database. */
function foundBy(pagination: Pagination, form: FormValues): SQL | undefined {
  const term = pagination.searchTerm?.trim().toLocaleLowerCase('sv')
  const fields = searchedIn(pagination, searchable).map(([name]) => name)
  if (!term) return undefined
  const labelled = fields.includes('Label')
    ? companySettings.names.filter(name => nameOf(name, form).toLocaleLowerCase('sv').includes(term))
    : []
  return or(
    labelled.length > 0 ? inArray(field, labelled) : sql`false`,
    fields.includes('User') ? searchOf({ searchTerm: term }, { User: searchable.User }) : undefined,
  )
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

/** What a field is called in the company. */
function nameOf(name: string, form: FormValues): string {
  const field = settingField(name)
  return field ? labelOf(field, form) : name
}

/** A value that has travelled, as people read it. */
function shown(field: AnyField | undefined, value: FieldValue | undefined, form: FormValues, at: Date): string | null {
  if (value === undefined || !field) return null
  const day = swedishDate(at)
  return shownValue(field, field.format(day).read(value), form, day)
}
