import { and, count, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Brand } from '#contracts/brands.ts'
import { errors } from '#contracts/errors.ts'
import type { BankIdOrder } from '#contracts/sign-in/bankid.shapes.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { describeError } from '../../platform/privacy/privacy.ts'
import { bankIdOrder } from '../../tables/schema.ts'
import { networkKey } from '../session/guesses.ts'
import { newToken, tokenHash } from '../session/token.ts'
import { loginsOf } from './accounts.ts'
import { type BankId, BankIdError } from './bankid.ts'
import { isElsewhere } from './device-network.ts'
import { type Device, elsewhere, errorOf } from './messages.ts'

export type Order = typeof bankIdOrder.$inferSelect
type Change = Partial<typeof bankIdOrder.$inferInsert>

export interface OrderServices {
  readonly database: Database
  readonly bankId: BankId
  /** The brand of the requesting browser. */
  readonly brand: Brand
  readonly clock: () => Date
  readonly log: FastifyBaseLogger
}

/** The shortest interval between two requests to BankID about an order, across all nodes. */
const collectEveryMs = 2_000
/** The lifetime of an order including renewals. The browser gives up after a minute and a half. */
export const orderLifetimeMs = 5 * 60_000
/**
 * The most orders of one network within the lifetime that have not led to a sign-in. An office of
 * 100 people with three attempts each stays within it.
 */
export const allowedOrders = 300

const earlier = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** The browser of a request. */
export interface RequestBrowser {
  /** The token of the browser's cookie. */
  readonly token: string | undefined
  readonly address: string
}

/**
 * The condition of a query on orders: the order with the reference, only for the browser that began
 * it.
 */
const orderOf = (OrderRef: string, { token }: RequestBrowser) =>
  token === undefined
    ? sql`false`
    : and(eq(bankIdOrder.refHash, tokenHash(OrderRef)), eq(bankIdOrder.browserHash, tokenHash(token)))

/**
 * Starts an order for the browser with a token.
 *
 * @throws Refusal tooManyRequests, or the error for BankID's
 */
export async function beginOrder(
  services: OrderServices,
  device: Device,
  { token, address }: RequestBrowser & { readonly token: string },
): Promise<BankIdOrder> {
  const { database, bankId, brand, clock } = services
  const now = clock()
  const own = { addressKey: networkKey(address), browserHash: tokenHash(token), createdAt: now }
  const [taken] = await withSystem(database, tx =>
    tx
      .select({ orders: count() })
      .from(bankIdOrder)
      .where(and(eq(bankIdOrder.addressKey, own.addressKey), gt(bankIdOrder.createdAt, earlier(now, orderLifetimeMs)))),
  )
  if (taken && taken.orders >= allowedOrders) throw new Refusal(errors.tooManyRequests)

  const ticket = await bankId.order(address, brand.softwareName).catch(error => {
    throw new Refusal(errorOf(tellOfError(services, error)))
  })
  const OrderRef = newToken()
  await withSystem(database, tx =>
    tx.insert(bankIdOrder).values({ refHash: tokenHash(OrderRef), device, ...own, ...orderedAs(ticket, clock()) }),
  )
  return { OrderRef, AutoStartToken: ticket.autoStartToken }
}

const orderedAs = (ticket: Awaited<ReturnType<BankId['order']>>, now: Date) => ({
  bankIdRef: ticket.orderRef,
  qrStartToken: ticket.qrStartToken,
  qrStartSecret: ticket.qrStartSecret,
  orderedAt: now,
  collectedAt: now,
  reason: 'outstandingTransaction',
})

/**
 * Returns the state of an order. Among concurrent requests on all nodes, one asks BankID, at most
 * every 2 s; the others get its last answer. @returns undefined when the order does not exist or
 * has expired
 */
export async function followOrder(
  services: OrderServices,
  OrderRef: string,
  browser: RequestBrowser,
): Promise<Order | undefined> {
  const { database, clock } = services
  const now = clock()
  const own = and(orderOf(OrderRef, browser), gt(bankIdOrder.createdAt, earlier(now, orderLifetimeMs)))
  const [turn] = await withSystem(database, tx =>
    tx
      .update(bankIdOrder)
      .set({ collectedAt: now })
      .where(and(own, eq(bankIdOrder.status, 'PENDING'), lte(bankIdOrder.collectedAt, earlier(now, collectEveryMs))))
      .returning(),
  )
  if (turn) {
    const change = await collected(services, turn, browser)
    await withSystem(database, tx =>
      tx
        .update(bankIdOrder)
        .set(change)
        // A newer state from another node is not overwritten.
        .where(and(own, eq(bankIdOrder.status, 'PENDING'), eq(bankIdOrder.bankIdRef, turn.bankIdRef))),
    )
  }
  const [order] = await withSystem(database, tx => tx.select().from(bankIdOrder).where(own))
  return order
}

/** Returns the change of an order since BankID was last asked. */
async function collected(services: OrderServices, order: Order, { address }: RequestBrowser): Promise<Change> {
  const { bankId, brand, database, clock, log } = services
  try {
    const progress = await bankId.collect(order.bankIdRef)
    switch (progress.status) {
      case 'pending':
        return { reason: progress.hintCode }
      case 'failed':
        // The QR code was not scanned in time, but the browser still shows it, so the order is
        // renewed under the same reference.
        return order.device === 'OTHER' && progress.hintCode === 'startFailed'
          ? orderedAs(await bankId.order(address, brand.softwareName), clock())
          : { status: 'FAILED', reason: progress.hintCode }
      case 'complete':
        // Someone was lured into opening another browser's order in their own app.
        if (order.device !== 'OTHER' && isElsewhere(progress.deviceAddress, order.addressKey, address)) {
          log.warn('A BankID order of one device was approved on another network')
          return { status: 'FAILED', reason: elsewhere }
        }
        return {
          status: 'COMPLETE',
          reason: '',
          logins: await withSystem(database, tx => loginsOf(tx, progress.personalNumber)),
        }
    }
  } catch (error) {
    return { status: 'FAILED', reason: tellOfError(services, error), isError: true }
  }
}

/** The state of an order that its user has cancelled. Its token, if any, becomes invalid. */
const aborted: Change = { status: 'FAILED', reason: 'userCancel', logins: [], tokenHash: null, tokenExpiresAt: null }

/** Cancels an order of a browser, here and in the BankID app. */
export async function cancelOrder(services: OrderServices, OrderRef: string, browser: RequestBrowser): Promise<void> {
  const own = orderOf(OrderRef, browser)
  const order = await withSystem(services.database, async tx => {
    const [found] = await tx.select().from(bankIdOrder).where(own).for('update')
    // The row stays, so that the order counts towards the limit.
    if (found && found.status !== 'FAILED') await tx.update(bankIdOrder).set(aborted).where(own)
    return found
  })
  if (order?.status !== 'PENDING') return
  // The order may have ended meanwhile. The user does not wait for this, and its errors are only
  // logged.
  await services.bankId.cancel(order.bankIdRef).catch(error => void tellOfError(services, error))
}

/** Logs an error from BankID and returns its code. Rethrows other errors, which are defects. */
function tellOfError({ log }: Pick<OrderServices, 'log'>, error: unknown): string {
  if (!(error instanceof BankIdError)) throw error
  log.warn({ error: describeError(error) }, 'BankID answered with an error')
  return error.code
}

/** Removes expired orders. */
export const removeOldOrders = (tx: Transaction, now: Date) =>
  tx.delete(bankIdOrder).where(lt(bankIdOrder.createdAt, earlier(now, orderLifetimeMs)))
