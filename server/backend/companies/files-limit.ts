import { sql } from 'drizzle-orm'
import { documentMessages, maxCompanyBytes } from '#contracts/employees/documents/document-file.ts'
import { errors } from '#contracts/errors.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { clientPicture, company, employeeDocument } from '../tables/schema.ts'

/**
 * Sees to it that the files of the transaction's company, with another one, are within the limit:
 * documents and pictures of employees, and pictures of clients.
 *
 * @param size of the other file, in bytes
 * @throws Refusal documentRefused
 */
export async function requirePlace(tx: Transaction, size: number): Promise<void> {
  // Those who add at the same time wait for each other, so that their files fit together.
  await tx.select({ key: company.ftgKey }).from(company).where(sql`${company.ftgKey} = tenancy.company()`).for('update')
  const bytes = sql<number>`sum(size)::int`
  const tables = [employeeDocument, clientPicture] as const
  let kept = 0
  for (const table of tables) {
    const [sum] = await tx.select({ bytes }).from(table)
    kept += sum?.bytes ?? 0
  }
  if (kept + size > maxCompanyBytes) throw new Refusal(errors.documentRefused, documentMessages.full)
}
