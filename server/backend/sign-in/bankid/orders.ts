import { and, count, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Brand } from '#contracts/brands.ts'
import { errors } from '#contracts/errors.ts'
import type { BankIdOrder } from '#contracts/sign-in/bankid.shapes.ts'
import type { Database } from '../../platform/database/connect.ts'
import { bankIdOrder } from '../../platform/database/schema.ts'
import { type Transaction, withSystem } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { describeError } from '../../platform/privacy/privacy.ts'
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
  /** The brand of the browser that asks. */
  readonly brand: Brand
  readonly clock: () => Date
  readonly log: FastifyBaseLogger
}

/** BankID is asked at most so often about an order, by all nodes together. */
const collectEveryMs = 2_000
/**
 * An order is followed no longer, renewals included: the browser gives up after a minute and a
 * half.
 */
export const orderLifetimeMs = 5 * 60_000
/**
 * Orders of one network in as long that led to no sign-in yet: an office of 100 people begins three
 * each, a flood more.
 */
export const allowedOrders = 300

const earlier = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

/** The browser that a request comes from. */
export interface RequestBrowser {
  /** The token of its cookie. */
  readonly token: string | undefined
  readonly address: string
}

/**
 * In a query over orders: the order of a reference, of the browser that began it and of no other.
 */
const orderOf = (OrderRef: string, { token }: RequestBrowser) =>
  token === undefined
    ? sql`false`
    : and(eq(bankIdOrder.refHash, tokenHash(OrderRef)), eq(bankIdOrder.browserHash, tokenHash(token)))

/**
 * Takes a new order, which belongs to the browser of a token.
 *
 * @throws Refusal tooManyRequests, or what BankID's error is told as
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
 * How an order stands. Of all the browsers and nodes that ask at once, one goes to BankID, and at
 * most every 2 s; the others are told what it answered last.
 *
 * @returns undefined when there is no such order, or it is too old
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
        // Another node's later word on it is not overwritten.
        .where(and(own, eq(bankIdOrder.status, 'PENDING'), eq(bankIdOrder.bankIdRef, turn.bankIdRef))),
    )
  }
  const [order] = await withSystem(database, tx => tx.select().from(bankIdOrder).where(own))
  return order
}

/** What has become of an order since BankID was last asked. */
async function collected(services: OrderServices, order: Order, { address }: RequestBrowser): Promise<Change> {
  const { bankId, brand, database, clock, log } = services
  try {
    const progress = await bankId.collect(order.bankIdRef)
    switch (progress.status) {
      case 'pending':
        return { reason: progress.hintCode }
      case 'failed':
        // Nobody has scanned it in time, but somebody asks, and so still looks at the code: it is
        // renewed under the same name.
        return order.device === 'OTHER' && progress.hintCode === 'startFailed'
          ? orderedAs(await bankId.order(address, brand.softwareName), clock())
          : { status: 'FAILED', reason: progress.hintCode }
      case 'complete':
        // Somebody was lured to open another browser's order in their app.
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

/**
 * What has become of an order that its person turned from: its token, if it gave one, is worth
 * nothing.
 */
const aborted: Change = { status: 'FAILED', reason: 'userCancel', logins: [], tokenHash: null, tokenExpiresAt: null }

/** Aborts an order of a browser, here and in the person's app. */
export async function cancelOrder(services: OrderServices, OrderRef: string, browser: RequestBrowser): Promise<void> {
  const own = orderOf(OrderRef, browser)
  const order = await withSystem(services.database, async tx => {
    const [found] = await tx.select().from(bankIdOrder).where(own).for('update')
    // The row stays: who begins and aborts without end is to be counted.
    if (found && found.status !== 'FAILED') await tx.update(bankIdOrder).set(aborted).where(own)
    return found
  })
  if (order?.status !== 'PENDING') return
  // It may have ended meanwhile, and the person is not to wait for what they have turned from.
  await services.bankId.cancel(order.bankIdRef).catch(error => void tellOfError(services, error))
}

/** The code of an error of BankID's, which is logged; any other error is a defect and goes on. */
function tellOfError({ log }: Pick<OrderServices, 'log'>, error: unknown): string {
  if (!(error instanceof BankIdError)) throw error
  log.warn({ error: describeError(error) }, 'BankID answered with an error')
  return error.code
}

/** Removes what nobody follows any more. */
export const removeOldOrders = (tx: Transaction, now: Date) =>
  tx.delete(bankIdOrder).where(lt(bankIdOrder.createdAt, earlier(now, orderLifetimeMs)))
