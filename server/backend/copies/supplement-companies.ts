import { eq, notExists, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { defaultPayTypeTable, payTypeTables as standardTables } from '#contracts/code-lists/pay-types.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { addStandardTable, fillStandardTables } from '../pay-types/standard-tables.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Database } from '../platform/database/connect.ts'
import { type Transaction, withSystem, withTenant } from '../platform/database/tenancy.ts'
import { recordedRows } from '../platform/replay/recorded-rows.ts'
import { registerEvents } from '../registers/register-area.ts'
import { addStandardItems, type FilledRegister } from '../registers/standard-items.ts'
import { addAgreements, addVacationAgreement } from '../registers/standard-registers.ts'
import { addHolidays } from '../schedules/standard-holidays.ts'
import {
  agreement,
  company,
  event,
  holiday,
  licence,
  payType,
  payTypeTable,
  registerItem,
  salaryYear,
  vacationAgreement,
} from '../tables/schema.ts'

/** The event of a licence whose companies have been gone through. */
export const licenceSupplemented = 'licence.supplemented'

/** The plain registers that are filled together, since the first refers to the second. */
const together: readonly (readonly FilledRegister[])[] = [
  ['accounts'],
  ['timeCodes', 'timeCodeGroups'],
  ['payCodes', 'payCodeGroups'],
  ['countryAllowances'],
  ['payTypeSteering'],
]

/**
 * Adds the standard contents of registers to companies that are older than them: each register of
 * which a company has no rows at all. One with rows of its own stays as it is. Once for a licence;
 * a start that is interrupted goes on where it was.
 */
export async function supplementCompanies(database: Database): Promise<void> {
  const licences = await withSystem(database, tx =>
    tx
      .select({ licNr: licence.licNr })
      .from(licence)
      .where(
        notExists(
          tx
            .select({ one: sql`1` })
            .from(event)
            .where(sql`${event.licNr} = ${licence.licNr} and ${event.type} = ${licenceSupplemented}`),
        ),
      ),
  )
  for (const { licNr } of licences) {
    const companies = await withTenant(database, { licNr }, tx => tx.select().from(company))
    for (const { ftgKey } of companies) await withTenant(database, { licNr, ftgKey }, supplementCompany)
    await withTenant(database, { licNr }, tx =>
      appendEvent(tx, { type: licenceSupplemented, ftgKey: null, actor: null }),
    )
  }
}

/** The registers whose tables a replay takes from the events (decision 0025). */
const ofYears: ReadonlySet<RegisterName> = new Set(['payTypes', 'payTypeTables'])

async function payTypeRows(tx: Transaction): Promise<unknown> {
  const found = await tx.execute<{ rows: unknown }>(
    sql.raw(`select ${recordedRows([{ table: payTypeTable }, { table: payType }])} as rows`),
  )
  return found.rows[0]?.rows
}

/** Adds the standard contents that the transaction's company lacks, and tells of each register. */
async function supplementCompany(tx: Transaction): Promise<void> {
  const filled = await addMissingStandards(tx)
  const rows = filled.some(name => ofYears.has(name)) ? await payTypeRows(tx) : {}
  for (const register of filled) {
    const payload = { register, key: '', name: '', ...(ofYears.has(register) && { rows }) }
    await appendEvent(tx, { type: registerEvents.filled, actor: null, payload })
  }
}

/**
 * Adds the standard contents that the transaction's company lacks, and returns the registers that
 * got them. Two nodes that start at once take turns.
 */
export async function addMissingStandards(tx: Transaction): Promise<readonly RegisterName[]> {
  const [found] = await tx.select().from(company).where(sql`${company.ftgKey} = tenancy.company()`).for('update')
  if (!found) return []
  const filled: RegisterName[] = []
  const lacks = async (table: PgTable, where?: ReturnType<typeof eq>) => (await tx.$count(table, where)) === 0
  const code = standardTables.has(found.payCodeTable) ? found.payCodeTable : defaultPayTypeTable
  const years = (await tx.select({ year: salaryYear.year }).from(salaryYear)).map(({ year }) => year)
  for (const names of together) {
    const counts = await Promise.all(names.map(name => lacks(registerItem, eq(registerItem.register, name))))
    if (!counts.every(isEmpty => isEmpty)) continue
    await addStandardItems(tx, names)
    filled.push(...names)
  }
  if (await lacks(payTypeTable)) {
    await addStandardTable(tx, { code }, years)
    filled.push('payTypeTables')
  } else if (await lacks(payType)) {
    await fillStandardTables(tx)
    filled.push('payTypes')
  }
  if (await lacks(agreement)) {
    await addAgreements(tx, code)
    filled.push('agreements')
  } else if (await lacks(vacationAgreement)) {
    await addVacationAgreement(tx)
    filled.push('vacationAgreements')
  }
  if (await lacks(holiday)) {
    for (const year of years) await addHolidays(tx, year)
    filled.push('holidays')
  }
  return filled
}
