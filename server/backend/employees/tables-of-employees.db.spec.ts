import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyOf, restoreCopy } from '../copies/restore-copy.ts'
import { madeByFormat } from '../copies/testing.ts'
import { writeCopy } from '../copies/write-copy.ts'
import { keyOf } from '../demo/make-licence.ts'
import { type Transaction, withTenant } from '../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { Progress } from '../platform/jobs/progress.ts'
import { agreement, employee, employeeFact, registerItem } from '../tables/schema.ts'

let test: TestDatabase
const file = join(import.meta.dirname, '../platform/database/migrations/0056_tables_of_employees.sql')

beforeEach(async () => {
  test = await createDemoDatabase()
})
afterEach(() => test.drop())

const licNr = 'WEB100200'
const within = <Result>(ftgKey: string, work: (tx: Transaction) => Promise<Result>) =>
  withTenant(test.database, { licNr, ftgKey }, work)
const tablesOf = (ftgKey: string) =>
  within(ftgKey, async tx => {
    const people = await tx.select({ one: employee.payCodeTable }).from(employee)
    const agreements = await tx.select({ one: agreement.payTypeTable }).from(agreement)
    const facts = await tx.select({ one: sql<string>`${employeeFact.values} ->> 'TabellStyKod'` }).from(employeeFact)
    const known = [...people, ...agreements, ...facts].map(({ one }) => one).filter(one => one !== null)
    return [...new Set(known)]
  })

const zenit = keyOf('zenit')
const nordsken = keyOf('nordsken')

/** Upgrades the database. @returns the key of the company, as it was */
async function byMigration(): Promise<string> {
  // What row-level security hides of the owner is seen to by the migrations themselves.
  await test.asOwner(`alter table employee no force row level security; alter table agreement no force row level security;
    alter table employee_fact no force row level security; alter table register_item no force row level security;
    alter table pay_type_table no force row level security; alter table company no force row level security;
    ${readFileSync(file, 'utf8').replaceAll('--> statement-breakpoint', '')}`)
  return zenit
}

/** Restores a copy of a format. @returns the key of the company that it becomes */
const byCopyOf = (format: number) => async () => {
  const wish = {
    ftgKey: zenit,
    login: 'lic',
    infoText: '',
    isLast: false,
    isKept: false,
    now: new Date('2026-11-28T12:00:00Z'),
  }
  const id = (await within(zenit, tx => writeCopy({ from: tx, to: tx }, wish, new Progress()))) ?? ''
  await madeByFormat(test.database, { licNr, id }, format)
  const ftgKey = randomUUID()
  const copy = await copyOf(test.database, id)
  const target = { ftgKey, ftgId: 'zenit2', restoreInfo: null }
  await within(ftgKey, tx => restoreCopy(test.database, tx, copy, target, new Progress()))
  return ftgKey
}

/** Gives the company's people tables that it lacks, as some had before migration 0056. */
const withoutTheirTables = () =>
  within(zenit, async tx => {
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

it.each([
  ['after the restore of a copy of format 3', byCopyOf(3)],
  ['by the migration', byMigration],
])('employees who have a table that their company lacks get its own %s, and nobody else changes', async (_, give) => {
  const before = await within(nordsken, tx => tx.select().from(employee))
  await withoutTheirTables()
  const ftgKey = await give()
  expect(await tablesOf(ftgKey)).toEqual(['TRANSP'])
  const [template] = await within(ftgKey, tx =>
    tx.select({ values: registerItem.values }).from(registerItem).where(eq(registerItem.key, 'MALL')),
  )
  expect(template?.values).toMatchObject({ TabellStyKod: '' })
  expect(await within(nordsken, tx => tx.select().from(employee))).toEqual(before)
})

it('a copy of today’s format is restored as it was, whatever tables its employees have', async () => {
  await withoutTheirTables()
  const known = await tablesOf(zenit)
  expect(known).toContain('STANDARD')
  expect(await tablesOf(await byCopyOf(4)())).toEqual(known)
})
