import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { company, department, employee, licence, userAccount } from '../../tables/schema.ts'
import { withSystem, withTenant } from './tenancy.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
const tenant = { licNr: 'L1', ftgKey: '11111111-1111-4111-8111-111111111111' }

beforeAll(async () => {
  test = await createTestDatabase()
  await withSystem(test.database, tx => tx.insert(licence).values({ licNr: 'L1', name: 'Ett', model: 'PLUS' }))
  await withTenant(test.database, tenant, tx =>
    tx.insert(company).values({ ftgKey: tenant.ftgKey, ftgId: 'ett', name: 'Ett', orgnr: '' }),
  )
})
afterAll(() => test.drop())

it('sorts names as Swedish does: å, ä and ö after z', async () => {
  const names = ['Örn', 'Zetterlund', 'Ärlig', 'Ås', 'andersson', 'Berg', 'Éclair', 'Ek']
  const sorted = await withTenant(test.database, tenant, async tx => {
    await tx.insert(department).values(names.map((name, n) => ({ id: String(n), name })))
    return tx.select().from(department).orderBy(department.name)
  })
  expect(sorted.map(row => row.name)).toEqual(['andersson', 'Berg', 'Éclair', 'Ek', 'Zetterlund', 'Ås', 'Ärlig', 'Örn'])
})

it('sorts employment numbers as people count', async () => {
  const numbers = ['10', '9', '100', 'B2', 'B10', '1']
  const sorted = await withTenant(test.database, tenant, async tx => {
    await tx.insert(employee).values(
      numbers.map(employmentNumber => ({
        employmentNumber,
        firstName: 'Åsa',
        lastName: 'Öberg',
        employmentForm: 'TV',
        employedFrom: '2020-01-01',
        salaryForm: 'MÅN' as const,
        salary: '30000.50',
      })),
    )
    return tx.select().from(employee).orderBy(employee.employmentNumber)
  })
  expect(sorted.map(row => row.employmentNumber)).toEqual(['1', '9', '10', '100', 'B2', 'B10'])
  expect(sorted[0]).toMatchObject({ employedFrom: '2020-01-01', salary: '30000.50' })
})

it('has one account to a login, whatever its case, over all licences', async () => {
  const add = (login: string, licNr = 'L1') =>
    withTenant(test.database, { licNr }, tx => tx.insert(userAccount).values({ login, name: 'Åsa', role: 'ADM' }))
  await withSystem(test.database, tx => tx.insert(licence).values({ licNr: 'L2', name: 'Två', model: 'BAS' }))
  await add('Åsa.Berg')
  await expect(add('åsa.berg', 'L2')).rejects.toMatchObject({ cause: { constraint: 'user_account_login_any_case' } })
  const [found] = await withSystem(test.database, tx =>
    tx
      .select()
      .from(userAccount)
      .where(eq(sql`lower(${userAccount.login})`, sql`lower(${'ÅSA.BERG'})`)),
  )
  expect(found?.login).toBe('Åsa.Berg')
})

it('removes all that is of a company with it', async () => {
  await withTenant(test.database, tenant, tx => tx.delete(company).where(eq(company.ftgId, 'ett')))
  expect(await withTenant(test.database, tenant, tx => tx.select().from(employee))).toEqual([])
})
