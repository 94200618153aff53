import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  agreement,
  calculationRule,
  client,
  clientAssignment,
  company,
  credential,
  department,
  employee,
  employeeProperty,
  holiday,
  idempotencyKey,
  knownBrowser,
  licence,
  loginAttempt,
  message,
  notification,
  property,
  rightsGroup,
  salaryYear,
  session,
  sessionCompany,
  smsCode,
  userAccount,
  userCompanyAccess,
  vacationAgreement,
} from '../../tables/schema.ts'
import type { Database } from './connect.ts'
import { type Tenant, withSystem, withTenant } from './tenancy.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let test: TestDatabase
let database: Database
const companies: Record<string, string> = {}

beforeAll(async () => {
  test = await createTestDatabase()
  database = test.database
  for (const licNr of ['L1', 'L2']) await fillLicence(licNr)
})
afterAll(() => test.drop())

/** A licence with two companies, an account, and a row in every table that is not the system's. */
async function fillLicence(licNr: string): Promise<void> {
  const login = `anna-${licNr}`
  await withSystem(database, tx => tx.insert(licence).values({ licNr, name: licNr, model: 'PLUS' }))
  await withTenant(database, { licNr }, async tx => {
    await tx.insert(userAccount).values({ login, name: 'Anna', role: 'ADM' })
    await tx.insert(credential).values({ login, passwordHash: `hash of ${login}` })
    await tx.insert(rightsGroup).values({ id: 'grupp' })
    await tx.insert(notification).values({ login, title: 'Hej', message: 'Hej', type: 'INFO' })
    await tx.insert(message).values({ login, subject: 'Hej' })
    await tx.insert(idempotencyKey).values({ scope: login, key: 'k', requestHash: 'h' })
    for (const ftgId of ['ett', 'tva']) {
      const [made] = await tx.insert(company).values({ ftgId, name: ftgId, orgnr: '165566778899' }).returning()
      companies[`${licNr}/${ftgId}`] = made?.ftgKey ?? ''
    }
    await tx.insert(userCompanyAccess).values({ login, ftgKey: companyKey(licNr, 'ett') })
  })
  for (const ftgId of ['ett', 'tva']) {
    await withTenant(database, { licNr, ftgKey: companyKey(licNr, ftgId) }, async tx => {
      await tx.insert(salaryYear).values({ year: 2026 })
      await tx.insert(department).values({ id: '1', name: 'Butik' })
      await tx.insert(client).values({ clientNumber: '1', firstName: 'Bo', lastName: ftgId })
      await tx.insert(vacationAgreement).values({ code: 'LAG', name: 'Semesterlagen' })
      await tx.insert(agreement).values({ id: 'ARB', name: 'Arbetare', payTypeTable: 'STANDARD' })
      await tx.insert(holiday).values({ day: '2026-01-01', name: 'Nyårsdagen' })
      await tx.insert(calculationRule).values({ kind: 'OB', id: 'OB1', name: 'OB natt' })
      await tx.insert(employee).values({ ...someone, lastName: `${licNr}/${ftgId}` })
      await tx.insert(property).values({ id: '10', name: 'Skyddsombud' })
      await tx.insert(employeeProperty).values({ employmentNumber: '1', propertyId: '10' })
      await tx.insert(clientAssignment).values({ employmentNumber: '1', clientNumber: '1' })
    })
  }
}

const someone = {
  employmentNumber: '1',
  firstName: 'Åsa',
  lastName: 'Öberg',
  employmentForm: 'TV',
  employedFrom: '2020-01-01',
  salaryForm: 'MÅN' as const,
  salary: '30000',
}

const companyKey = (licNr: string, ftgId: string): string => companies[`${licNr}/${ftgId}`] ?? ''

const ofLicence = { company, userAccount, userCompanyAccess, rightsGroup, idempotencyKey, licence }
const ofCompany = {
  salaryYear,
  department,
  employee,
  property,
  employeeProperty,
  client,
  clientAssignment,
  vacationAgreement,
  agreement,
  holiday,
  calculationRule,
}
const ofPerson = { notification, message }

/** The licences of the rows that a query without any `where` brings. */
const licencesSeen = (tenant: Tenant, table: PgTable) =>
  withTenant(database, tenant, async tx => licencesOf(await tx.execute(everyRow(table))))

const everyRow = (table: PgTable) => sql`select lic_nr as "licNr" from ${table}`
const licencesOf = ({ rows }: { rows: Record<string, unknown>[] }) => rows.map(row => row.licNr)

describe('a forgotten where', () => {
  it.each(Object.entries(ofLicence))('on %s brings the own licence alone', async (_, table) => {
    expect(new Set(await licencesSeen({ licNr: 'L1' }, table))).toEqual(new Set(['L1']))
  })

  it.each(Object.entries(ofCompany))('on %s brings the own company alone', async (_, table) => {
    expect(await licencesSeen({ licNr: 'L1', ftgKey: companyKey('L1', 'tva') }, table)).toEqual(['L1'])
    expect(await licencesSeen({ licNr: 'L1' }, table)).toEqual([])
    expect(await licencesSeen({ licNr: 'L1', ftgKey: companyKey('L2', 'ett') }, table)).toEqual([])
  })

  it.each(Object.entries(ofPerson))('on %s brings the own mail alone', async (_, table) => {
    expect(await licencesSeen({ licNr: 'L1', login: 'anna-L1' }, table)).toEqual(['L1'])
    expect(await licencesSeen({ licNr: 'L1', login: 'bo-L1' }, table)).toEqual([])
    expect(await licencesSeen({ licNr: 'L1', login: 'anna-L2' }, table)).toEqual([])
  })

  it('changes and removes nothing of others', async () => {
    const tenant = { licNr: 'L1', ftgKey: companyKey('L1', 'ett') }
    const changed = await withTenant(database, tenant, tx => tx.update(employee).set({ lastName: 'Ny' }).returning())
    expect(changed.map(row => row.ftgKey)).toEqual([tenant.ftgKey])
    await withTenant(database, tenant, tx => tx.delete(client))
    const theirs = { licNr: 'L2', ftgKey: companyKey('L2', 'ett') }
    expect(await licencesSeen(theirs, client)).toEqual(['L2'])
  })
})

