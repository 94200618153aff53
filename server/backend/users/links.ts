import { eq, lte } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { userCalls } from '#contracts/users/calls.ts'
import type { UserLink } from '#contracts/users/shapes.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { actAsSystem, type Transaction, withTenant } from '../platform/database/tenancy.ts'
import type { Ask } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { requireAccess } from '../platform/http/route.ts'
import { describeError } from '../platform/privacy/privacy.ts'
import { factsOf, type GrantedLicences } from '../rights/facts.ts'
import { requireSession } from '../sign-in/session/caller.ts'
import { newToken, tokenHash } from '../sign-in/session/token.ts'
import type { EventType } from '../tables/event-types.ts'
import { accountLink, licence } from '../tables/schema.ts'
import { actorOf, requireBelow, subjectOf, waitForUsers } from './actor.ts'

const hourMs = 60 * 60_000
/** How long a link is valid. A reset is asked for by somebody who waits for it. */
export const linkLifetimeMs = { INVITE: 72 * hourMs, RESET: 24 * hourMs } as const
type Kind = keyof typeof linkLifetimeMs

const purposes: Readonly<Record<Kind, string>> = {
  INVITE: 'Du har fått ett konto i',
  RESET: 'Välj ett nytt lösenord till',
}
const eventTypes: Readonly<Record<Kind, EventType>> = { INVITE: 'user.invited', RESET: 'user.resetBegun' }

/**
 * Begins an invitation or a reset: stores the link, then sends it to the person. A link that could
 * not be sent is returned, for the administrator to hand over. No transaction waits for the
 * provider of messages.
 *
 * @throws Refusal noSession, sessionIdle, companyMissing, rightMissing; userMissing, ownAccount,
 * userAbove, userBlocked, passwordNotUsed
 */
export async function beginLink(
  ask: Ask<typeof userCalls.invite>,
  kind: Kind,
  granted: GrantedLicences,
): Promise<UserLink> {
  const { database, cookie, scope, now, params, sms, brand, origin, log } = ask
  const caller = await requireSession(database, { token: cookie.token, now, ...scope })
  const { login, licNr } = caller.account
  const token = newToken()
  const row = await withTenant(database, { licNr, login, ftgKey: caller.company?.ftgKey }, async tx => {
    await requireAccess({ access: { right: 'Settings.Users.Write' } }, caller, () => factsOf(tx, caller, granted))
    const actor = await actorOf(tx, caller.account)
    await waitForUsers(tx, actor)
    const subject = await subjectOf(tx, actor, params.Login)
    requireBelow(actor, subject)
    await requirePassword(tx, subject.row)
    await appendEvent(tx, { type: eventTypes[kind], ftgKey: null, payload: { login: subject.row.login } })
    await actAsSystem(tx)
    await storeLink(tx, { login: subject.row.login, licNr, kind, token, now })
    return subject.row
  })
  const Lank = pathOfLink(token)
  const GallerTill = expiryOf(kind, now).toISOString()
  if (row.mobile === '') return { MobilSlut: null, Lank, GallerTill }
  const hours = linkLifetimeMs[kind] / hourMs
  try {
    await sms.send(
      row.mobile,
      `${purposes[kind]} ${brand.softwareName}. Välj ditt lösenord inom ${hours} timmar: ${origin}${Lank}`,
    )
    return { MobilSlut: row.mobile.slice(-2), Lank: null, GallerTill }
  } catch (error) {
    log.error({ error: describeError(error) }, 'The link of an account could not be sent')
    return { MobilSlut: null, Lank, GallerTill }
  }
}

/** Returns the path of the page that a link opens. */
export const pathOfLink = (token: string): string => `/inbjudan/${token}`

/** Returns the instant at which a link of now ends. */
export const expiryOf = (kind: Kind, now: Date): Date => new Date(now.getTime() + linkLifetimeMs[kind])

/** Stores an account's link, which replaces its earlier one. Requires the system role. */
export async function storeLink(
  tx: Transaction,
  {
    token,
    kind,
    now,
    ...account
  }: {
    readonly login: string
    readonly licNr: string
    readonly kind: Kind
    readonly token: string
    readonly now: Date
  },
): Promise<void> {
  await tx.delete(accountLink).where(eq(accountLink.login, account.login))
  const expiresAt = expiryOf(kind, now)
  await tx.insert(accountLink).values({ ...account, tokenHash: tokenHash(token), kind, createdAt: now, expiresAt })
}

interface SignInMeans {
  readonly allowsPassword: boolean
  readonly blockedAt: Date | null
  readonly licNr: string
}

async function requirePassword(tx: Transaction, { allowsPassword, blockedAt, licNr }: SignInMeans): Promise<void> {
  if (blockedAt) throw new Refusal(errors.userBlocked)
  const [own] = await tx.select({ enforce: licence.enforceBankId }).from(licence).where(eq(licence.licNr, licNr))
  if (!allowsPassword || own?.enforce !== false) throw new Refusal(errors.passwordNotUsed)
}

/** Removes links that are too old. Requires the system role. */
export const removeOldLinks = (tx: Transaction, now: Date) =>
  tx.delete(accountLink).where(lte(accountLink.expiresAt, now))
