import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/tenancy.ts'
import { agreement, company, employee, employeeFact, payTypeTable, registerItem } from '../tables/schema.ts'

/**
 * Gives the restored company's employees, changes to come and agreements its own table of pay
 * types, or its only one, where they have one that it lacks. Templates leave the table as it is.
 * Copies before format 4 may have such. Does the same as migration 0056.
 */
export async function giveOwnTables(tx: Transaction): Promise<void> {
  const [found] = await tx.select().from(company).where(sql`${company.ftgKey} = tenancy.company()`)
  const codes = (await tx.selectDistinct({ code: payTypeTable.code }).from(payTypeTable)).map(({ code }) => code)
  const own = codes.find(code => code === found?.payCodeTable || codes.length === 1)
  if (own === undefined) return
  await tx
    .update(employee)
    .set({ payCodeTable: own, version: sql`${employee.version} + 1` })
    .where(notInArray(employee.payCodeTable, codes))
  await tx
    .update(agreement)
    .set({ payTypeTable: own, version: sql`${agreement.version} + 1` })
    .where(notInArray(agreement.payTypeTable, codes))
  const ofFact = sql`${employeeFact.values} ->> 'TabellStyKod'`
  await tx
    .update(employeeFact)
    .set({ values: sql`jsonb_set(${employeeFact.values}, '{TabellStyKod}', to_jsonb(${own}::text))` })
    .where(notInArray(ofFact, codes))
  const ofTemplate = sql`${registerItem.values} ->> 'TabellStyKod'`
  await tx
    .update(registerItem)
    .set({
      values: sql`jsonb_set(${registerItem.values}, '{TabellStyKod}', '""')`,
      version: sql`${registerItem.version} + 1`,
    })
    .where(and(eq(registerItem.register, 'standardPersons'), notInArray(ofTemplate, ['', ...codes])))
}
