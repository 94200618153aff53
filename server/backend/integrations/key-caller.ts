import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#contracts/call.ts'
import { errors } from '#contracts/errors.ts'
import { isOpenToKeys } from '#contracts/integrations/scopes.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Database } from '../platform/database/connect.ts'
import { letInBy } from '../platform/database/origin.ts'
import { readAsSystem, withSystem } from '../platform/database/tenancy.ts'
import { perConnection } from '../platform/database/transaction.ts'
import type { SignedIn } from '../platform/http/caller.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { isOfIntegration } from '../rights/company-access.ts'
import { countGuess, keyLane } from '../sign-in/session/guesses.ts'
import { tokenHash } from '../sign-in/session/token.ts'
import { company, integration, integrationCompany, integrationSecret } from '../tables/schema.ts'

/** The time, in milliseconds, within which the use of a key is not written again. */
const usedWithinMs = 60_000

interface KeyRequest {
  readonly request: Pick<FastifyRequest, 'headers' | 'ip'>
  readonly FtgId?: string | null | undefined
  readonly now: Date
}

/** Returns the key of a request's Authorization header, or undefined when it names none. */
export function keyOf({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return authorization === undefined ? undefined : (/^bearer +(\S{1,200})$/i.exec(authorization)?.[1] ?? '')
}

/**
 * Returns the integration that makes a request, as a caller with its scopes and companies, or
 * undefined when the request has no key. It is read anew for each request, so that a revocation
 * takes effect at once on every node.
 *
 * @throws Refusal integrationRefused for a call that is for people, keyRefused, tooManyAttempts
 */
export async function callerByKey(
  database: Database,
  call: Pick<Call, 'access'>,
  { request, FtgId, now }: KeyRequest,
): Promise<SignedIn | undefined> {
  const key = keyOf(request)
  if (key === undefined) return undefined
  if (!isOpenToKeys(call)) throw new Refusal(errors.integrationRefused)
  const hash = tokenHash(key)
  const [found] = await readAsSystem(database, tx => findKey(tx).execute({ hash, FtgId: FtgId ?? '', now }))
  if (!found) {
    const guess = await withSystem(database, tx => countGuess(tx, keyLane(hash, request.ip), now))
    throw new Refusal(guess === 'locked' ? errors.tooManyAttempts : errors.keyRefused)
  }
  if (!found.isValid || found.expiresOn < swedishDate(now)) throw new Refusal(errors.keyRefused)
  letInBy('key')
  const { id, lastUsedAt } = found
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= usedWithinMs) {
    await withSystem(database, tx =>
      tx.update(integration).set({ lastUsedAt: now, lastUsedFrom: request.ip }).where(eq(integration.id, id)),
    )
  }
  return {
    account: {
      login: `Integration: ${found.name}`,
      licNr: found.licNr,
      // The role that may do the least: a key has its scopes and nothing by role.
      role: 'PER',
      rightsGroup: null,
      allCompanies: found.allCompanies,
      supportOf: null,
      integration: { id, scopes: found.scopes as Right[] },
    },
    company: found.company,
    // A company that requires an SMS code is opened by being chosen, by a person who verified it.
    verifiedCompanies: found.companies,
    sessionHash: '',
  }
}

/** The query of a key by `hash`, with the company `FtgId` if the key opens it. */
const findKey = perConnection(tx =>
  tx
    .select({
      id: integration.id,
      licNr: integration.licNr,
      name: integration.name,
      scopes: integration.scopes,
      allCompanies: integration.allCompanies,
      expiresOn: integration.expiresOn,
      lastUsedAt: integration.lastUsedAt,
      isValid: sql<boolean>`${and(
        isNull(integration.revokedAt),
        or(isNull(integrationSecret.endsAt), gt(integrationSecret.endsAt, sql.placeholder('now'))),
      )}`,
      company: { ftgKey: company.ftgKey, ftgId: company.ftgId },
      companies: sql<string[]>`array(${tx
        .select({ ftgKey: sql`${integrationCompany.ftgKey}::text` })
        .from(integrationCompany)
        .where(eq(integrationCompany.integrationId, integration.id))})`,
    })
    .from(integrationSecret)
    .innerJoin(integration, eq(integration.id, integrationSecret.integrationId))
    .leftJoin(
      company,
      and(
        eq(company.licNr, integration.licNr),
        eq(company.ftgId, sql.placeholder('FtgId')),
        or(
          isOfIntegration(tx, integration.id),
          and(eq(integration.allCompanies, true), eq(company.requiresSms, false)),
        ),
      ),
    )
    .where(eq(integrationSecret.tokenHash, sql.placeholder('hash')))
    .prepare('find a key'),
)

/** Limits the requests of each key, on each node. Add it before the routes. */
export function throttleKeys(app: FastifyInstance, maxPerMinute: number): void {
  const limit = app.createRateLimit({
    max: maxPerMinute,
    timeWindow: 60_000,
    keyGenerator: request =>
      createHash('sha256')
        .update(`key:${keyOf(request)}`)
        .digest('hex'),
  })
  app.addHook('onRequest', async request => {
    if (keyOf(request) === undefined) return
    const { isAllowed, ...state } = await limit(request)
    if (!isAllowed && 'isExceeded' in state && state.isExceeded) throw new Refusal(errors.tooManyRequests)
  })
}
