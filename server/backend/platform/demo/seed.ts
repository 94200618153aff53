import { inArray, sql } from 'drizzle-orm'
import { hashPassword } from '../../sign-in/session/password.ts'
import type { Database } from '../database/connect.ts'
import { licence } from '../database/schema.ts'
import { withSystem } from '../database/tenancy.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { addCompanies, addEmployees } from './grow.ts'
import { demoLicences } from './licences.ts'
import { makeLicence, type PasswordHashes } from './make-licence.ts'

export interface DemoOptions {
  /** DEMO_COMPANIES: companies to generate beside those of the table. */
  readonly companies?: number
  /** DEMO_EMPLOYEES: employees to generate for nordsken beside those of the table. */
  readonly employees?: number
  readonly today: Date
}

export interface SeededDemo {
  /** Whether the database was empty, and now holds the demo data. */
  readonly isNew: boolean
  readonly companiesAdded: number
  readonly employeesAdded: number
}

/**
 * Fills an empty database with the demo data (demo-licence.md), all of it or none. One that holds
 * the demo licences already is only topped up to as many generated companies and employees as are
 * asked for, and any other is left alone. Nodes that start at once take turns.
 */
export async function seedDemoData(database: Database, options: DemoOptions): Promise<SeededDemo> {
  const { companies = 0, employees = 0, today } = options
  return withSystem(database, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('avlona.demo', 0))`)
    const present = (await tx.select({ licNr: licence.licNr }).from(licence)).map(({ licNr }) => licNr)
    const isNew = present.length === 0
    if (isNew) {
      const hashes = await hashesOfAccounts()
      for (const one of demoLicences) await makeLicence(tx, one, hashes, today)
    } else if (!demoLicences.every(({ licNr }) => present.includes(licNr))) {
      return { isNew, companiesAdded: 0, employeesAdded: 0 }
    }
    return {
      isNew,
      companiesAdded: await addCompanies(tx, companies),
      employeesAdded: await addEmployees(tx, employees),
    }
  })
}

/**
 * True when a database holds any licence of the demo data, whose accounts have a password that
 * everybody knows.
 */
export const hasDemoData = (database: Database): Promise<boolean> =>
  withSystem(database, async tx => {
    const numbers = demoLicences.map(({ licNr }) => licNr)
    return (await tx.$count(licence, inArray(licence.licNr, numbers))) > 0
  })

const hashesOfAccounts = async (): Promise<PasswordHashes> =>
  new Map(await Promise.all(demoAccounts.map(async ({ login }) => [login, await hashPassword(demoPassword)] as const)))
