import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'
import { withSystem } from '../platform/database/tenancy.ts'
import { hashPassword } from '../sign-in/session/password.ts'
import { licence } from '../tables/schema.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { addCompanies, addEmployees } from './grow.ts'
import { demoLicences } from './licences.ts'
import { makeLicence, type PasswordHashes } from './make-licence.ts'

export interface DemoOptions {
  /** DEMO_COMPANIES: the number of generated companies, besides the ones in demo-licence.md. */
  readonly companies?: number
  /**
   * DEMO_EMPLOYEES: the number of generated employees of nordsken, besides the ones in
   * demo-licence.md.
   */
  readonly employees?: number
  readonly today: Date
}

export interface SeededDemo {
  /** True when the database was empty before. */
  readonly isNew: boolean
  readonly companiesAdded: number
  readonly employeesAdded: number
}

/**
 * Fills an empty database with the demo data (demo-licence.md), in one transaction. In a database
 * with demo licences it only adds the requested generated companies and employees. Any other
 * database is left unchanged. Nodes that start at the same time take turns.
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
 * True when a database has any licence of the demo data, whose accounts have a publicly known
 * password.
 */
export const hasDemoData = (database: Database): Promise<boolean> =>
  withSystem(database, async tx => {
    const numbers = demoLicences.map(({ licNr }) => licNr)
    return (await tx.$count(licence, inArray(licence.licNr, numbers))) > 0
  })

const hashesOfAccounts = async (): Promise<PasswordHashes> =>
  new Map(await Promise.all(demoAccounts.map(async ({ login }) => [login, await hashPassword(demoPassword)] as const)))
