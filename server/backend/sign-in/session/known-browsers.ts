import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import { dayMs } from '#contracts/rules/date.ts'
import { knownBrowser } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { newToken, tokenHash } from './token.ts'

/** Milliseconds that a browser is known after the last sign-in with it. */
export const browserLifetimeMs = 180 * dayMs
/** Browsers that a login is known by; the one that was used longest ago goes. */
export const browsersOfLogin = 20

interface Owner {
  readonly login: string
  readonly licNr: string
}

/** True when the login has signed in before with the browser of a token. Of the system role. */
export async function isKnownBrowser(
  tx: Transaction,
  { token, login, now }: { readonly token: string; readonly login: string; readonly now: Date },
): Promise<boolean> {
  const own = and(eq(knownBrowser.tokenHash, tokenHash(token)), eq(knownBrowser.login, login))
  return (await tx.$count(knownBrowser, and(own, gt(knownBrowser.expiresAt, now)))) > 0
}

/**
 * Remembers that a login has signed in with a browser, together with the logins that it was known
 * for. The browser gets a new token each time: one that somebody else had put there, or has copied,
 * is worth nothing from here on. Of the system role.
 *
 * @param before the token that the browser had
 * @returns the browser's new token, which is nowhere else
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
 * Forgets all browsers of a login but the one of a token, once its password is another. Of the
 * system role.
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

/** Removes the browsers that are known no longer. Of the system role. */
export const removeOldBrowsers = (tx: Transaction, now: Date) =>
  tx.delete(knownBrowser).where(lte(knownBrowser.expiresAt, now))