describe('a transaction for nobody', () => {
  const everything = { ...ofLicence, ...ofCompany, ...ofPerson }

  it.each(Object.entries(everything))('sees nothing of %s outside withTenant', async (_, table) => {
    expect(licencesOf(await database.orm.execute(everyRow(table)))).toEqual([])
  })

  it('leaves no trace of a tenant on the connection that it used', async () => {
    const alone = await createTestDatabase()
    alone.database.pool.options.max = 1
    await withSystem(alone.database, tx => tx.insert(licence).values({ licNr: 'L9', name: 'L9', model: 'BAS' }))
    await withTenant(alone.database, { licNr: 'L9' }, tx => tx.select().from(licence))
    expect(await alone.database.orm.select().from(licence)).toEqual([])
    expect(alone.database.pool.totalCount).toBe(1)
    await alone.drop()
  })
})

const denied = (reason: RegExp) =>
  expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringMatching(reason) }) })

describe('what a tenant may not', () => {
  it('put a row in another licence or company', async () => {
    const tenant = { licNr: 'L1', ftgKey: companyKey('L1', 'ett') }
    const foreign = [
      { ...someone, licNr: 'L2', ftgKey: companyKey('L2', 'ett') },
      { ...someone, ftgKey: companyKey('L1', 'tva') },
    ]
    for (const row of foreign) {
      await expect(withTenant(database, tenant, tx => tx.insert(employee).values(row))).rejects.toEqual(
        denied(/row-level security/),
      )
    }
  })

  it('give an account a company of another licence', async () => {
    const row = { login: 'anna-L1', ftgKey: companyKey('L2', 'ett') }
    await expect(withTenant(database, { licNr: 'L1' }, tx => tx.insert(userCompanyAccess).values(row))).rejects.toEqual(
      denied(/foreign key/),
    )
    await expect(
      withTenant(database, { licNr: 'L1' }, tx => tx.update(userAccount).set({ homeFtgKey: row.ftgKey })),
    ).rejects.toEqual(denied(/foreign key/))
  })

  it.each([
    ['read a password, even its own', () => withTenant(database, { licNr: 'L1' }, tx => tx.select().from(credential))],
    ['see sessions', () => withTenant(database, { licNr: 'L1' }, tx => tx.select().from(session))],
    ['see SMS codes', () => withTenant(database, { licNr: 'L1' }, tx => tx.select().from(smsCode))],
    ['see verified companies', () => withTenant(database, { licNr: 'L1' }, tx => tx.select().from(sessionCompany))],
    ['see known browsers', () => withTenant(database, { licNr: 'L1' }, tx => tx.select().from(knownBrowser))],
    ['see guesses', () => withTenant(database, { licNr: 'L1' }, tx => tx.select().from(loginAttempt))],
    [
      'upgrade its licence',
      () => withTenant(database, { licNr: 'L1' }, tx => tx.update(licence).set({ model: 'PLUS' })),
    ],
    [
      'make a licence',
      () =>
        withTenant(database, { licNr: 'L3' }, tx => tx.insert(licence).values({ licNr: 'L3', name: '', model: 'BAS' })),
    ],
  ])('%s', async (_, attempt) => {
    await expect(attempt()).rejects.toEqual(denied(/permission denied/))
  })

  it('is not stopped from setting its own passwords', async () => {
    await withTenant(database, { licNr: 'L1' }, tx =>
      tx.update(credential).set({ passwordHash: 'new' }).where(eq(credential.login, 'anna-L1')),
    )
    const hashes = await withSystem(database, tx => tx.select().from(credential).orderBy(credential.login))
    expect(hashes.map(row => row.passwordHash)).toEqual(['new', 'hash of anna-L2'])
  })
})

describe('the system role', () => {
  it('finds accounts of all licences, and none of what they pay', async () => {
    expect(await withSystem(database, tx => tx.select().from(userAccount))).toHaveLength(2)
    await expect(withSystem(database, tx => tx.select().from(employee))).rejects.toEqual(denied(/permission denied/))
    await expect(withSystem(database, tx => tx.delete(company))).rejects.toEqual(denied(/permission denied/))
  })

  it('keeps sessions', async () => {
    const row = { tokenHash: 't', login: 'anna-L1', licNr: 'L1', method: 'PASSWORD' as const, idleMinutes: 60 }
    await withSystem(database, tx => tx.insert(session).values({ ...row, expiresAt: sql`now() + interval '12 hours'` }))
    const [found] = await withSystem(database, tx =>
      tx.update(session).set({ lastSeenAt: sql`now()` }).where(eq(session.tokenHash, 't')).returning(),
    )
    expect(found).toMatchObject({ login: 'anna-L1', endedAt: null })
  })
})

it('rolls back everything when the work throws', async () => {
  const boom = new Error('boom')
  await expect(
    withTenant(database, { licNr: 'L1' }, async tx => {
      await tx.delete(company)
      throw boom
    }),
  ).rejects.toBe(boom)
  expect(await licencesSeen({ licNr: 'L1' }, company)).toEqual(['L1', 'L1'])
})
