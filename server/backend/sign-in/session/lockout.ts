import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import { dayMs } from '#contracts/rules/date.ts'
import { notify } from '../../messages/notify.ts'
import { administratorsOf } from '../../messages/recipients.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { actFor, type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import { doLastWork } from '../../platform/database/transaction.ts'
import type { PublicAsk } from '../../platform/http/ask.ts'
import type { EventType } from '../../tables/event-types.ts'
import { event, loginAttempt, userAccount } from '../../tables/schema.ts'
import { allowedGuesses, allowedLogins, type GuessLane, guessWindowMs, type LastGuess } from './guesses.ts'
import { networkOf } from './network.ts'

/**
 * The interval, in milliseconds, within which a licence is notified once of the same account or
 * network.
 */
const quietMs = dayMs
const lockedMinutes = guessWindowMs / 60_000

interface WrongGuess {
  readonly account: { readonly login: string; readonly licNr: string } | undefined
  readonly lane: GuessLane
  readonly last: LastGuess
}

/**
 * Notifies administrators of a lock. For an account, its licence's: the user may need help, or is
 * under attack. For a network, those of every licence whose accounts were guessed at from it. At
 * most once a day for each, so that an attacker cannot flood them.
 */
export async function notifyOfLocks(
  { database, address }: Pick<PublicAsk, 'database' | 'address'>,
  { account, lane, last }: WrongGuess,
  now: Date,
): Promise<void> {
  if (last.ofLogin && account) {
    const { login, licNr } = account
    await withSystem(database, tx =>
      notifyAdministrators(tx, licNr, now, {
        event: { type: 'account.lockedOut', payload: { login } },
        Title: 'Konto spärrat',
        Message: `Kontot ${login} är spärrat i ${lockedMinutes} minuter efter ${allowedGuesses} felaktiga lösenord. Fråga användaren om det inte var väntat.`,
        Event: 'ACCOUNT LOCKEDOUT',
      }),
    )
  }
  const { network } = lane
  if (!last.ofNetwork || network === null) return
  for (const { licNr, accounts } of await withSystem(database, tx => licencesGuessedAt(tx, network, now))) {
    await withSystem(database, tx =>
      notifyAdministrators(tx, licNr, now, {
        event: { type: 'network.lockedOut', payload: { network } },
        Title: 'Nätverk spärrat',
        Message: `Inloggning från ${networkOf(address)} är spärrad i ${lockedMinutes} minuter efter felaktiga lösenord till ${allowedLogins} användarnamn, varav ${accounts} i er licens. Spärren gäller inte den som har loggat in förut i samma webbläsare.`,
        Event: 'NETWORK LOCKEDOUT',
      }),
    )
  }
}

/**
 * Returns the licences whose accounts were guessed at from a network within the window, with the
 * number of accounts.
 */
const licencesGuessedAt = (tx: Transaction, network: string, now: Date) =>
  tx
    .select({ licNr: userAccount.licNr, accounts: count() })
    .from(userAccount)
    .where(
      inArray(
        // Must match the hash of `loginKey`.
        sql`encode(sha256(convert_to('login:' || lower(${userAccount.login}), 'UTF8')), 'hex')`,
        tx
          .select({ key: loginAttempt.key })
          .from(loginAttempt)
          .where(and(eq(loginAttempt.network, network), gt(loginAttempt.at, new Date(now.getTime() - guessWindowMs)))),
      ),
    )
    .groupBy(userAccount.licNr)

interface LockNotice {
  readonly event: { readonly type: EventType; readonly payload: Readonly<Record<string, string>> }
  readonly Title: string
  readonly Message: string
  readonly Event: string
}

/**
 * Notifies the administrators of a licence of a lock, unless they were notified within the day.
 * Leaves the transaction acting for the licence.
 */
async function notifyAdministrators(
  tx: Transaction,
  licNr: string,
  now: Date,
  { event: { type, payload }, ...notice }: LockNotice,
): Promise<void> {
  // Written first: it takes the licence's lock, so that of two concurrent locks only one notifies.
  await appendEvent(tx, { type, licNr, actor: null, ftgKey: null, payload })
  await doLastWork(tx)
  const [recent] = await tx
    .select({ times: count() })
    .from(event)
    .where(
      and(
        eq(event.licNr, licNr),
        eq(event.type, type),
        gt(event.at, sql`clock_timestamp() - make_interval(secs => ${quietMs / 1000})`),
        sql`${event.payload} = ${JSON.stringify(payload)}::jsonb`,
      ),
    )
  if ((recent?.times ?? 0) > 1) return
  await actFor(tx, { licNr })
  const administrators = await administratorsOf(tx)
  await notify(tx, { ...notice, to: administrators.map(one => one.login), type: 'ERROR', now })
}
