import { sql } from 'drizzle-orm'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { noGuid } from '#contracts/rules/required.ts'
import { company } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Serialised } from '../platform/http/answer.ts'
import { type Account, hasAccess } from '../sign-in/session/caller.ts'

/**
 * The companies that an account of the transaction's licence may choose, by name in Swedish order.
 * There may be thousands: PostgreSQL writes the JSON, and nothing here reads it on its way out,
 * which takes a sixth of this process's time that the rows do. From rows it writes twice as fast as
 * by json_build_object.
 */
export async function companyList(tx: Transaction, account: Account): Promise<Serialised<CompanyListItem[]>> {
  const items = tx
    .select({
      FtgId: sql`${company.ftgId}`.as('FtgId'),
      Namn: sql`${company.name}`.as('Namn'),
      Orgnr: sql`${company.orgnr}`.as('Orgnr'),
      PictureId: sql`coalesce(${company.pictureId}::text, ${noGuid})`.as('PictureId'),
      Archived: sql`${company.archived}`.as('Archived'),
      RestoreInfo: sql`${company.restoreInfo}`.as('RestoreInfo'),
    })
    .from(company)
    .where(account.allCompanies ? undefined : hasAccess(tx, account.login))
    .orderBy(company.name, company.ftgId)
    .as('item')
  const [list] = await tx.select({ json: sql<string>`coalesce(json_agg(item), '[]')::text` }).from(items)
  return new Serialised(list?.json ?? '[]')
}
