import { and, eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { SkatteverketAction } from '#contracts/payroll/declaration/skatteverket.shapes.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { type Transaction, withTenant } from '../../../platform/database/tenancy.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { skatteverketAccess } from '../../../tables/schema.ts'
import type { Skatteverket } from './services.ts'
import type { SkatteverketTokens } from './sign-in.ts'
import { SkatteverketError } from './skatteverket-error.ts'

/** Whose sign-in it is. */
export interface AccessOwner {
  readonly licNr: string
  readonly login: string
  readonly ftgKey: string
}

type StoredAccess = typeof skatteverketAccess.$inferSelect

const ofLogin = (login: string) => eq(skatteverketAccess.login, login)

const accessOf = async (tx: Transaction, login: string): Promise<StoredAccess | undefined> =>
  (
    await tx
      .select()
      .from(skatteverketAccess)
      .where(and(ofLogin(login), sql`ftg_key = tenancy.company()`))
  )[0]

/** How long a sign-in can be refreshed, in milliseconds: a refresh token lives 65 minutes. */
const refreshLife = 64 * 60_000

/** True while a person has a sign-in that a job can use. */
export async function isSignedIn(tx: Transaction, login: string, now: Date): Promise<boolean> {
  const held = await accessOf(tx, login)
  if (!held || held.access === '' || held.expires === null) return false
  const until = held.refresh === null ? held.expires.getTime() : held.expires.getTime() + refreshLife - 3_600_000
  return now.getTime() < Math.max(held.expires.getTime() - 60_000, until)
}

/** Begins a sign-in for a company, in place of an earlier one, and returns where it is done. */
export async function beginSignIn(
  tx: Transaction,
  { signIn }: Skatteverket,
  {
    login,
    FtgId,
    now,
    ...of
  }: {
    readonly login: string
    readonly FtgId: string
    readonly period: string
    readonly action: SkatteverketAction
    readonly now: Date
  },
): Promise<string> {
  // The state tells the application's own route which company the person was in.
  const { url, state, verifier } = signIn.begin(`${FtgId}.`)
  const begun = {
    ...of,
    state,
    verifier,
    begunAt: now,
    code: '',
    access: '',
    refresh: null,
    expires: null,
    refreshes: 0,
  }
  await tx
    .insert(skatteverketAccess)
    .values({ login, ...begun })
    .onConflictDoUpdate({ target: [skatteverketAccess.ftgKey, skatteverketAccess.login], set: begun })
  return url
}

/**
 * Keeps the code that a person came back with, once, and returns what the sign-in was for.
 *
 * @throws Refusal skatteverketSignInLost
 */
export async function keepCode(
  tx: Transaction,
  login: string,
  { State, Code }: { readonly State: string; readonly Code: string },
): Promise<{ readonly period: string; readonly action: SkatteverketAction }> {
  const [kept] = await tx
    .update(skatteverketAccess)
    .set({ code: Code })
    .where(and(ofLogin(login), eq(skatteverketAccess.state, State), eq(skatteverketAccess.code, '')))
    .returning()
  if (!kept || kept.verifier === '') throw new Refusal(errors.skatteverketSignInLost)
  return { period: kept.period, action: kept.action }
}

/**
 * Returns tokens that are good now: those of a code, or those held, refreshed when they are about
 * to end. New ones are stored at once, in a transaction of their own, since the old are then of no
 * use whatever becomes of the job.
 *
 * @throws SkatteverketError `sign-in` when the person has to sign in again
 */
export async function goodTokens(
  tx: Transaction,
  database: Database,
  { signIn }: Skatteverket,
  owner: AccessOwner,
): Promise<SkatteverketTokens> {
  const held = await accessOf(tx, owner.login)
  if (!held) throw new SkatteverketError('sign-in', 'Logga in hos Skatteverket.')
  const own = heldTokens(held)
  const tokens = own ? await signIn.fresh(own) : await signIn.complete(held.code, held)
  if (tokens !== own) {
    const { access, refresh, expires, refreshes } = tokens
    await withTenant(database, owner, other =>
      other
        .update(skatteverketAccess)
        .set({ access, refresh, refreshes, expires: new Date(expires), verifier: '' })
        .where(and(ofLogin(owner.login), eq(skatteverketAccess.state, held.state))),
    )
  }
  return tokens
}

const heldTokens = ({ access, refresh, expires, refreshes }: StoredAccess): SkatteverketTokens | undefined =>
  access === '' || expires === null ? undefined : { access, refresh, refreshes, expires: expires.getTime() }

/** Forgets a sign-in that is of no more use. */
export const forgetAccess = (database: Database, owner: AccessOwner): Promise<unknown> =>
  withTenant(database, owner, other => other.delete(skatteverketAccess).where(ofLogin(owner.login)))
