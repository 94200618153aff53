import { and, eq, inArray } from 'drizzle-orm'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { registerItem } from '../tables/schema.ts'

/** Returns those of the codes that a register has, and keeps them until the transaction ends. */
export async function codesIn(
  tx: Transaction,
  register: RegisterName,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await tx
    .select({ key: registerItem.key })
    .from(registerItem)
    .where(and(eq(registerItem.register, register), inArray(registerItem.key, [...codes])))
    .for('share')
  return new Set(found.map(({ key }) => key))
}
