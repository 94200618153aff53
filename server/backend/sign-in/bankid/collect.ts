import { eq } from 'drizzle-orm'
import { type BankIdCollected, nothingCollected } from '#contracts/sign-in/bankid.shapes.ts'
import { bankIdOrder } from '../../platform/database/schema.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { accountsOf } from './accounts.ts'
import { errorOf, failedMessage, isPendingStart, pendingMessage } from './messages.ts'
import type { Order, OrderServices } from './orders.ts'
import { qrDataUrl, qrText } from './qr.ts'

/** How long a BankIDToken is good for: as long as it takes to choose an account. */
export const tokenLifetimeMs = 2 * 60_000

/** An order as the browser is told of it. */
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
 * A token for an order's accounts. Asked again, since the answer may have been lost, it gives
 * another, and the first is worth nothing.
 */
async function giveToken(tx: Transaction, { refHash }: Order, now: Date): Promise<string> {
  const token = newToken()
  await tx
    .update(bankIdOrder)
    .set({ tokenHash: tokenHash(token), tokenExpiresAt: new Date(now.getTime() + tokenLifetimeMs) })
    .where(eq(bankIdOrder.refHash, refHash))
  return token
}
