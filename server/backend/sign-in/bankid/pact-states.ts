import { eq } from 'drizzle-orm'
import { brandOf } from '#contracts/brands.ts'
import { states } from '#contracts/pact/states.ts'
import type { Database } from '../../platform/database/connect.ts'
import { bankIdOrder } from '../../platform/database/schema.ts'
import { withSystem } from '../../platform/database/tenancy.ts'
import type { PactState, PactStates, Undo } from '../../platform/pact/pact-tools.ts'
import { addressKey } from '../session/guesses.ts'
import { tokenHash } from '../session/token.ts'
import type { BankId } from './bankid.ts'
import { tokenLifetimeMs } from './collect.ts'

export interface BankIdStateServices {
  readonly database: Database
  readonly clock: () => Date
  readonly bankId: BankId | undefined
}

const nobody = '192.0.2.1'

/** The provider states of sign-in with BankID. An order that waits is a real one. */
export function bankIdStates({ database, clock, bankId }: BankIdStateServices): PactStates {
  const forget = () =>
    withSystem(database, tx => tx.delete(bankIdOrder).where(eq(bankIdOrder.addressKey, addressKey(nobody))))

  async function order(undo: Undo, OrderRef: string, rest: Partial<typeof bankIdOrder.$inferInsert> = {}) {
    undo(forget)
    if (!bankId) throw new Error('BankID is not connected: verify on a backend with a simulator or a certificate')
    const ticket = await bankId.order(nobody, brandOf(undefined).softwareName)
    const now = clock()
    await withSystem(database, async tx => {
      await tx.delete(bankIdOrder).where(eq(bankIdOrder.refHash, tokenHash(OrderRef)))
      if (rest.tokenHash) await tx.delete(bankIdOrder).where(eq(bankIdOrder.tokenHash, rest.tokenHash))
      await tx.insert(bankIdOrder).values({
        refHash: tokenHash(OrderRef),
        bankIdRef: ticket.orderRef,
        qrStartToken: ticket.qrStartToken,
        qrStartSecret: ticket.qrStartSecret,
        device: 'OTHER',
        addressKey: addressKey(nobody),
        createdAt: now,
        orderedAt: now,
        collectedAt: now,
        ...rest,
      })
    })
    return {}
  }
  const ref = (params: Parameters<PactState>[0]) => String(params.OrderRef)
  const approved = (params: Parameters<PactState>[0]) => ({
    status: 'COMPLETE' as const,
    logins: [String(params.Login)],
  })

  return {
    [states.bankIdConnected().name]: async (_, undo) => {
      if (!bankId) throw new Error('BankID is not connected')
      const forgetAll = () => withSystem(database, tx => tx.delete(bankIdOrder))
      undo(forgetAll)
      await forgetAll()
      return {}
    },
    [states.bankIdWaiting('').name]: (params, undo) => order(undo, ref(params)),
    [states.bankIdCancelled('').name]: (params, undo) =>
      order(undo, ref(params), { status: 'FAILED', reason: 'userCancel' }),
    [states.bankIdCompleted('', '').name]: (params, undo) => order(undo, ref(params), approved(params)),
    [states.bankIdStranger('').name]: (params, undo) => order(undo, ref(params), { status: 'COMPLETE' }),
    [states.bankIdToken('', '').name]: (params, undo) =>
      order(undo, `of ${params.BankIDToken}`, {
        ...approved(params),
        tokenHash: tokenHash(String(params.BankIDToken)),
        tokenExpiresAt: new Date(clock().getTime() + tokenLifetimeMs),
      }),
  }
}
