import { eq, or, sql } from 'drizzle-orm'
import type { CompanyListItem } from '#contracts/shapes/company.ts'
import { noGuid } from '#contracts/shapes/session.ts'
import { company, userAccount } from '../database/schema.ts'
import type { Transaction } from '../database/tenancy.ts'
import { Serialised } from '../http/answer.ts'
import { hasAccess } from '../session/who.ts'

/**
 * The companies that an account of the transaction's licence may choose, by name in Swedish order. There may be
 * thousands: PostgreSQL writes the JSON, and nothing reads it again on the way out.
 */
export async function companyList(tx: Transaction, login: string): Promise<Serialised<CompanyListItem[]>> {
  const [found] = await tx
    .select({
      json: sql<string>`coalesce(json_agg(json_build_object(
        'FtgId', ${company.ftgId}, 'Namn', ${company.name}, 'Orgnr', ${company.orgnr},
        'PictureId', coalesce(${company.pictureId}::text, ${noGuid}), 'Archived', ${company.archived},
        'RestoreInfo', ${company.restoreInfo}
      ) order by ${company.name}, ${company.ftgId}), '[]')::text`,
    })
    .from(company)
    .innerJoin(userAccount, eq(userAccount.login, login))
    .where(or(userAccount.allCompanies, hasAccess(tx)))
  return new Serialised(found?.json ?? '[]')
}
