import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { allows } from '#contracts/rights/catalogue.ts'
import type { userCalls } from '#contracts/users/calls.ts'
import type { UserValues } from '#contracts/users/shapes.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { CompanyAsk, Handlers } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { GrantedLicences } from '../rights/facts.ts'
import { isIdle } from '../sign-in/session/lifetime.ts'
import { endSession, endSessionsOf } from '../sign-in/session/sessions.ts'
import type { EventType } from '../tables/event-types.ts'
import { session, userAccount } from '../tables/schema.ts'
import { type Actor, actorOf, hindranceTo, requireBelow, type Subject, subjectOf, waitForUsers } from './actor.ts'
import { changeUser, createUser } from './change-user.ts'
import { confirmNumber } from './confirm-number.ts'
import { beginLink } from './links.ts'
import { asSystemFor, choicesOf, listUsers, userOf } from './read-users.ts'

type UserAsk = CompanyAsk & { readonly now: Date; readonly params: { readonly Login: string } }

const reading = ({ tx, caller }: CompanyAsk): Promise<Actor> => actorOf(tx, caller.account)

/**
 * Returns the actor of a write, as it is once earlier writes in the licence are done: somebody may
 * have just blocked it, or taken a right.
 *
 * Hence a licence always keeps an administrator. Only an administrator may change another, nobody
 * may change themselves, and of two that block each other at once the second is blocked already.
 *
 * @throws Refusal noSession, rightMissing
 */
async function writing({ tx, caller }: CompanyAsk): Promise<Actor> {
  await waitForUsers(tx, { LicNr: caller.account.licNr })
  const [own] = await tx
    .select()
    .from(userAccount)
    .where(and(eq(userAccount.login, caller.account.login), isNull(userAccount.blockedAt)))
  if (!own) throw new Refusal(errors.noSession)
  const actor = await actorOf(tx, own)
  if (!allows(actor.rights, 'Settings.Users.Write')) throw new Refusal(errors.rightMissing)
  return actor
}

/** The accounts of the licence. */
export const usersArea = ({
  copyLicences,
}: {
  readonly copyLicences: GrantedLicences
}): Handlers<typeof userCalls> => ({
  async list(ask) {
    const actor = await reading(ask)
    return listUsers(ask.tx, actor, ask.company.ftgKey, ask.pagination, ask.now)
  },
  choices: async ask => choicesOf(ask.tx, await reading(ask)),
  async one(ask) {
    const actor = await reading(ask)
    const { tx, company, now, params } = ask
    return userOf(tx, actor, company.ftgKey, await subjectOf(tx, actor, params.Login), now)
  },
  async create(ask) {
    const actor = await writing(ask)
    await createUser(ask.tx, actor, ask.body, ask.now)
    return { Version: 1 }
  },
  async change(ask) {
    const actor = await writing(ask)
    const { tx, company, now, params, body } = ask
    const subject = await subjectOf(tx, actor, params.Login)
    const before = (await userOf(tx, actor, company.ftgKey, subject, now)).Values
    const change = body.Values as Partial<UserValues>
    const { Version, endsSessions } = await changeUser(tx, actor, subject, {
      Version: body.Version,
      before,
      change,
      now,
    })
    // What a role changes is all over the program, and how one signs in holds for every session.
    if (endsSessions) await endAll(ask, actor, subject)
    return { Version }
  },
  async remove(ask) {
    const actor = await writing(ask)
    const subject = await subjectOf(ask.tx, actor, ask.params.Login)
    requireBelow(actor, subject)
    await endAll(ask, actor, subject)
    await ask.tx.delete(userAccount).where(eq(userAccount.login, subject.row.login))
    await tell(ask.tx, 'user.removed', subject)
    return null
  },
  async confirmNumber(ask) {
    const actor = await writing(ask)
    const subject = await subjectOf(ask.tx, actor, ask.params.Login)
    requireBelow(actor, subject)
    return { Version: await confirmNumber(ask.tx, actor, subject, ask.body.Version) }
  },
  block: ask => setBlocked(ask, true),
  unblock: ask => setBlocked(ask, false),
  invite: ask => beginLink(ask, 'INVITE', copyLicences),
  resetPassword: ask => beginLink(ask, 'RESET', copyLicences),
  async sessions(ask) {
    const actor = await reading(ask)
    const { tx, caller, company, now, params } = ask
    const { row } = await subjectOf(tx, actor, params.Login)
    const open = await asSystemFor(tx, { ...actor, ftgKey: company.ftgKey }, () =>
      tx
        .select()
        .from(session)
        .where(and(eq(session.login, row.login), isNull(session.endedAt), gt(session.expiresAt, now)))
        .orderBy(desc(session.lastSeenAt), session.id),
    )
    return open
      .filter(({ lastSeenAt, idleMinutes }) => !isIdle(lastSeenAt, idleMinutes, now))
      .map(each => ({
        Id: each.id,
        Enhet: each.device,
        Adress: each.address,
        Metod: each.method,
        Sedan: each.createdAt.toISOString(),
        SenastAktiv: each.lastSeenAt.toISOString(),
        ArEgen: each.tokenHash === caller.sessionHash,
      }))
  },
  async endSession(ask) {
    const { actor, subject } = await ofSessions(ask)
    const { tx, company, now, params } = ask
    await asSystemFor(tx, { ...actor, ftgKey: company.ftgKey }, async () => {
      const [found] = await tx
        .select({ hash: session.tokenHash })
        .from(session)
        .where(and(eq(session.id, params.Id), eq(session.login, subject.row.login)))
      if (found) await endSession(tx, found.hash, 'REVOKED', now, actor.Login)
    })
    return null
  },
  async endSessions(ask) {
    const { actor, subject } = await ofSessions(ask)
    await endAll(ask, actor, subject)
    return null
  },
})

/**
 * Returns the account whose sessions are to be ended. One's own may be.
 *
 * @throws Refusal userMissing, userAbove
 */
async function ofSessions(ask: UserAsk): Promise<{ readonly actor: Actor; readonly subject: Subject }> {
  const actor = await writing(ask)
  const subject = await subjectOf(ask.tx, actor, ask.params.Login)
  if (hindranceTo(actor, subject) !== 'EGET') requireBelow(actor, subject)
  return { actor, subject }
}

/** Ends the sessions of an account, except the caller's own. */
const endAll = ({ tx, company, caller, now }: UserAsk, actor: Actor, { row }: Subject) =>
  asSystemFor(tx, { ...actor, ftgKey: company.ftgKey }, () =>
    endSessionsOf(tx, row.login, { now, except: caller.sessionHash, by: actor.Login }),
  )

const tell = (tx: Transaction, type: EventType, { row }: Subject) =>
  appendEvent(tx, { type, ftgKey: null, payload: { login: row.login } })

async function setBlocked(ask: UserAsk, isBlocked: boolean) {
  const actor = await writing(ask)
  const { tx, now, params } = ask
  const subject = await subjectOf(tx, actor, params.Login)
  requireBelow(actor, subject)
  if (isBlocked !== (subject.row.blockedAt !== null)) {
    await tx
      .update(userAccount)
      .set({ blockedAt: isBlocked ? now : null, version: sql`${userAccount.version} + 1` })
      .where(eq(userAccount.login, subject.row.login))
    if (isBlocked) await endAll(ask, actor, subject)
    await tell(tx, isBlocked ? 'user.blocked' : 'user.unblocked', subject)
  }
  return null
}
