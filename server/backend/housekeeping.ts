import { lt } from 'drizzle-orm'
import { removeOldOrders } from './bankid/orders.ts'
import { removeOldCopies } from './copies/old-copies.ts'
import type { Database } from './database/connect.ts'
import { idempotencyKey, session } from './database/schema.ts'
import { withSystem } from './database/tenancy.ts'
import { removeOldGuesses } from './session/guesses.ts'
import { removeOldCodes } from './sms/sms-codes.ts'

const dayMs = 24 * 60 * 60_000

/** Removes what nobody reads any more: what is past its end (sessions, guesses, BankID orders, copies of companies), and answers and SMS codes a day old. */
export const keepHouse = (database: Database, now: Date): Promise<void> =>
  withSystem(database, async tx => {
    await tx.delete(session).where(lt(session.expiresAt, now))
    await tx.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(now.getTime() - dayMs)))
    await removeOldGuesses(tx, now)
    await removeOldCodes(tx, now)
    await removeOldOrders(tx, now)
    await removeOldCopies(tx, now)
  })
