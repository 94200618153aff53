import { and, count, eq, gt, sql } from 'drizzle-orm'
import { notify } from '../../messages/notify.ts'
import { administratorsOf } from '../../messages/recipients.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { event } from '../../platform/database/schema.ts'
import { actFor, type Transaction } from '../../platform/database/tenancy.ts'
import { allowedGuesses, guessesAt, guessWindowMs } from './guesses.ts'

/** An account is told of once in so long, however often it is guessed at. */
const quietMs = 24 * 60 * 60_000

/**
 * After a wrong guess at an account's password: when it was the last one allowed, the administrators of its licence are
 * notified, for it is either somebody who needs help or somebody who should not be there. At most once a day and account, so
 * that whoever guesses can neither fill their list nor learn from the time an answer takes. Of the system role, and
 * leaves the transaction to the licence.
 */
export async function tellOfLockout(
  tx: Transaction,
  { login, licNr }: { readonly login: string; readonly licNr: string },
  now: Date,
): Promise<void> {
  if ((await guessesAt(tx, login, now)) < allowedGuesses) return
  // Appended first: the licence's turn keeps two last guesses at once from both being the first.
  const type = 'account.lockedOut'
  await appendEvent(tx, { type, licNr, actor: null, ftgKey: null, payload: { login } })
  const [lately] = await tx
    .select({ times: count() })
    .from(event)
    .where(
      and(
        eq(event.licNr, licNr),
        eq(event.type, type),
        gt(event.at, sql`clock_timestamp() - make_interval(secs => ${quietMs / 1000})`),
        eq(sql`${event.payload}->>'login'`, login),
      ),
    )
  if ((lately?.times ?? 0) > 1) return
  await actFor(tx, { licNr })
  const administrators = await administratorsOf(tx)
  await notify(tx, {
    to: administrators.map(one => one.login),
    type: 'ERROR',
    Title: 'Konto spärrat',
    Message: `Kontot ${login} är spärrat i ${guessWindowMs / 60_000} minuter efter ${allowedGuesses} felaktiga lösenord. Fråga användaren om det inte var väntat.`,
    Event: 'ACCOUNT LOCKEDOUT',
    now,
  })
}
