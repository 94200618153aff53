import { sql } from 'drizzle-orm'
import type { FormValues } from '#contracts/forms/field.ts'
import type { Register } from '#contracts/registers/register.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { RegisterStore } from './register-store.ts'

/**
 * Lets one transaction at a time write a register that is a tree, in the transaction's company. Two
 * that each move an item below the other's would make a circle, and each alone would not.
 */
export async function lockTree(tx: Transaction, { name, parent }: Register): Promise<void> {
  if (parent === undefined) return
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name} || tenancy.company()::text, 0))`)
}

/** Returns the message of an item above that does not exist, or that is below the item itself. */
export async function treeProblems(
  tx: Transaction,
  { key, parent }: Register,
  store: RegisterStore,
  values: FormValues,
): Promise<FieldMessages> {
  if (parent === undefined) return {}
  const own = String(values[key])
  const above = String(values[parent] ?? '')
  if (above === own) return { [parent]: 'Posten kan inte ligga under sig själv.' }
  for (let code = above; code !== ''; ) {
    const found = await store.one(tx, code)
    code = String(found?.values[parent] ?? '')
    if (code === own) return { [parent]: `${above} ligger själv under ${own}. Välj en annan post.` }
  }
  return {}
}
