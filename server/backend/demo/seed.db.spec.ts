import { count, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personTypes } from '#contracts/code-lists/employment.ts'
import { employmentForms } from '#contracts/code-lists/employment-forms.ts'
import { passesLuhn } from '#contracts/rules/luhn.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import { licenceSupplemented } from '../copies/supplement-companies.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { createTestDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { settingsOf } from '../settings/company-settings.ts'
import {
  client,
  clientAssignment,
  company,
  employee,
  employeeProperty,
  event,
  licence,
  notification,
  property,
  salaryYear,
  userAccount,
} from '../tables/schema.ts'
import { demoAccounts } from './accounts.ts'
import { demoCompanies } from './companies.ts'
import { demoLicences } from './licences.ts'
import { keyOf } from './make-licence.ts'
import { hasDemoData, seedDemoData } from './seed.ts'

const today = new Date('2026-11-21T09:00:00Z')

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  expect(await seedDemoData(test.database, { today })).toEqual({ isNew: true, companiesAdded: 0, employeesAdded: 0 })
})
afterAll(() => test.drop())

const of = (ftgId: string) => {
  const licNr = demoCompanies.find(one => one.ftgId === ftgId)?.licNr ?? ''
  return { licNr, ftgKey: keyOf(ftgId) }
}

/** The table of demo-licence.md, repeated here as the expected result. */
const table: [ftgId: string, employees: number, clients: number, years: number[]][] = [
  ['nordsken', 48, 0, [2022, 2023, 2024, 2025, 2026]],
  ['akvarell', 12, 0, [2024, 2025, 2026]],
  ['bjorkbacken', 26, 0, [2025, 2026]],
  ['zenit', 31, 0, [2023, 2024, 2025, 2026]],
  ['tomtebo', 0, 0, [2025, 2026]],
  ['arkivet', 0, 0, [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]],
  ['omtanke', 40, 18, [2024, 2025, 2026]],
  ['surdegen', 9, 0, [2025, 2026]],
  ['demobolaget', 15, 0, [2024, 2025, 2026]],
]

describe('the demo data', () => {
  it.each(table)('%s has %i employees, %i clients and its years', async (ftgId, employees, clients, years) => {
    await withTenant(test.database, of(ftgId), async tx => {
      expect(await tx.$count(employee)).toBe(employees)
      expect(await tx.$count(client)).toBe(clients)
      expect((await tx.select({ year: salaryYear.year }).from(salaryYear)).map(({ year }) => year).sort()).toEqual(
        years,
      )
    })
  })

  it('has no other companies, and the accounts of the table', async () => {
    const found = await Promise.all(
      demoLicences.map(({ licNr }) =>
        withTenant(test.database, { licNr }, async tx => ({
          companies: (await tx.select({ ftgId: company.ftgId }).from(company)).map(({ ftgId }) => ftgId),
          accounts: (await tx.select({ login: userAccount.login }).from(userAccount)).map(({ login }) => login),
        })),
      ),
    )
    expect(found.flatMap(({ companies }) => companies).sort()).toEqual(table.map(([ftgId]) => ftgId).sort())
    expect(found.flatMap(({ accounts }) => accounts).sort()).toEqual(demoAccounts.map(({ login }) => login).sort())
  })

  it.each(table)('%s has settings that keep their rules', async ftgId => {
    const { ftgKey, licNr } = of(ftgId)
    const [row] = await withTenant(test.database, { licNr }, tx =>
      tx.select().from(company).where(eq(company.ftgKey, ftgKey)),
    )
    if (!row) throw new Error(`${ftgId} is not there`)
    expect(Object.keys(row.settings).filter(name => !companySettings.names.includes(name))).toEqual([])
    expect(companySettings.problems(settingsOf(row))).toEqual({})
  })

  it('has people with valid numbers of the test series, each its own', async () => {
    const numbers: string[] = []
    for (const { ftgId } of demoCompanies) {
      await withTenant(test.database, of(ftgId), async tx => {
        for (const register of [employee, client]) {
          numbers.push(
            ...(await tx.select({ number: register.personalNumber }).from(register)).map(({ number }) => number),
          )
        }
      })
    }
    expect(numbers).toHaveLength(199)
    expect(new Set(numbers).size).toBe(199)
    expect(numbers.filter(number => !/^\d{8}98\d\d$/.test(number) || !passesLuhn(number.slice(2)))).toEqual([])
  })

  it('has every form of employment in nordsken, most of them permanent, and all employed in 2026', async () => {
    await withTenant(test.database, of('nordsken'), async tx => {
      const forms = await tx
        .select({ form: employee.employmentForm, people: count() })
        .from(employee)
        .groupBy(employee.employmentForm)
      expect(forms.map(({ form }) => form).sort()).toEqual([...employmentForms.codes].sort())
      expect(forms.find(({ form }) => form === 'TV')?.people).toBeGreaterThan(20)
      const gone = sql`${employee.employedFrom} > '2026-12-31' or ${employee.employedTo} < '2026-01-01'`
      expect(await tx.$count(employee, gone)).toBe(0)
      const children = sql`${employee.employedFrom} < to_date(left(${employee.personalNumber}, 8), 'YYYYMMDD') + interval '15 years'`
      expect(await tx.$count(employee, children)).toBe(0)
    })
  })

  it('has somebody of every person type, mailbox and property in nordsken, and somebody who works for each client', async () => {
    await withTenant(test.database, of('nordsken'), async tx => {
      const people = await tx.select({ type: employee.personType, mailbox: employee.digitalMailbox }).from(employee)
      expect(new Set(people.map(({ type }) => type))).toEqual(new Set(personTypes.codes))
      expect(new Set(people.map(({ mailbox }) => mailbox))).toEqual(new Set([null, 'NONE', 'KIVRA', 'CLLS']))
      const had = new Set((await tx.select().from(employeeProperty)).map(({ propertyId }) => propertyId))
      expect(had).toEqual(new Set((await tx.select().from(property)).map(({ id }) => id)))
      expect(had.size).toBeGreaterThan(0)
    })
    await withTenant(test.database, of('omtanke'), async tx => {
      const served = new Set((await tx.select().from(clientAssignment)).map(({ clientNumber }) => clientNumber))
      expect(served.size).toBe(18)
    })
  })

  it('gives every account but employees notifications of each type, read and unread, one of them a declaration with its period, and no event', async () => {
    for (const { login, licNr, role } of demoAccounts) {
      await withTenant(test.database, { licNr, login }, async tx => {
        expect(await tx.$count(event, ne(event.type, licenceSupplemented))).toBe(0)
        const mail = await tx.select().from(notification)
        if (role === 'PER') {
          const ofEmployer = mail.filter(({ event: name }) => /^(AGI|BOKF|IMPORT) /.test(name))
          expect(ofEmployer, `what the employer does is not told ${login}`).toEqual([])
          return
        }
        expect(new Set(mail.map(({ type }) => type))).toEqual(new Set(['ERROR', 'INFO', 'SUCCESS']))
        expect(new Set(mail.map(({ hasRead }) => hasRead))).toEqual(new Set([true, false]))
        expect(mail.filter(({ event: name }) => name.startsWith('AGI ')).map(({ context }) => context.Period)).toEqual([
          '202610',
        ])
      })
    }
  })
})

