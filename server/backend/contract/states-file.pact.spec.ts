import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentsFile, contentsOf, writeGenerated } from '#contracts/pact/generated-files.ts'
import { statedStates, statesFile } from '#contracts/pact/states-file.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import { expectGenerated } from '#tests/harness/generated-file.ts'
import { demoAccounts, demoPassword } from '../demo/accounts.ts'
import { valuesOf } from '../person/employee-row.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { createDemoDatabase, type TestDatabase } from '../platform/database/test-database.ts'
import { company, employee, licence, rightsGroup, salaryYear, userAccount } from '../tables/schema.ts'

/*
 * The file of the states is what the exchanges say, and what the embedded backend begins with.
 * UPDATE_PACTS=1 rewrites it.
 */

let test: TestDatabase
beforeAll(async () => {
  test = await createDemoDatabase()
})
afterAll(() => test.drop())

const fresh = employeeForm.defaults('2000-01-01')

/** Returns the values of an employee that differ from those of a new one. */
const ownValues = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(fresh[name])),
  )

/** Returns what the database of the embedded backend holds before any state is set up. */
async function beginning() {
  const licences = await withSystem(test.database, tx => tx.select().from(licence).orderBy(asc(licence.licNr)))
  const made = []
  for (const { licNr, name, model, options, enforceBankId, validFrom, validTo } of licences) {
    const tenant = { licNr }
    const companies = await withTenant(test.database, tenant, tx =>
      tx.select().from(company).orderBy(asc(company.ftgId)),
    )
    const accounts = await withTenant(test.database, tenant, tx =>
      tx.select().from(userAccount).orderBy(asc(userAccount.login)),
    )
    const groups = await withTenant(test.database, tenant, tx =>
      tx.select().from(rightsGroup).orderBy(asc(rightsGroup.benText)),
    )
    made.push({
      LicNr: licNr,
      Namn: name,
      Modell: model,
      Tillval: options,
      EnforceBankId: enforceBankId,
      GallerFran: validFrom,
      GallerTom: validTo,
      Behorighetsgrupper: groups.map(({ benText, rights }) => ({
        BenText: benText,
        Rights: Object.keys(rights).filter(right => (rights as Record<string, boolean>)[right]),
      })),
      Konton: accounts.map(each => {
        const { companies: open = [], rightsGroup: group = null } =
          demoAccounts.find(({ login }) => login === each.login) ?? {}
        return {
          Login: each.login,
          Password: demoPassword,
          Namn: each.name,
          Roll: each.role,
          PersNr: each.personalNumber,
          Mobil: each.mobile,
          SMS: each.requiresSms,
          Foretag: open,
          Behorighetsgrupp: group,
        }
      }),
      Foretag: await Promise.all(
        companies.map(async ({ ftgKey, ftgId, name: Namn, orgnr, archived, payCodeTable, settings }) => ({
          FtgId: ftgId,
          Namn,
          Orgnr: orgnr,
          Archived: archived,
          LoneartsTabell: payCodeTable,
          Settings: settings,
          ...(await withTenant(test.database, { licNr, ftgKey }, async tx => ({
            SalaryYears: (await tx.select().from(salaryYear).orderBy(asc(salaryYear.year))).map(({ year }) => year),
            Anstallda: (
              await tx.select().from(employee).orderBy(asc(employee.employmentNumber))
            ).map(row => ownValues(valuesOf(row))),
          }))),
        })),
      ),
    })
  }
  return made
}

describe('the file of the states', () => {
  it('is written as its list says (UPDATE_PACTS=1 rewrites the list)', async () => {
    const text = `${JSON.stringify({ Licenser: await beginning(), States: statedStates() }, null, 1)}\n`
    writeGenerated(statesFile, text)
    expectGenerated(contentsFile(statesFile), contentsOf(text), 'UPDATE_PACTS')
  })

  it('says of every state what must be true, and has a person with a protected identity', () => {
    const all = statedStates()
    expect(all.filter(({ Says }) => Says.length < 20)).toEqual([])
    expect(JSON.stringify(all)).toContain('"SkyddadIdentitet":true')
  })
})
