import { eq } from 'drizzle-orm'
import { brandOf } from '#contracts/brands.ts'
import { states } from '#contracts/pact/states.ts'
import type { Database } from '../../platform/database/connect.ts'
import { withSystem } from '../../platform/database/tenancy.ts'
import type { TokenCookie } from '../../platform/http/token-cookie.ts'
import type { BankId } from '../../sign-in/bankid/bankid.ts'
import { tokenLifetimeMs } from '../../sign-in/bankid/collect.ts'
import { allowedOrders } from '../../sign-in/bankid/orders.ts'
import { networkKey } from '../../sign-in/session/guesses.ts'
import { newToken, tokenHash } from '../../sign-in/session/token.ts'
import { bankIdOrder } from '../../tables/schema.ts'
import { type PactState, type PactStates, text, type Undo } from '../pact-tools.ts'

export interface BankIdStateServices {
  readonly database: Database
  readonly clock: () => Date
  readonly bankId: BankId | undefined
  readonly browserCookie: TokenCookie
}

const nobody = '192.0.2.1'

/**
 * Returns the handlers of the states of sign-in with BankID. A pending order is a real one of the
 * simulator.
 */
export function bankIdStates({ database, clock, bankId, browserCookie }: BankIdStateServices): PactStates {
  const forgetOf = (address: string) => () =>
    withSystem(database, tx => tx.delete(bankIdOrder).where(eq(bankIdOrder.addressKey, networkKey(address))))

  /** Creates an order, and returns the cookie of its browser. */
  async function order(undo: Undo, OrderRef: string, rest: Partial<typeof bankIdOrder.$inferInsert> = {}) {
    undo(forgetOf(nobody))
    if (!bankId) throw new Error('BankID is not connected: verify on a backend with a simulator or a certificate')
    const ticket = await bankId.order(nobody, brandOf(undefined).softwareName)
    const now = clock()
    const browser = newToken()
    await withSystem(database, async tx => {
      await tx.delete(bankIdOrder).where(eq(bankIdOrder.refHash, tokenHash(OrderRef)))
      if (rest.tokenHash) await tx.delete(bankIdOrder).where(eq(bankIdOrder.tokenHash, rest.tokenHash))
      await tx.insert(bankIdOrder).values({
        refHash: tokenHash(OrderRef),
        bankIdRef: ticket.orderRef,
        qrStartToken: ticket.qrStartToken,
        qrStartSecret: ticket.qrStartSecret,
        device: 'OTHER',
        browserHash: tokenHash(browser),
        addressKey: networkKey(nobody),
        createdAt: now,
        orderedAt: now,
        collectedAt: now,
        ...rest,
      })
    })
    return { BrowserCookie: browserCookie.headerFor(browser) }
  }
  /**
   * Creates an order of one browser, and returns the cookie of another browser with an order of its
   * own.
   */
  const elsewhere = async (undo: Undo, made: Promise<unknown>) => {
    await made
    return order(undo, 'pact-order-of-another-browser')
  }
  const ref = (params: Parameters<PactState>[0]) => String(params.OrderRef)
  const completed: PactState = (params, undo) =>
    order(undo, ref(params), { status: 'COMPLETE', logins: [String(params.Login)] })
  const withToken: PactState = (params, undo) =>
    order(undo, `of ${params.BankIDToken}`, {
      status: 'COMPLETE',
      logins: [String(params.Login)],
      tokenHash: tokenHash(String(params.BankIDToken)),
      tokenExpiresAt: new Date(clock().getTime() + tokenLifetimeMs),
    })

  return {
    [states.bankIdConnected().name]: async (_, undo) => {
      undo(() => withSystem(database, tx => tx.delete(bankIdOrder)))
      if (!bankId) throw new Error('BankID is not connected')
      await withSystem(database, tx => tx.delete(bankIdOrder))
      return {}
    },
    [states.manyBankIdOrders().name]: async (params, undo) => {
      const address = text(params, 'Address')
      undo(forgetOf(address))
      if (!bankId) throw new Error('BankID is not connected')
      const now = clock()
      const own = { addressKey: networkKey(address), browserHash: '', createdAt: now, orderedAt: now, collectedAt: now }
      const theirs = { bankIdRef: '', qrStartToken: '', qrStartSecret: '', device: 'OTHER' as const }
      const orders = Array.from({ length: allowedOrders }, () => ({ refHash: newToken(), ...own, ...theirs }))
      await withSystem(database, tx => tx.insert(bankIdOrder).values(orders))
      return {}
    },
    [states.bankIdWaiting('').name]: (params, undo) => order(undo, ref(params)),
    [states.bankIdCancelled('').name]: (params, undo) =>
      order(undo, ref(params), { status: 'FAILED', reason: 'userCancel' }),
    [states.bankIdCompleted('', '').name]: completed,
    [states.bankIdStranger('').name]: (params, undo) => order(undo, ref(params), { status: 'COMPLETE' }),
    [states.bankIdToken('', '').name]: withToken,
    [states.bankIdElsewhere('', '').name]: (params, undo) => elsewhere(undo, completed(params, undo)),
    [states.bankIdTokenElsewhere('', '').name]: (params, undo) => elsewhere(undo, withToken(params, undo)),
  }
}
