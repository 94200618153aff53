import { inArray, sql } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import { company, integration, integrationCompany, integrationSecret } from '../../tables/schema.ts'
import { list, type PactStates, type PactTools, text } from '../pact-tools.ts'

type Stored = Parameters<typeof states.integrations>[1][number]

const timeOf = (text: string | null) => (text === null ? null : new Date(text))

/** Returns the handlers of the states of integrations. */
export function integrationStates({ asAccount, keepRows, clock }: PactTools): PactStates {
  return {
    [states.integrations('', []).name]: async (params, undo) => {
      const run: PactTools['asSystem'] = work => asAccount(params, work)
      // Restored in the opposite order: the integrations first.
      for (const table of [integrationCompany, integrationSecret, integration])
        await keepRows(run, table, sql`lic_nr = tenancy.licence()`, undo)
      const Login = text(params, 'Login')
      await run(async tx => {
        await tx.delete(integration)
        for (const [index, one] of list<Stored>(params, 'Integrations').entries()) {
          const { IntegrationID: id, Namn: name, Scopes: scopes, ExpiresOn: expiresOn, Version: version } = one
          const revokedAt = one.IsRevoked ? clock() : null
          const used = { lastUsedAt: timeOf(one.LastUsedAt), lastUsedFrom: one.LastUsedFrom }
          await tx
            .insert(integration)
            .values({ id, name, scopes: [...scopes], expiresOn, version, createdBy: Login, revokedAt, ...used })
          await tx
            .insert(integrationSecret)
            .values({ tokenHash: String(index).repeat(64), integrationId: id, prefix: 'avl_pactpact' })
          if (one.OldKeyUntil !== null) {
            const old = { tokenHash: String(index).repeat(63).concat('f'), prefix: 'avl_pactpast' }
            await tx.insert(integrationSecret).values({ ...old, integrationId: id, endsAt: timeOf(one.OldKeyUntil) })
          }
          const open = tx
            .select({ integrationId: sql<string>`${id}::uuid`.as('id'), ftgKey: company.ftgKey, licNr: company.licNr })
            .from(company)
            .where(inArray(company.ftgId, [...one.Companies]))
          await tx.insert(integrationCompany).select(open)
        }
      })
      return {}
    },
  }
}
