import { and, eq, exists, isNull, or, sql } from 'drizzle-orm'
import type { Role } from '#contracts/code-lists/roles.ts'
import { errors } from '#contracts/errors.ts'
import { defaultInactivityMinutes } from '#contracts/headers.ts'
import { idleMinutes } from '#contracts/sign-in/idle-minutes.rules.ts'
import type { Database } from '../../platform/database/connect.ts'
import {
  company,
  licence,
  session,
  sessionCompany,
  userAccount,
  userCompanyAccess,
} from '../../platform/database/schema.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isIdle, isWorthWriting } from './lifetime.ts'
import { endSession } from './sessions.ts'
import { tokenHash } from './token.ts'

export interface Account {
  readonly login: string
  readonly licNr: string
  readonly role: Role
  readonly rightsGroup: string | null
  /** May choose any company of the licence. */
  readonly allCompanies: boolean
}

/** A company that the account may choose, and has. */
export interface ChosenCompany {
  readonly ftgKey: string
  readonly ftgId: string
}

/**
 * Who asks, read anew at every request: a change of role or rights, or a logout elsewhere, holds
 * from the next one.
 */
export interface SignedIn {
  readonly account: Account
  /** The company of the header, or null: none, not there, or not the account's to choose. */
  readonly company: ChosenCompany | null
  /** The keys of the companies whose SMS code the session has verified. */
  readonly verifiedCompanies: readonly string[]
  /** The session, by the hash of its token. */
  readonly sessionHash: string
}

interface Request {
  readonly token: string
  readonly FtgId?: string | null | undefined
  readonly InactivityTimer?: number | null | undefined
  readonly now: Date
}

/**
 * Who a session's token belongs to. A session that has been idle too long is ended by the first
 * request to find out; it and every other one with that token, from whichever tab, is told 'idle'
 * until the browser forgets the token or the session would have expired. To a token that nobody has
 * belongs 'nobody'.
 */
export function callerAsks(
  database: Database,
  { token, FtgId, InactivityTimer, now }: Request,
): Promise<SignedIn | 'nobody' | 'idle'> {
  const hash = tokenHash(token)
  return withSystem(database, async tx => {
    const found = await findSession(tx, hash, FtgId ?? '')
    if (!found || found.expiresAt <= now) return 'nobody'
    if (found.endedAt !== null) return 'idle'
    if (isIdle(found.lastSeenAt, found.idleMinutes, now)) {
      await endSession(tx, hash, 'IDLE', now)
      return 'idle'
    }
    const minutes = idleMinutes(InactivityTimer ?? defaultInactivityMinutes, found.longestIdle)
    if (minutes !== found.idleMinutes || isWorthWriting(found.lastSeenAt, minutes, now)) {
      await tx.update(session).set({ lastSeenAt: now, idleMinutes: minutes }).where(eq(session.tokenHash, hash))
    }
    const { account, company: chosen, verifiedCompanies } = found
    return { account, company: chosen, verifiedCompanies, sessionHash: hash }
  })
}

/**
 * Who the session of a token belongs to, where there must be one.
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
  return caller
}

/** A session that goes on, or that has ended by inactivity. */
async function findSession(tx: Transaction, hash: string, FtgId: string) {
  const [found] = await tx
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
        eq(company.ftgId, FtgId),
        // One that demands an SMS code is not chosen by naming it in a header, before its code is
        // verified.
        or(eq(company.requiresSms, false), isVerified(tx)),
        or(userAccount.allCompanies, hasAccess(tx)),
      ),
    )
    .where(and(eq(session.tokenHash, hash), or(isNull(session.endedAt), eq(session.endReason, 'IDLE'))))
  return found
}

/** In a query over companies: whether an account has been given the company. */
export const hasAccess = (tx: Transaction, login: string | typeof userAccount.login = userAccount.login) =>
  exists(
    tx
      .select({ login: userCompanyAccess.login })
      .from(userCompanyAccess)
      .where(and(eq(userCompanyAccess.login, login), eq(userCompanyAccess.ftgKey, company.ftgKey))),
  )

/**
 * In a query over sessions and companies: whether the session has verified the company's SMS code.
 */
const isVerified = (tx: Transaction) =>
  exists(
    tx
      .select({ ftgKey: sessionCompany.ftgKey })
      .from(sessionCompany)
      .where(and(eq(sessionCompany.tokenHash, session.tokenHash), eq(sessionCompany.ftgKey, company.ftgKey))),
  )
