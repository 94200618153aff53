import type { FastifyBaseLogger } from 'fastify'
import { errors } from '#contracts/errors.ts'
import type { bankIdCalls } from '#contracts/sign-in/bankid.calls.ts'
import type { BankIdStart } from '#contracts/sign-in/bankid.shapes.ts'
import type { Handlers, PublicAsk } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newToken } from '../session/token.ts'
import type { BankId } from './bankid.ts'
import { describeOrder } from './collect.ts'
import type { Device } from './messages.ts'
import { beginOrder, cancelOrder, followOrder, type OrderServices, type RequestBrowser } from './orders.ts'
import { selectUser } from './select-user.ts'

export interface BankIdServices {
  /** Undefined when BankID is not configured. */
  readonly bankId: BankId | undefined
  readonly clock: () => Date
}

export function bankIdArea({ bankId, clock }: BankIdServices): Handlers<typeof bankIdCalls> {
  /**
   * Returns the services of an order.
   *
   * @throws Refusal bankIdMissing
   */
  function services({ database, brand, log }: PublicAsk & { readonly log: FastifyBaseLogger }): OrderServices {
    if (!bankId) throw new Refusal(errors.bankIdMissing)
    return { database, bankId, brand, clock, log }
  }
  return {
    async start(ask) {
      const { browserCookie, address } = ask
      const token = browserCookie.token ?? newToken()
      const order = await beginOrder(services(ask), deviceOf(ask.body), { token, address })
      browserCookie.set(token)
      return order
    },
    async collect(ask) {
      const order = await followOrder(services(ask), ask.params.orderRef, browserOf(ask))
      if (!order) throw new Refusal(errors.bankIdOrderMissing)
      return describeOrder(services(ask), order)
    },
    selectUser: ask => selectUser(ask, ask.body, ask.now),
    async cancel(ask) {
      await cancelOrder(services(ask), ask.params.orderRef, browserOf(ask))
      return null
    },
  }
}

const browserOf = ({ browserCookie: { token }, address }: PublicAsk): RequestBrowser => ({ token, address })

const deviceOf = ({ Type, Mobile = false }: BankIdStart): Device =>
  Type !== 0 ? 'OTHER' : Mobile ? 'MOBILE' : 'COMPUTER'