describe('growing the demo data', () => {
  it('adds up to what is asked for, and never twice', async () => {
    const first = await seedDemoData(test.database, { today, companies: 20, employees: 30 })
    expect(first).toEqual({ isNew: false, companiesAdded: 20, employeesAdded: 30 })
    const again = await seedDemoData(test.database, { today, companies: 20, employees: 30 })
    expect(again).toEqual({ isNew: false, companiesAdded: 0, employeesAdded: 0 })
    const more = await seedDemoData(test.database, { today, companies: 25, employees: 10 })
    expect(more).toEqual({ isNew: false, companiesAdded: 5, employeesAdded: 0 })
    await withTenant(test.database, of('nordsken'), async tx => {
      expect(await tx.$count(employee)).toBe(78)
      expect(await tx.$count(company)).toBe(31)
      expect(await tx.$count(employeeProperty, sql`${employeeProperty.employmentNumber}::int > 48`)).toBeGreaterThan(0)
    })
    await withTenant(test.database, { licNr: 'WEB100200', ftgKey: keyOf('demo00025') }, async tx => {
      expect(await tx.$count(salaryYear)).toBe(2)
    })
  })

  it('makes thousands of each, still with numbers of their own', async () => {
    const many = sizeOf({ small: 1_000, whole: 5_000 })
    await seedDemoData(test.database, { today, companies: many, employees: many })
    await withTenant(test.database, of('nordsken'), async tx => {
      const [found] = await tx
        .select({ people: count(), numbers: sql<number>`count(distinct ${employee.personalNumber})::int` })
        .from(employee)
      expect(found).toEqual({ people: many + 48, numbers: many + 48 })
    })
  })

  it('leaves a database alone that has other licences', async () => {
    const other = await createTestDatabase()
    await withSystem(other.database, tx =>
      tx.insert(licence).values({ licNr: 'WEB700800', name: 'Någon annan', model: 'BAS' }),
    )
    const untouched = { isNew: false, companiesAdded: 0, employeesAdded: 0 }
    expect(await seedDemoData(other.database, { today, companies: 3, employees: 3 })).toEqual(untouched)
    await withSystem(other.database, async tx => expect(await tx.$count(licence)).toBe(1))
    expect(await hasDemoData(other.database)).toBe(false)
    await other.drop()
  })

  it('is made once when two nodes start at once', async () => {
    const other = await createTestDatabase()
    const made = await Promise.all([1, 2].map(() => seedDemoData(other.database, { today, employees: 5 })))
    expect(made.map(({ isNew }) => isNew).sort()).toEqual([false, true])
    expect(made.map(({ employeesAdded }) => employeesAdded).sort()).toEqual([0, 5])
    expect(await hasDemoData(other.database)).toBe(true)
    await other.drop()
  })
})
