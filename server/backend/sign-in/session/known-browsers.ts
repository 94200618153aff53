import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { browserLifetimeMs } from '../../platform/http/token-cookie.ts'
import { knownBrowser } from '../../tables/schema.ts'
import { newToken, tokenHash } from './token.ts'

/** The most known browsers of a login. The least recently used one is dropped. */
export const browsersOfLogin = 20

interface Owner {
  readonly login: string
  readonly licNr: string
}

/**
 * True when the login has signed in before with the browser of a token. Requires the system role.
 */
export async function isKnownBrowser(
  tx: Transaction,
  { token, login, now }: { readonly token: string; readonly login: string; readonly now: Date },
): Promise<boolean> {
  const own = and(eq(knownBrowser.tokenHash, tokenHash(token)), eq(knownBrowser.login, login))
  return (await tx.$count(knownBrowser, and(own, gt(knownBrowser.expiresAt, now)))) > 0
}

/**
 * Records a sign-in of a login with a browser, and keeps the browser's other logins. The browser
 * gets a new token each time, so that a token planted or copied by someone else becomes invalid.
 * Requires the system role.
 *
 * @param before the browser's old token @returns the browser's new token, which is not stored
 */
export async function rememberBrowser(
  tx: Transaction,
  { login, licNr }: Owner,
  before: string | undefined,
  now: Date,
): Promise<string> {
  const token = newToken()
  const own = { tokenHash: tokenHash(token) }
  if (before !== undefined) {
    await tx
      .update(knownBrowser)
      .set(own)
      .where(eq(knownBrowser.tokenHash, tokenHash(before)))
  }
  const used = { usedAt: now, expiresAt: new Date(now.getTime() + browserLifetimeMs) }
  await tx
    .insert(knownBrowser)
    .values({ ...own, ...used, login, licNr })
    .onConflictDoUpdate({ target: [knownBrowser.tokenHash, knownBrowser.login], set: used })
  const oldest = tx
    .select({ tokenHash: knownBrowser.tokenHash })
    .from(knownBrowser)
    .where(eq(knownBrowser.login, login))
    .orderBy(desc(knownBrowser.usedAt), desc(knownBrowser.tokenHash))
    .offset(browsersOfLogin)
  await tx.delete(knownBrowser).where(and(eq(knownBrowser.login, login), inArray(knownBrowser.tokenHash, oldest)))
  return token
}

/**
 * Removes all browsers of a login except the one with a token, after a change of password. Requires
 * the system role.
 */
export const forgetOtherBrowsers = (tx: Transaction, login: string, token: string | undefined) =>
  tx
    .delete(knownBrowser)
    .where(
      and(
        eq(knownBrowser.login, login),
        token === undefined ? undefined : ne(knownBrowser.tokenHash, tokenHash(token)),
      ),
    )

/** Removes expired browsers. Requires the system role. */
export const removeOldBrowsers = (tx: Transaction, now: Date) =>
  tx.delete(knownBrowser).where(lte(knownBrowser.expiresAt, now))
