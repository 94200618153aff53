import { type SQL, sql } from 'drizzle-orm'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import { noGuid } from '#contracts/rules/required.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { perConnection } from '../platform/database/transaction.ts'
import { Serialised } from '../platform/http/answer.ts'
import type { Account } from '../platform/http/caller.ts'
import { hasAccess, isOpenTo } from '../rights/company-access.ts'
import { company } from '../tables/schema.ts'

/**
 * Returns the companies of the transaction's licence that an account has access to, by name in
 * Swedish order. There may be thousands, so PostgreSQL writes the JSON and it is passed on
 * unparsed, which takes a sixth of the time of reading rows. Converting rows is twice as fast as
 * json_build_object.
 */
export async function companyList(tx: Transaction, account: Account): Promise<Serialised<CompanyListItem[]>> {
  const { login, allCompanies, integration } = account
  const [list] = allCompanies
    ? await allOfLicence(tx).execute()
    : integration
      ? await jsonOf(tx, isOpenTo(tx, account))
      : await allOfAccount(tx).execute({ login })
  return new Serialised(list?.json ?? '[]')
}

const allOfLicence = perConnection(tx => jsonOf(tx, undefined).prepare('list the companies of a licence'))
const allOfAccount = perConnection(tx =>
  jsonOf(tx, hasAccess(tx, sql.placeholder('login'))).prepare('list the companies of an account'),
)

function jsonOf(tx: Transaction, condition: SQL | undefined) {
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
    .where(condition)
    .orderBy(company.name, company.ftgId)
    .as('item')
  return tx.select({ json: sql<string>`coalesce(json_agg(item), '[]')::text` }).from(items)
}
