import { eq } from 'drizzle-orm'
import { brandOf } from '#contracts/brands.ts'
import { states } from '#contracts/pact/states.ts'
import type { Database } from '../../platform/database/connect.ts'
import { bankIdOrder } from '../../platform/database/schema.ts'
import { withSystem } from '../../platform/database/tenancy.ts'
import type { PactState } from '../../platform/pact/pact-states.ts'
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
export function bankIdStates({ database, clock, bankId }: BankIdStateServices): Readonly<Record<string, PactState>> {
  async function order(OrderRef: string, rest: Partial<typeof bankIdOrder.$inferInsert> = {}) {
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
    [states.bankIdConnected().name]: async () => {
      if (!bankId) throw new Error('BankID is not connected')
      await withSystem(database, tx => tx.delete(bankIdOrder))
      return {}
    },
    [states.bankIdWaiting('').name]: params => order(ref(params)),
    [states.bankIdCancelled('').name]: params => order(ref(params), { status: 'FAILED', reason: 'userCancel' }),
    [states.bankIdCompleted('', '').name]: params => order(ref(params), approved(params)),
    [states.bankIdStranger('').name]: params => order(ref(params), { status: 'COMPLETE' }),
    [states.bankIdToken('', '').name]: params =>
      order(`of ${params.BankIDToken}`, {
        ...approved(params),
        tokenHash: tokenHash(String(params.BankIDToken)),
        tokenExpiresAt: new Date(clock().getTime() + tokenLifetimeMs),
      }),
  }
}
