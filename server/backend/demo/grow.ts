import { eq, sql } from 'drizzle-orm'
import { companyRecorded } from '../copies/company-events.ts'
import { demoYear } from '../invented-persons/staff.ts'
import { actAsSystem, actFor, type Transaction } from '../platform/database/tenancy.ts'
import { beginningOfCompany } from '../platform/replay/recorded.ts'
import { company, employee, employeeProperty, property } from '../tables/schema.ts'
import { demoCompanies, generatedCompany } from './companies.ts'
import { growingCompany, growingLicence } from './licences.ts'
import { companyRow, keyOf } from './make-licence.ts'
import { generatedEmployee, propertiesOf } from './people.ts'

/** The rows of one statement, well below the driver's limit of 65,535 parameters. */
const batch = 1000

const oneTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batch) }, (_, index) => items.slice(index * batch, (index + 1) * batch))

/**
 * Adds generated companies until there are as many as wanted. Leaves the transaction in the system
 * role.
 */
export async function addCompanies(tx: Transaction, wanted: number): Promise<number> {
  await actFor(tx, { licNr: growingLicence })
  let added = 0
  for (const numbers of batches(oneTo(wanted))) {
    const rows = numbers.map(number => companyRow(generatedCompany(number)))
    const { rowCount } = await tx.insert(company).values(rows).onConflictDoNothing()
    added += rowCount ?? 0
  }
  if (added > 0) await addYears(tx)
  await actAsSystem(tx)
  return added
}

/**
 * Adds the companies' years within the database, since there are thousands, and a year can be
 * written only while acting for its company. Records each company once, with its years.
 */
const addYears = (tx: Transaction) =>
  tx.execute(
    sql.raw(`do $$ declare key uuid; begin
      for key in select ftg_key from company where ftg_id ~ '^demo[0-9]+$' loop
        perform set_config('avlona.ftg_key', key::text, true);
        insert into salary_year (year) values (${demoYear - 1}), (${demoYear}) on conflict do nothing;
        if not exists (select from event where ftg_key = key and type = '${companyRecorded}') then
          insert into event (actor, type, payload)
            values (null, '${companyRecorded}', jsonb_build_object('rows', ${beginningOfCompany}));
        end if;
      end loop;
    end $$`),
  )

/**
 * Adds generated employees to nordsken until there are as many as wanted, if nordsken exists.
 * Leaves the transaction in the system role.
 */
export async function addEmployees(tx: Transaction, wanted: number): Promise<number> {
  await actFor(tx, { licNr: growingLicence, ftgKey: keyOf(growingCompany) })
  const [present] = await tx
    .select({ ftgKey: company.ftgKey })
    .from(company)
    .where(eq(company.ftgKey, keyOf(growingCompany)))
  const model = demoCompanies.find(({ ftgId }) => ftgId === growingCompany)
  let added = 0
  if (present && model) {
    const ids = (await tx.select({ id: property.id }).from(property).orderBy(property.id)).map(({ id }) => id)
    for (const numbers of batches(oneTo(wanted))) {
      const rows = numbers.map(number => generatedEmployee(model, number))
      const made = await tx
        .insert(employee)
        .values(rows)
        .onConflictDoNothing()
        .returning({ number: employee.employmentNumber })
      const come = made.map(({ number }) => number)
      // The plans by which references are checked were made for a table that was almost empty.
      await tx.execute(sql`discard plans`)
      const properties = propertiesOf(model, come, ids)
      if (properties.length > 0) await tx.insert(employeeProperty).values(properties)
      added += made.length
    }
  }
  await actAsSystem(tx)
  return added
}
