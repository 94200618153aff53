import { type SQL, sql } from 'drizzle-orm'
import type { ReportColumn } from '#contracts/reports/columns.ts'
import type { Report, ReportPart } from '#contracts/reports/report.ts'
import type { Pagination } from '#contracts/wire.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Page } from '../platform/http/answer.ts'
import { orderOf, searchOf } from '../platform/http/list-query.ts'
import { rowsOf } from '../platform/http/pagination.ts'
import type { FactsQuery } from './facts-query.ts'

/** The most rows when no page is requested. */
const most = 10_000

const name = (text: string): SQL => sql`${sql.identifier(text)}`
const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)
const names = (texts: readonly string[]): SQL => list(texts.map(name))
const as = (value: SQL, column: string): SQL => sql`${value} as ${name(column)}`

/** Returns the value of a column over facts: of a row, or of all that a total counts. */
function columnOf(report: Report, column: ReportColumn): SQL {
  switch (column.kind) {
    case 'by':
      return name(column.field)
    case 'usual':
      return sql`mode() within group (order by ${name(column.field)})`
    case 'count':
      return sql`count(distinct ${name(column.field)})`
    case 'sum':
      return sumOf(report, column.field, column.within)
    case 'ratio': {
      const [of, per] = [column.of, column.per].map(each => columnOf(report, report.columns[each] as ReportColumn))
      return sql`round(${of} / nullif(${per}, 0), 2)`
    }
  }
}

/** Returns a sum in kronor or units, or null where the facts differ in the field `within`. */
function sumOf({ facts }: Report, field: string, within: string | undefined): SQL {
  const sum = facts.fields[field] === 'text' ? sql`sum(${name(field)})` : sql`sum(${name(field)})::numeric / 100`
  if (within === undefined) return sum
  return sql`case when min(${name(within)}) = max(${name(within)}) then ${sum} end`
}

/** Returns columns of a query as one JSON object. */
const object = (columns: readonly string[]): SQL =>
  sql`json_build_object(${list(columns.map(each => sql`${each}::text, ${name(each)}`))})`

/**
 * Returns a page of a report's rows, and the sums of all rows that match, of one instant. The sums
 * are of the facts, and never of rows or of other sums: a person in two rows is one person.
 *
 * @throws Refusal invalidRequest when sorted by or searched in an unknown column
 */
export async function reportPage(
  tx: Transaction,
  report: Report,
  { fields, from }: FactsQuery,
  pagination: Pagination,
): Promise<Page<ReportPart>> {
  const { columns, keys, measures, group, sortedBy, searched } = report
  const all = Object.keys(columns)
  const valuesOf = (of: readonly string[]) => of.map(each => as(columnOf(report, columns[each] as ReportColumn), each))
  const [last = '', ...rest] = keys
  const sorted = Object.fromEntries(all.map(each => [each, [name(each), ...rest.map(name)]]))
  const order = orderOf({ sortBy: sortedBy, ...pagination }, sorted, [], name(last))
  const search = searchOf(pagination, Object.fromEntries(searched.map(each => [each, name(each)])))
  const { limit, offset } = rowsOf(pagination, most)
  const fact = list(Object.keys(report.facts.fields).map(field => as(fields[field] as SQL, field)))
  const fieldsOfKeys = keys.map(key => columnOf(report, columns[key] as ReportColumn))
  const matching = search && sql`where (${list(fieldsOfKeys)}) in (select ${names(keys)} from found)`
  const byGroup = group === undefined ? undefined : columnOf(report, columns[group] as ReportColumn)
  const sums = [as(byGroup ?? sql`null::text`, 'Grupp'), ...valuesOf(measures)]
  const { rows } = await tx.execute<{ total: string; rows: ReportPart['Rader']; sums: ReportPart['Summor'] }>(sql`
    with fact as (select ${fact} ${from}),
      line as (select ${list(valuesOf(all))} from fact group by ${list(fieldsOfKeys)}),
      found as (select * from line ${search && sql`where ${search}`}),
      page as (
        select *, row_number() over (order by ${list(order)}) as "@" from found
        order by "@" limit ${limit} offset ${offset}
      ),
      sum as (
        select ${list(sums)}, ${byGroup ? sql`grouping(${byGroup})` : sql`1`} as "@" from fact ${matching}
        ${byGroup && sql`group by grouping sets ((${byGroup}), ())`}
      )
    select
      (select count(*) from found) as total,
      (select coalesce(json_agg(${object(all)} order by "@"), '[]') from page) as rows,
      (select json_agg(${object(['Grupp', ...measures])} order by "@", "Grupp") from sum) as sums
  `)
  const [found] = rows
  return { data: { Rader: found?.rows ?? [], Summor: found?.sums ?? [] }, totalRows: Number(found?.total ?? 0) }
}
