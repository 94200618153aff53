import { getTableName } from 'drizzle-orm'
import { defineProjection, type Projection } from '../platform/replay/define-projection.ts'
import { yearTables } from '../platform/replay/projected-tables.ts'
import type { RowsByTable } from '../platform/replay/rows.ts'
import { yearsChanged } from './years.ts'

/** The tables of registers whose events carry the rows, with the columns that identify a row. */
const ofRegisters: Readonly<Record<string, readonly string[]>> = {
  pay_type: ['year', 'table_code', 'number'],
  pay_type_table: ['year', 'code'],
}

/** Replaces the rows that an event of a register has changed. */
const changed: Projection['fold'][string] = (rows, { changed: tables = {} }) => {
  for (const [table, news] of Object.entries(tables as RowsByTable)) {
    const identity = ofRegisters[table] ?? []
    rows.change(table, row => news.find(each => identity.every(name => each[name] === row[name])) ?? row)
  }
}

/** Removes a pay type, or a table with its pay types. */
const removed: Projection['fold'][string] = (rows, { register, key, year }) => {
  if (register === 'payTypes') {
    rows.remove('pay_type', row => row.year === year && `${row.table_code}/${row.number}` === key)
  }
  if (register === 'payTypeTables') {
    rows.remove('pay_type', row => row.year === year && row.table_code === key)
    rows.remove('pay_type_table', row => row.year === year && row.code === key)
  }
}

const purged = ({ years }: Readonly<Record<string, unknown>>) => (Array.isArray(years) ? years : [])

export const salaryYearsProjection = defineProjection({
  subject: 'salary-years',
  tables: yearTables,
  fold: {
    // Its rows are `added`.
    [yearsChanged[0]]: () => {},
    [yearsChanged[1]]: (rows, payload) => {
      const going = purged(payload)
      for (const { table } of yearTables) rows.remove(getTableName(table), ({ year }) => going.includes(year))
    },
    // New rows are `added`.
    'register.changed': changed,
    'register.removed': removed,
  },
  story: {
    [yearsChanged[0]]: ({ year }) => [
      { thing: `salary-year:${String(year)}`, text: `Löneår ${String(year)} skapades` },
    ],
    [yearsChanged[1]]: payload =>
      purged(payload).map(year => ({ thing: `salary-year:${year}`, text: `Löneår ${year} rensades` })),
  },
})
