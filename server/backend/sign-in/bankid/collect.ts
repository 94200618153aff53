import { eq } from 'drizzle-orm'
import { type BankIdCollected, nothingCollected } from '#contracts/sign-in/bankid.shapes.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import { bankIdOrder } from '../../tables/schema.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { accountsOf } from './accounts.ts'
import { errorOf, failedMessage, isPendingStart, pendingMessage } from './messages.ts'
import type { Order, OrderServices } from './orders.ts'
import { qrDataUrl, qrText } from './qr.ts'

/** The lifetime of a BankIDToken: the time to choose an account. */
export const tokenLifetimeMs = 2 * 60_000

/** Returns the state of an order for the browser. */
export async function describeOrder({ database, clock }: OrderServices, order: Order): Promise<BankIdCollected> {
  const { status, reason, device } = order
  switch (status) {
    case 'PENDING': {
      const PendingStart = isPendingStart(reason)
      const hasQr = PendingStart && device === 'OTHER'
      return {
        ...nothingCollected,
        Message: pendingMessage(reason, device),
        PendingStart,
        QRCodeDataURL: hasQr ? qrDataUrl(qrText(order, clock())) : '',
      }
    }
    case 'FAILED':
      return {
        ...nothingCollected,
        Cancelled: true,
        Message: order.isError ? errorOf(reason).message : failedMessage(reason, device),
      }
    case 'COMPLETE':
      return withSystem(database, async tx => {
        const UsersList = await accountsOf(tx, order.logins)
        const BankIDToken = UsersList.length > 0 ? await giveToken(tx, order, clock()) : null
        return { ...nothingCollected, Completed: true, UsersList, BankIDToken }
      })
  }
}

/**
 * Creates a token for an order's accounts. A repeated call replaces it, since the first answer may
 * have been lost.
 */
async function giveToken(tx: Transaction, { refHash }: Order, now: Date): Promise<string> {
  const token = newToken()
  await tx
    .update(bankIdOrder)
    .set({ tokenHash: tokenHash(token), tokenExpiresAt: new Date(now.getTime() + tokenLifetimeMs) })
    .where(eq(bankIdOrder.refHash, refHash))
  return token
}
