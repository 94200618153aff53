import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { companyRow, companyTables, keyedTables, notCopied } from './company-tables.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const asked = async <Row extends Record<string, unknown>>(query: string) =>
  (await test.database.orm.execute<Row>(sql.raw(query))).rows

it('every table with a company’s key is a part of a copy, or says why not', async () => {
  const inDatabase = await asked<{ name: string }>(
    `select table_name as name from information_schema.columns join pg_class on relname = table_name
     where column_name = 'ftg_key' and table_schema = 'public' and relkind in ('r', 'p')`,
  )
  const accounted = [companyRow, ...companyTables].map(({ name }) => name).concat(Object.keys(notCopied))
  expect(keyedTables().filter(name => !accounted.includes(name))).toEqual([])
  // Finds tables of the database that are missing from the schema, and would not be copied.
  expect(
    inDatabase.map(({ name }) => name).filter(name => !keyedTables().includes(name) && !accounted.includes(name)),
  ).toEqual([])
})

it('a copy’s rows fit beside the original’s: whatever is unique is so within a company', async () => {
  const unique = await asked<{ name: string; columns: string[] }>(
    `select t.relname as name, array_agg(a.attname::text) as columns
     from pg_index i join pg_class t on t.oid = i.indrelid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey)
     where i.indisunique group by t.relname, i.indexrelid`,
  )
  const copied = companyTables.map(({ name }) => name)
  expect(unique.filter(({ name, columns }) => copied.includes(name) && !columns.includes('ftg_key'))).toEqual([])
})

it('every copied table is open to the cloning role', async () => {
  const open = await asked<{ name: string }>(
    `select distinct tablename as name from pg_policies where policyname = 'clone_source'`,
  )
  const names = open.map(({ name }) => name)
  expect(companyTables.map(({ name }) => name).filter(name => !names.includes(name))).toEqual([])
})

it('each table comes after those that its rows refer to', () => {
  const names = companyTables.map(({ name }) => name)
  expect(names.indexOf('department')).toBeLessThan(names.indexOf('employee'))
})

it('what the database works out by itself is not copied', () => {
  expect(companyTables.find(({ name }) => name === 'employee')?.columns).not.toContain('search_text')
})
