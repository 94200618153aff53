import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/tenancy.ts'
import { registerItem } from '../tables/schema.ts'

/** Gives a person's new number to the pay assignments that name the person. */
export async function renumberAssigned(tx: Transaction, before: string, to: string): Promise<void> {
  const numbers = sql`${registerItem.values} -> 'AnstNrList'`
  const changed = sql`(
    select jsonb_agg(case when each = ${before} then ${to}::text else each end order by place)
    from jsonb_array_elements_text(${numbers}) with ordinality as listed (each, place))`
  await tx
    .update(registerItem)
    .set({
      values: sql`jsonb_set(${registerItem.values}, '{AnstNrList}', ${changed})`,
      version: sql`${registerItem.version} + 1`,
    })
    .where(and(eq(registerItem.register, 'payAssignments'), sql`${numbers} @> to_jsonb(array[${before}::text])`))
}
