import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { giveOwnTables } from '../copies/own-tables.ts'
import { agreement, employee, employeeFact, registerItem } from '../platform/database/schema.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { keyOf } from '../platform/demo/make-licence.ts'

let test: TestDatabase
const file = join(import.meta.dirname, '../platform/database/migrations/0056_tables_of_employees.sql')

beforeEach(async () => {
  test = await createDemoDatabase()
})
afterEach(() => test.drop())

const within = <Result>(company: string, work: (tx: Transaction) => Promise<Result>) =>
  withTenant(test.database, { licNr: 'WEB100200', ftgKey: keyOf(company) }, work)
const tablesOf = (company: string) =>
  within(company, async tx => {
    const people = await tx.select({ one: employee.payCodeTable }).from(employee)
    const agreements = await tx.select({ one: agreement.payTypeTable }).from(agreement)
    const facts = await tx.select({ one: sql<string>`${employeeFact.values} ->> 'TabellStyKod'` }).from(employeeFact)
    const known = [...people, ...agreements, ...facts].map(({ one }) => one).filter(one => one !== null)
    return [...new Set(known)]
  })

const byMigration = () =>
  // What row-level security hides of the owner is seen to by the migrations themselves.
  test.asOwner(`alter table employee no force row level security; alter table agreement no force row level security;
    alter table employee_fact no force row level security; alter table register_item no force row level security;
    alter table pay_type_table no force row level security; alter table company no force row level security;
    ${readFileSync(file, 'utf8').replaceAll('--> statement-breakpoint', '')}`)

it.each([
  ['after the restore of an old copy', async () => void (await within('zenit', giveOwnTables))],
  ['by the migration', async () => void (await byMigration())],
])('employees who have a table that their company lacks get its own %s, and nobody else changes', async (_, give) => {
  const before = await within('nordsken', tx => tx.select().from(employee))
  await within('zenit', async tx => {
    await tx.update(employee).set({ payCodeTable: 'STANDARD' })
    await tx.update(agreement).set({ payTypeTable: 'HANDELS' })
    const [one] = await tx.select({ number: employee.employmentNumber }).from(employee)
    const fact = {
      employmentNumber: one?.number ?? '',
      kind: 'avtal' as const,
      validFrom: '2027-01-01',
      inForce: false,
    }
    await tx.insert(employeeFact).values({ ...fact, values: { TabellStyKod: 'LSS AUTO', AvtalId: '' } })
    const template = { register: 'standardPersons', key: 'MALL', values: { Id: 'MALL', TabellStyKod: 'STANDARD' } }
    await tx.insert(registerItem).values(template)
  })
  await give()
  expect(await tablesOf('zenit')).toEqual(['TRANSP'])
  const [template] = await within('zenit', tx =>
    tx.select({ values: registerItem.values }).from(registerItem).where(eq(registerItem.key, 'MALL')),
  )
  expect(template?.values).toMatchObject({ TabellStyKod: '' })
  expect(await within('nordsken', tx => tx.select().from(employee))).toEqual(before)
})
