import { and, asc, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Integration } from '#contracts/integrations/shapes.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Account } from '../platform/http/caller.ts'
import { isOpenTo } from '../rights/company-access.ts'
import { company, integration, integrationCompany, integrationSecret } from '../tables/schema.ts'

/** The ids of an integration's companies, in alphabetic order. */
const companiesOf = (tx: Transaction) =>
  sql<string[]>`array(${tx
    .select({ ftgId: company.ftgId })
    .from(integrationCompany)
    .innerJoin(company, eq(company.ftgKey, integrationCompany.ftgKey))
    .where(eq(integrationCompany.integrationId, integration.id))
    .orderBy(company.ftgId)})`

const secretOf = (tx: Transaction) =>
  tx
    .select({ prefix: integrationSecret.prefix })
    .from(integrationSecret)
    .where(and(eq(integrationSecret.integrationId, integration.id), isNull(integrationSecret.endsAt)))
    .orderBy(desc(integrationSecret.createdAt))
    .limit(1)

const oldKeyOf = (tx: Transaction, now: Date) =>
  tx
    .select({ endsAt: integrationSecret.endsAt })
    .from(integrationSecret)
    .where(and(eq(integrationSecret.integrationId, integration.id), gt(integrationSecret.endsAt, now)))
    .orderBy(desc(integrationSecret.endsAt))
    .limit(1)

/**
 * Returns the condition that an account may see an integration: it has access to all companies of
 * the integration. Who may choose one company sees no key that opens others.
 */
function within(tx: Transaction, account: Account): SQL | undefined {
  const open = isOpenTo(tx, account)
  if (!open) return undefined
  const beyond = tx
    .select({ ftgKey: company.ftgKey })
    .from(integrationCompany)
    .innerJoin(company, eq(company.ftgKey, integrationCompany.ftgKey))
    .where(and(eq(integrationCompany.integrationId, integration.id), sql`not ${open}`))
  return and(eq(integration.allCompanies, false), sql`not exists ${beyond}`)
}

/** Returns the integrations that an account may see, by name. */
export async function integrationsOf(
  tx: Transaction,
  { account, now, id }: { readonly account: Account; readonly now: Date; readonly id?: string },
): Promise<Integration[]> {
  const rows = await tx
    .select({
      row: integration,
      companies: companiesOf(tx),
      prefix: sql<string | null>`(${secretOf(tx)})`,
      oldKeyUntil: sql<string | null>`(${oldKeyOf(tx, now)})`,
    })
    .from(integration)
    .where(and(id === undefined ? undefined : eq(integration.id, id), within(tx, account)))
    .orderBy(asc(integration.name), asc(integration.id))
  return rows.map(({ row, companies, prefix, oldKeyUntil }) => ({
    IntegrationID: row.id,
    Namn: row.name,
    Beskrivning: row.description,
    Scopes: row.scopes,
    AllCompanies: row.allCompanies,
    Companies: companies,
    ExpiresOn: row.expiresOn,
    Status: row.revokedAt !== null ? 'REVOKED' : row.expiresOn < swedishDate(now) ? 'EXPIRED' : 'ACTIVE',
    Prefix: prefix ?? '',
    OldKeyUntil: row.revokedAt === null && oldKeyUntil !== null ? new Date(oldKeyUntil).toISOString() : null,
    CreatedBy: row.createdBy,
    CreatedAt: row.createdAt.toISOString(),
    LastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    LastUsedFrom: row.lastUsedFrom,
    Version: row.version,
  }))
}

/** Ends the keys of an integration that still work: a replacement leaves them a while. */
export const endKeys = (tx: Transaction, id: string, endsAt: Date) =>
  tx
    .update(integrationSecret)
    .set({ endsAt })
    .where(
      and(
        eq(integrationSecret.integrationId, id),
        or(isNull(integrationSecret.endsAt), gt(integrationSecret.endsAt, endsAt)),
      ),
    )
