import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { defaultInactivityMinutes } from '#contracts/headers.ts'
import { idleMinutes } from '#contracts/sign-in/idle-minutes.rules.ts'
import type { Database } from '../../platform/database/connect.ts'
import { letInBy } from '../../platform/database/origin.ts'
import { readAsSystem, type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import { perConnection } from '../../platform/database/transaction.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hasAccess } from '../../rights/company-access.ts'
import { company, licence, session, sessionCompany, userAccount } from '../../tables/schema.ts'
import { isIdle, isWorthWriting } from './lifetime.ts'
import { endSession } from './sessions.ts'
import { tokenHash } from './token.ts'

interface Request {
  readonly token: string
  readonly FtgId?: string | null | undefined
  readonly InactivityTimer?: number | null | undefined
  readonly now: Date
}

/**
 * Returns the caller with a session's token. The first request after the idle time-out ends the
 * session. That request and later ones with the token get 'idle', until the browser drops the token
 * or the session would have expired. An unknown token gives 'nobody'.
 */
export async function callerAsks(
  database: Database,
  { token, FtgId, InactivityTimer, now }: Request,
): Promise<SignedIn | 'nobody' | 'idle'> {
  const hash = tokenHash(token)
  const [found] = await readAsSystem(database, tx => findSession(tx).execute({ hash, FtgId: FtgId ?? '' }))
  if (!found || found.expiresAt <= now) return 'nobody'
  if (found.endedAt !== null) return 'idle'
  if (isIdle(found.lastSeenAt, found.idleMinutes, now)) {
    await withSystem(database, tx => endSession(tx, hash, 'IDLE', now))
    return 'idle'
  }
  const minutes = idleMinutes(InactivityTimer ?? defaultInactivityMinutes, found.longestIdle)
  if (minutes !== found.idleMinutes || isWorthWriting(found.lastSeenAt, minutes, now)) {
    await withSystem(database, tx =>
      tx.update(session).set({ lastSeenAt: now, idleMinutes: minutes }).where(eq(session.tokenHash, hash)),
    )
  }
  const { account, company: chosen, verifiedCompanies } = found
  return { account, company: chosen, verifiedCompanies, sessionHash: hash }
}

/**
 * Returns the caller with a session's token.
 *
 * @throws Refusal noSession, sessionIdle
 */
export async function requireSession(
  database: Database,
  { token, ...request }: Omit<Request, 'token'> & { readonly token: string | undefined },
): Promise<SignedIn> {
  const caller = token === undefined ? 'nobody' : await callerAsks(database, { token, ...request })
  if (caller === 'nobody') throw new Refusal(errors.noSession)
  if (caller === 'idle') throw new Refusal(errors.sessionIdle)
  letInBy(caller.account.supportOf === null ? 'session' : 'support')
  return caller
}

/** The query of a session that is active or has ended by inactivity, by `hash` and `FtgId`. */
const findSession = perConnection(tx =>
  tx
    .select({
      expiresAt: session.expiresAt,
      endedAt: session.endedAt,
      lastSeenAt: session.lastSeenAt,
      idleMinutes: session.idleMinutes,
      longestIdle: licence.autoLogoutMinutes,
      account: {
        login: userAccount.login,
        licNr: userAccount.licNr,
        role: userAccount.role,
        rightsGroup: userAccount.rightsGroup,
        allCompanies: userAccount.allCompanies,
        supportOf: userAccount.supportOf,
      },
      company: { ftgKey: company.ftgKey, ftgId: company.ftgId },
      verifiedCompanies: sql<string[]>`array(${tx
        .select({ ftgKey: sql`${sessionCompany.ftgKey}::text` })
        .from(sessionCompany)
        .where(eq(sessionCompany.tokenHash, session.tokenHash))})`,
    })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.login, session.login))
    .innerJoin(licence, eq(licence.licNr, userAccount.licNr))
    .leftJoin(
      company,
      and(
        eq(company.licNr, userAccount.licNr),
        eq(company.ftgId, sql.placeholder('FtgId')),
        // A company that requires an SMS code is not chosen by a header before its code is
        // verified.
        or(eq(company.requiresSms, false), isVerified(tx)),
        or(userAccount.allCompanies, hasAccess(tx)),
      ),
    )
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('hash')),
        isNull(userAccount.blockedAt),
        or(isNull(session.endedAt), eq(session.endReason, 'IDLE')),
      ),
    )
    .prepare('find a session'),
)

/**
 * The condition of a query on sessions and companies: the session has verified the company's SMS
 * code.
 */
const isVerified = (tx: Transaction) =>
  exists(
    tx
      .select({ ftgKey: sessionCompany.ftgKey })
      .from(sessionCompany)
      .where(and(eq(sessionCompany.tokenHash, session.tokenHash), eq(sessionCompany.ftgKey, company.ftgKey))),
  )
